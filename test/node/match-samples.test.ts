/** Matches as programs really write them, one small file for each way (test/samples/README.md): each opens, with its faults named. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { detect, gamesFrom, readRecord, recordFrom, textFrom, writeRecord, type RecordGame } from '../../src/notation/index.js';

const folder = new URL('../samples/', import.meta.url);
const textOf = (file: string): string => textFrom(readFileSync(new URL(file, folder)));

/** What is in a file: for each game its score, steps and result, and then the faults. */
const samples: Readonly<Record<string, readonly [games: readonly string[], faults?: readonly string[]]>> = {
  'mat/galaxy-whole.mat': [['0-0/16, 23 steps, W+2']],
  'mat/galaxy.mat': [['0-0/3, 11 steps, W+1']],
  'mat/gamesgrid.mat': [['0-0/3, 10 steps, W+2']],
  'mat/gnubg.mat': [['0-0/3, 10 steps, *'], ['13:10 illegal-play no-checker']],
  'mat/hypergammon.mat': [['0-0/1, 0 steps, W+1'], ['4:1 other-game']],
  'mat/illegal-play.mat': [['0-0/3, 1 steps, W+1'], ['5:44 bad-move']],
  'mat/last-move.mat': [['0-0/1, 6 steps, W+1'], ['8:16 illegal-play no-such-die']],
  'mat/latin1.mat': [['no match, 5 steps, W+1']],
  'mat/money.mat': [['4-16/-, 7 steps, W+4016', '4020-16/-, 2 steps, *']],
  'mat/single.gam': [['no match, 4 steps, *']],
  'mat/studio-whole.mat': [['0-0/5, 23 steps, W+2', '2-0/5, 4 steps, B+1']],
  'mat/studio.mat': [['0-0/5, 10 steps, W+1', '1-0/5, 9 steps, W+2']],
  'mat/three-games.mat': [['0-0/5, 3 steps, B+1', '0-1/5, 0 steps, W+2', '2-1/5, 4 steps, W+1'], ['10:44 illegal-play no-such-die']],
  'mat/xg-whole.txt': [['0-0/1, 23 steps, W+2']],
  'mat/xg.txt': [['0-0/7, 11 steps, B+1']],
  'sgf/gnubg.sgf': [['0-0/5, 8 steps, W+2', '2-0/5, 2 steps, *']],
  'sgf/latin1.sgf': [['no match, 1 steps, =']],
  'sgf/three-games.sgf': [
    ['0-0/3, 3 steps, B+1', '0-1/3, 0 steps, W+1', '1-1/3, 3 steps, W+1', 'no match, 0 steps, *'],
    ['5:8 bad-point', '6:1 syntax', '10:1 other-game'],
  ],
  'sgf/variations.sgf': [['no match, 4 steps, *']],
};

function inShort({ start: { score }, line, result }: RecordGame): string {
  const points = score ? `${score.white}-${score.black}/${score.length ?? '-'}` : 'no match';
  const told = !result ? '*' : !result.winner ? '=' : `${result.winner === 'white' ? 'W' : 'B'}+${result.points}`;
  return `${points}, ${line.nodes.length} steps, ${told}`;
}

describe('sample files', () => {
  it('are all looked at', () => {
    const files = ['mat', 'sgf'].flatMap((format) => readdirSync(new URL(`${format}/`, folder)).map((name) => `${format}/${name}`));
    assert.deepEqual(Object.keys(samples), files.sort());
  });

  for (const [file, [expected, faults = []]] of Object.entries(samples))
    it(file, () => {
      const text = textOf(file);
      assert.equal(detect(text), file.slice(0, 3));
      const read = recordFrom(text);
      assert.deepEqual(read.games.map(inShort), expected);
      assert.deepEqual(
        read.faults.map(({ line, column, code, refusal }) => `${line}:${column} ${code}${refusal ? ` ${refusal.code}` : ''}`),
        faults,
      );
      // what was kept is whole
      assert.deepEqual(readRecord(writeRecord(read.games)), { games: read.games, faults: [] });
    });

  const stepsOf = (file: string, game: number): string => {
    const [, body = ''] = writeRecord([recordFrom(textOf(file)).games[game]!]).split(/^(?=1\.)/m);
    return body.replace(/\s+/g, ' ');
  };

  it('studio.mat: a double taken, and a game given up behind the throw', () => {
    const steps = '1. B 31: 8/5 6/5 W 43: 13/9 13/10 2. B double W take B 65: 24/18/13 W 21: 10/8 9/8 ';
    assert.equal(stepsOf('mat/studio.mat', 1), `${steps}3. B 44: ... B resign oin W accept W+2 `);
  });

  it('a whole game is the same in each dialect, to the last checker', () => {
    const [galaxy, studio, xg] = ['galaxy-whole.mat', 'studio-whole.mat', 'xg-whole.txt'].map((file) => stepsOf(`mat/${file}`, 0));
    assert.match(
      studio ?? '',
      /3\. W 66: 24\/18 13\/7 9\/3\* 8\/2 B 22: - .* B 55: bar\/20\/15\/10 13\/8 .* 12\. W 66: 1\/off\(3\) W\+2 $/,
    );
    assert.deepEqual([galaxy, xg], [studio, studio]);
    assert.match(stepsOf('mat/studio-whole.mat', 1), /W 42: \.\.\. W resign oin B accept B\+1 $/);
  });

  it('galaxy.mat: dice that cannot be played, and time that has run out', () => {
    assert.match(stepsOf('mat/galaxy.mat', 0), /4\. W 64: 24\/18\/14\* B 66: - 5\. W 21: 13\/11 6\/5 B resign oin W accept W\+1 $/);
    const [game] = gamesFrom(textOf('mat/galaxy.mat'));
    const elo = { 'Player-1-Elo': '1500,00/0', 'Player-2-Elo': '3,00/12' };
    const tags = { Black: 'beaver_take_all', Site: 'Backgammon Galaxy', 'Match-ID': '1002', ...elo, EventTime: '10.15', Unrated: 'Off' };
    assert.deepEqual({ ...game?.tags }, tags);
  });

  it('money.mat: the rules that the headers name, a beaver, columns that are tabs', () => {
    const [first, second] = recordFrom(textOf('mat/money.mat')).games;
    const { start, cube } = first!.start.rules;
    assert.equal(start, '24:2 23:2 13:4 8:3 6:4');
    assert.deepEqual(cube, { limit: 64, beavers: true, raccoons: false, jacoby: true, crawford: false });
    assert.match(stepsOf('mat/money.mat', 0), /B double W beaver B take B 63/);
    assert.deepEqual(
      second!.line.nodes.map(({ player }) => player),
      ['white', 'black'],
    );
  });

  it('letters of other times', () => {
    assert.deepEqual(
      ['mat/latin1.mat', 'sgf/latin1.sgf'].map((file) => gamesFrom(textOf(file))[0]?.tags.White),
      ['Zoë', 'Zoë'],
    );
    const name = (bytes: readonly number[]): string => textFrom(Uint8Array.from([...Buffer.from('(;CA[windows-1251]PW['), ...bytes]));
    assert.equal(name([0xcc, 0xe0, 0xf0, 0xe8, 0xff]).slice(-5), 'Мария');
    assert.equal(textFrom(Uint8Array.from([0xff, 0xfe, 0x1c, 0x04])), 'М');
    assert.equal(textFrom(Uint8Array.from([0xfe, 0xff, 0x04, 0x1c])), 'М');
    assert.equal(textFrom(Buffer.from('(;CA[none]PW[é]', 'latin1')), '(;CA[none]PW[é]');
    // what Bulgarian Windows writes
    const bulgarian = Uint8Array.from([...Buffer.from(' '), 0xcc, 0xe0, 0xf0, 0xe8, 0xff, ...Buffer.from(' : 0')]);
    assert.equal(textFrom(bulgarian), ' Мария : 0');
    for (const western of ['Zoë Günter', 'créée à Fès', 'pääöljy', 'ÀÉ', 'jäääär', '«ça»'])
      assert.equal(textFrom(Buffer.from(western, 'latin1')), western);
  });

  it('gnubg.sgf: a cube in the middle of analysis, a throw behind which the game was given up, a position set up', () => {
    const steps = '1. W 31: 8/5 6/5 B 42: 8/4 6/4 ? {A colon: and a bracket ] in a comment, and a line that goes on.} ';
    assert.equal(stepsOf('sgf/gnubg.sgf', 0), `${steps}2. W double ?! B take W 65: 24/18/13 B 44: ... B resign oin W accept W+2 `);
    const written = writeRecord([recordFrom(textOf('sgf/gnubg.sgf')).games[1]!]);
    assert.match(written, /\[Position "W 6:1 2:2 1:2 off:10 \| B bar:1 2:1 1:2 off:11 ; black 64 cube 4 white"\]/);
  });

  it('variations.sgf: lines beside each other, comments and judgements', () => {
    assert.equal(
      stepsOf('sgf/variations.sgf', 0),
      '1. W 31: 8/5 6/5 !! B 43: 24/21 13/9 ' +
        '({Instead:} 1. B 43: 13/9 13/10 !? 2. W 21: 13/11 6/5) 2. W double (2. W 66: 24/18(2) 13/7(2) ?!) 2. B take * ',
    );
  });
});

describe('a game in two columns', () => {
  const game = (...end: readonly string[]): string =>
    [' 5 point match', ' Game 1', ' A : 0                    B : 0', '  1) 31: 8/5 6/5             Doubles => 2', ...end].join('\n');
  const next = (white: number, black: number): string => `\n Game 2\n A : ${white}     B : ${black}\n`;
  const read = (text: string): readonly unknown[] => {
    const { games, faults } = recordFrom(text);
    return [
      inShort(games[0]!).split(', ')[2],
      games[0]!.line.nodes.length,
      ...faults.map(({ code, expected }) => `${code} ${expected ?? ''}`),
    ];
  };

  it('ends as its steps do', () => {
    assert.deepEqual(read(game('  2)  Drops                  Wins 1 point')), ['B+1', 3]);
    assert.deepEqual(read(game('  2)  Drops')), ['B+1', 3]);
    assert.deepEqual(read(game('  2)  Drops                  Wins 2 points')), ['B+1', 3, 'bad-result B+1']);
    assert.deepEqual(read(game('  2)  Drops', '  3)  Wins 1 point')), ['B+1', 3, 'bad-result B+1']);
    // whose column it is says little in a line of its own
    assert.deepEqual(read(game('  2)  Drops', '      Wins 1 point')), ['B+1', 3]);
    assert.deepEqual(read(game('  2)  Drops', '  3) 42: 8/4 6/4')), ['B+1', 3, 'illegal-play ']);
  });

  it('ends as the score of the next game tells, where the columns are wrong', () => {
    const taken = ['  2)  Takes                  31: 8/5 6/5', '      Wins 2 points'];
    assert.deepEqual(read(game(...taken)), ['W+2', 4]);
    assert.deepEqual(read(game(...taken) + next(0, 2)), ['B+2', 6]);
    assert.deepEqual(read(game(...taken) + next(0, 1)), ['W+2', 4]);
  });

  it('ends by a resignation only at a price that can be offered', () => {
    const taken = ['  2)  Takes                  31: 8/5 6/5'];
    for (const [points, price] of [
      [2, 'oin'],
      [4, 'mars'],
      [6, 'koks'],
    ] as const) {
      const { games, faults } = recordFrom(game(...taken, `  3)                            Wins ${points} points`));
      assert.deepEqual(faults, []);
      assert.deepEqual(games[0]!.line.nodes.at(-2)?.step, { kind: 'resign', price });
    }
    assert.deepEqual(read(game(...taken, '  3)                            Wins 5 points')), ['B+5', 4]);
  });

  it('counts what the match still wants, if that is less', () => {
    const won = (points: number): readonly unknown[] =>
      read(
        [
          ' 3 point match\n Game 1\n A : 2                    B : 0',
          '  1) 31: 8/5 6/5             Doubles => 2',
          '  2)  Takes                  31: 8/5 6/5',
          '  3)  Doubles => 4           Drops',
          `  4)  Wins ${points} points`,
        ].join('\n'),
      );
    assert.deepEqual(won(1), ['W+2', 6]);
    assert.deepEqual(won(2), ['W+2', 6]);
    assert.deepEqual(won(3), ['W+2', 6, 'bad-result W+2']);
  });

  it('has beavers that nobody takes in writing, and the same word for one on the other', () => {
    const text = (...cells: readonly string[]): string => game(...cells).replace(' 5 point', ' 0 point');
    const kinds = (some: string): readonly string[] => {
      const { games, faults } = recordFrom(some);
      assert.deepEqual(faults, []);
      return games[0]!.line.nodes.map(({ step }) => step.kind);
    };
    const taken = ['roll', 'double', 'beaver', 'take', 'roll'];
    assert.deepEqual(kinds(text('  2)  Beavers => 4             63: 24/18 18/15')), taken);
    assert.deepEqual(kinds(text('  2)  Doubles => 4             Takes', '  3)                            63: 24/18 18/15')), taken);
    const twice = ['roll', 'double', 'beaver', 'raccoon', 'take', 'roll'];
    assert.deepEqual(kinds(text('  2)  Beavers => 4             Beavers => 8', '  3)                            63: 24/18 18/15')), twice);
  });

  it('has columns of tabs', () => {
    const { games, faults } = recordFrom(' 1)\t\t\t\t31: 8/5 6/5\n 2)\t42: 8/4 6/4');
    assert.deepEqual(faults, []);
    assert.deepEqual(
      games[0]!.line.nodes.map(({ player }) => player),
      ['black', 'white'],
    );
  });

  it('names a double of another value', () => {
    assert.deepEqual(read(game().replace('=> 2', '=> 4')), ['*', 2, 'bad-cube 2']);
  });

  it('takes the play that hits least where the text leaves it open', () => {
    const open = (sign: string): string => game('  2) 64: 24/14').replace('Doubles => 2', `21: 8/6 6/5${sign}`);
    for (const [sign, codes] of [
      ['', ['ambiguous-play']],
      ['*', []],
    ] as const) {
      const { games, faults } = recordFrom(open(sign));
      assert.deepEqual(
        faults.map(({ code }) => code),
        codes,
      );
      assert.match(writeRecord(games), /64: 24\/18\/14\n/);
    }
  });
});
