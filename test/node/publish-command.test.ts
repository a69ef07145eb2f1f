/** The author's command: what it draws, finds wrong and converts, and what it answers to a wrong call. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { run } from '../../src/publish/command/run.js';
import { readGnuId, readRecord, readXgid, writeRecord } from '../../src/notation/index.js';
import { fileSentences } from '../../src/locale/files.js';
import { escapeText } from '../../src/picture/svg.js';
import { hostile } from '../support/hostile.js';

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly told: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Runs the command with these files; the one of no name is standard input. */
async function tabla(
  args: readonly string[],
  files: Record<string, string | Uint8Array> = {},
  env: Record<string, string> = {},
): Promise<Outcome> {
  let out = '';
  const told: string[] = [];
  const written: Record<string, string> = {};
  const code = await run(args, {
    env,
    version: '1.2.3',
    read(file) {
      const content = files[file ?? ''];
      if (content === undefined) return Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' }));
      return Promise.resolve(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    },
    write(file, text) {
      if (file === null) out += text;
      else written[file] = text;
      return Promise.resolve();
    },
    tell: (line) => told.push(line),
  });
  return { code, out, told: told.join('\n'), files: written };
}

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const xgid = 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10';
const game = '[White "Мария"] [Black "Иван"]\n1. W 31: 8/5 6/5 {Five is made. [%mark 5 red]}\n1. B 42: 8/4 6/4 {Four. [%arrow 6/4]}\n*\n';
const match = `${game}\n[Game "tapa"]\n1. W 31: 24/21 24/23\n*\n`;
const titleOf = (svg: string): string => /<title>(.*?)<\/title>/s.exec(svg)?.[1] ?? '';
const described = (svg: string): string => /<desc>(.*?)<\/desc>/s.exec(svg)?.[1] ?? '';

suite('tabla svg', () => {
  test('draws positions of every format', async () => {
    for (const [text, title, said] of [
      [`${start} ; white 63`, 'Prava', 'White to play 6 and 3'],
      [xgid, 'Backgammon', 'Black to play 3 and 1'],
      ['4HPwATDgc/ABMA:cAkAAAAAAAAE', 'Backgammon', 'White to play.'],
    ] as const) {
      const { code, out, told } = await tabla(['svg'], { '': text });
      assert.deepEqual([code, told], [0, '']);
      assert.match(out, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*role="img" lang="en".*<\/svg>\n$/s);
      assert.equal(titleOf(out), title);
      assert.ok(described(out).includes(said), described(out));
    }
  });

  test('asks for the position in the call, empty for the start', async () => {
    const { out } = await tabla(['svg', '--position', '', '--variant', 'gyulbara', '--lang', 'bg-BG']);
    assert.equal(titleOf(out), 'Гюлбара');
    assert.ok(described(out).includes('Бели: 15 пула на 24.'));
    assert.equal((await tabla(['svg', '--position', '', '--variant', 'gratska'])).out.includes('<title>Portes'), true);
    assert.match((await tabla(['svg', '--position', start, 'file'])).told, /^Either --position or a file\.\n/);
  });

  test('draws a place of a record, with what was played there and its comment’s drawings', async () => {
    const at = async (place: string | null) =>
      (await tabla(['svg', ...(place === null ? [] : ['--at', place]), 'a.tabla'], { 'a.tabla': match })).out;
    assert.ok(described(await at('1')).includes('White: 2 checkers on 24, 5 on 13, 3 on 8, 5 on 6.'));
    const white = await at('1.1w');
    assert.equal(titleOf(white), 'Prava. \u2068Мария\u2069 – \u2068Иван\u2069');
    assert.ok(described(white).includes('Black to play.') && described(white).includes('2 on 5'), described(white));
    assert.ok(white.includes('class="red"') && white.includes('class="last"') && !white.includes('arrow'));
    const named = await tabla(['svg', '--at', '1.1w'], { '': game.replace('%mark 5', '%mark w5') });
    assert.equal(named.out, white, 'points are in the numbers of the player of the step');
    assert.ok((await at(null)).includes('arrow'), 'without a place it is the end of the first game');
    assert.equal(titleOf(await at('2.1w')), 'Tapa. \u2068Мария\u2069 – \u2068Иван\u2069');
    assert.deepEqual(await tabla(['svg', '--at', '3', '-'], { '': match }), {
      code: 2,
      out: '',
      told: '--at: The record has no such place. The start of its second game is 2, Black’s turn 14 in it is 2.14b.',
      files: {},
    });
  });

  test('takes the options of a board', async () => {
    const draw = async (...options: string[]) => (await tabla(['svg', '--position', `${start} ; black 63`, ...options])).out;
    const plain = await draw();
    const all = [
      ['--view', 'black'],
      ['--home', 'left'],
      ['--numbers', 'none'],
      ['--theme', 'print'],
      ['--marks', '[%mark 7]'],
      ['--title', 'A title'],
      ['--lang', 'bg'],
      ['--directions'],
      ['--small'],
    ];
    const drawn = await Promise.all(all.map((options) => draw(...options)));
    assert.equal(new Set([plain, ...drawn]).size, all.length + 1, 'each of them shows');
    assert.equal(titleOf(await draw('--title', 'A <title>')), 'A &lt;title&gt;');
    assert.equal((await tabla(['svg', '--position', start, '--lang', 'de'])).out.includes('lang="en"'), true);
    const climbing = ['svg', '--position', `${start} ; white 44 rolls 3-2`];
    assert.notEqual((await tabla(climbing)).out, (await tabla([...climbing, '--rules', 'climb.from=4'])).out);
  });

  test('shows the cube as it is offered', async () => {
    for (const [sign, value] of [
      ['00', '2'],
      ['D', '4'],
      ['B', '8'],
    ] as const) {
      const { out } = await tabla(['svg', '--position', xgid.replace(':0:0:-1:31:', `:1:1:1:${sign}:`)]);
      assert.equal(/class="pip cube"[^>]*>(\d+)</.exec(out)?.[1], value, sign);
    }
  });

  test('writes a file', async () => {
    const { out, files } = await tabla(['svg', '-o', 'a.svg'], { '': start });
    assert.equal(out, '');
    assert.match(files['a.svg'] ?? '', /^<svg.*<\/svg>\n$/s);
  });

  test('draws what is right of a record and tells the rest', async () => {
    const { code, out, told } = await tabla(['svg', 'a.tabla'], { 'a.tabla': game.replace('*', '2. W 11: 9/8') });
    assert.equal(code, 1);
    assert.match(out, /^<svg/);
    assert.equal(told, 'a.tabla:4:10 You have no checker on 9.');
  });

  test('says where a position is wrong, in the language of the environment', async () => {
    const env = { LANG: 'bg_BG.UTF-8' };
    assert.deepEqual(await tabla(['svg', '--position', 'W 24:16 | B 24:15'], {}, env), {
      code: 1,
      out: '',
      told: '--position:1:3 Пуловете стават повече от 15.',
      files: {},
    });
    const { told } = await tabla(['svg', '--position', 'W 24:16 | B 24:15'], {}, { ...env, LC_ALL: 'C' });
    assert.equal(told, '--position:1:3 These are more than 15 checkers.');
  });

  test('what a record brings along stays text', async () => {
    for (const text of hostile) {
      const [record] = readRecord(game).games;
      const tags = { ...record!.tags, White: text };
      const { code, out } = await tabla(['svg'], { '': writeRecord([{ ...record!, tags }]) });
      assert.equal(code, 0);
      const [read] = readRecord(writeRecord([{ ...record!, tags }])).games;
      assert.equal(titleOf(out), `Prava. \u2068${escapeText(read!.tags.White ?? '')}\u2069 – \u2068Иван\u2069`);
      assert.doesNotMatch(out, /<(script|img|b|u|i)\b|[^\P{Cc}\t\n\r]|\p{Cs}/u);
    }
  });
});

suite('tabla check', () => {
  test('lists faults as editors read them', async () => {
    const bad = `\ufeff[Game "prava"]\r\n1. W 31: 8/5 6/5 {Five.}\r\n1. B 42: 8/4 7/5\r\n*\r\n[Game "x"]\r\n1. W 31: 9/8\r\n`;
    assert.deepEqual(await tabla(['check', 'good', 'bad'], { good: game, bad }), {
      code: 1,
      out:
        'bad:3:14 You have no checker on 7.\n' +
        'bad:5:8 There is no such game. There are: prava, portes, tavla, obiknovena, backgammon, kratka, kavkazka, chelebi, gyulbara, gyulbara-traditional, tapa, tapa-traditional, plakoto, fevga.\n' +
        'bad:6:10 You have no checker on 9.\n',
      told: '',
      files: {},
    });
    assert.equal((await tabla(['check', '--lang', 'bg'], { '': bad })).out.split('\n')[0], 'stdin:3:14 На поле 7 нямаш пул.');
  });

  test('speaks one language at a time', async () => {
    const samples = ['mat', 'sgf'].flatMap((folder) => {
      const url = new URL(`../samples/${folder}/`, import.meta.url);
      return readdirSync(url).map((name): string | Uint8Array => readFileSync(new URL(name, url)));
    });
    const wrong = [
      '1. W 31: 8/5 7/5',
      'Hello',
      '1. W 31: what',
      '1. W 31: 8/5 6/5 (',
      '1. W 31: 8/5 6/5\n1. B passed 55: 8/3',
      '[Position "W 24:1 13:5 8:3 6:5 off:1 | B 5:1 13:6 8:3 6:5"]\n1. W 64: 24/14',
      '(;GM[6];W[51xwmh];AE[a:y]C x]',
      ' 5 point match\n\n Game 1\n A : 0   B : 0\n 1) what',
      'x'.repeat(10_000_001),
      '[Game "prava"]\n*\n'.repeat(5001),
      ...[
        'XGID=-b:',
        'XGID=-b----E-C---eE---c-e----B-:21:0:1:00',
        'ewMAAD4gAAAAAQ',
        'board:You:',
        'board:You:x:5:99',
        '11p:oo:N0N',
        '0;1;1;1',
      ],
    ];
    for (const text of [...samples, ...wrong]) {
      const { code, out } = await tabla(['check', '--lang', 'bg'], { '': text });
      if (wrong.includes(text as string)) assert.equal(code, 1, out);
      assert.doesNotMatch(out, /\b(an|the|or|to|at|that|before|behind|turn|name|all|most|no|of)\b/i);
    }
  });

  test('has nothing to say of what is right', async () => {
    for (const text of [game, match, start, xgid])
      assert.deepEqual(await tabla(['check'], { '': text }), { code: 0, out: '', told: '', files: {} });
  });

  test('reads positions of every format, in the game that is named', async () => {
    const faults = async (text: string, ...options: string[]) => (await tabla(['check', ...options], { '': text })).out;
    assert.equal(
      await faults('W 24:1 18:1| B 7:1'),
      'stdin:1:16 Both sides stand on one point, and no checker on it is pinned with “!”.\n',
    );
    assert.equal(await faults('W 24:1 18:1| B 7:1', '--variant', 'gyulbara'), '');
    assert.match(await faults(xgid.replace(':31:', ':37:')), /^stdin:1:\d+ In a position of another program this can stand here: /);
    assert.match(await faults('Hello'), /^stdin:1:1 This looks neither like a position, W 24:15 \| B 24:15, nor .*\n/);
    assert.match(await faults(''), /^stdin:1:1 This looks neither like a position, .*\n/);
    assert.match(await faults(game, '--from', 'xgid'), /^stdin:\d+:\d+ In a position/);
  });

  test('reads matches of other programs, of which one bad game spoils no other', async () => {
    const sample = (name: string) => readFileSync(new URL(`../samples/mat/${name}`, import.meta.url));
    for (const name of ['xg.txt', 'studio.mat', 'latin1.mat'])
      assert.deepEqual(await tabla(['check', name], { [name]: sample(name) }), { code: 0, out: '', told: '', files: {} }, name);
    const three = { '': sample('three-games.mat') };
    assert.match((await tabla(['check'], three)).out, /^stdin:10:44 .*\n$/);
    assert.equal(readRecord((await tabla(['convert', '--to', 'record'], three)).out).games.length, 3);
    const { code, out } = await tabla(['check', 'a.mat'], { 'a.mat': sample('last-move.mat') });
    assert.equal(code, 1);
    assert.match(out, /^a\.mat:\d+:\d+ .*\n$/);
    const sgf = '(;FF[4]GM[6]PW[A]PB[B]MI[length:5][game:0][ws:0][bs:0];W[51xwmh];B[31qtst])';
    assert.equal((await tabla(['check'], { '': sgf })).out, '');
    assert.match((await tabla(['check'], { '': sgf.replace('qtst', 'qtrt') })).out, /^stdin:1:\d+ .*\n$/);
  });

  test('goes on behind a file that is not there', async () => {
    const { code, out, told } = await tabla(['check', 'none', 'bad'], { bad: '1. W 31: 9/8' });
    assert.deepEqual([code, told], [2, 'none: There is no such file.']);
    assert.equal(out, 'bad:1:10 You have no checker on 9.\n');
  });

  test('reads what editors of all ages have written', async () => {
    const bad = '{é} 1. W 31: 9/8';
    const utf16 = Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(bad, (sign) => sign.charCodeAt(0)).buffer)]);
    const latin1 = Uint8Array.from(bad, (sign) => sign.charCodeAt(0));
    for (const bytes of [utf16, latin1, `\ufeff${bad}`])
      assert.equal((await tabla(['check'], { '': bytes })).out, 'stdin:1:14 You have no checker on 9.\n');
  });
});

suite('tabla convert', () => {
  const convert = async (text: string, to: string, ...options: string[]) => tabla(['convert', '--to', to, ...options], { '': text });

  test('between the formats of positions', async () => {
    for (const to of ['situation', 'xgid', 'gnu', 'fibs', 'snowie']) {
      const { code, out, told } = await convert(xgid, to);
      assert.deepEqual([code, told], [0, ''], to);
      assert.equal((await convert(out, 'xgid')).out.replace(/:\d+\n$/, ''), xgid.replace(/:\d+$/, ''), to);
    }
    assert.equal((await convert('11jjjjjhhhccccc:ooddddd88866666:N0N', 'ogid')).code, 2);
    const { position } = readXgid((await convert('11jjjjjhhhccccc:ooddddd88866666:N0N:31:B', 'xgid')).out).situation;
    assert.deepEqual(position, readXgid(xgid).situation.position);
  });

  test('from a record, at a place', async () => {
    const { situation } = readGnuId((await convert(game, 'gnu', '--at', '1.1w')).out);
    assert.equal(situation.player, 'black');
    assert.equal(situation.position.white.checkers[5], 2);
    const last = '[Game "backgammon"] [Rules "cube.crawford=true"] [Match "5"] [Score "4-2"]\n1. W 31: 8/5 6/5\n*\n';
    for (const [crawford, sign] of [
      ['', '1'],
      ['[Crawford "no"]\n', '0'],
    ] as const)
      assert.equal((await convert(crawford + last, 'xgid')).out.split(':')[7], sign);
    assert.match((await convert(game, 'fibs')).out, /^board:Мария:Иван:/);
    assert.equal((await convert(game, 'xgid', '--at', '5')).code, 2);
    assert.match((await convert(match, 'xgid', '--at', '2')).told, /^stdin:1:1 This format is for backgammon, and this is another game\.$/);
  });

  test('a position becomes the beginning of a record, with what was offered', async () => {
    const doubled = xgid.replace(':31:', ':D:');
    const { code, out } = await convert(doubled, 'record');
    assert.equal(code, 0);
    const { games, faults } = readRecord(out);
    assert.deepEqual(faults, []);
    assert.equal(games[0]?.preset, 'backgammon');
    assert.equal(games[0].line.nodes[0]?.step.kind, 'double');
    assert.equal((await convert(out, 'xgid')).out.split(':')[4], 'D');
    assert.equal(readRecord((await convert(`${start} ; white`, 'record', '--variant', 'kratka')).out).games[0]?.preset, 'kratka');
  });

  test('a record is written strictly, what is wrong in it is told', async () => {
    const { code, out, told, files } = await convert('W 31: 6-5, 8-5 B 42: 9/5', 'record', '-o', 'b.tabla');
    assert.deepEqual([code, out, told], [1, '', 'stdin:1:22 You have no checker on 9.']);
    assert.equal(files['b.tabla'], '[Game "prava"]\n1. W 31: 8/5 6/5\n*\n');
    assert.equal((await convert(match, 'record')).out, writeRecord(readRecord(match).games));
  });

  test('matches, into every format of games and back', async () => {
    const text = readFileSync(new URL('../samples/mat/xg.txt', import.meta.url));
    const into = async (input: string | Uint8Array, to: string) => (await tabla(['convert', '--to', to], { '': input })).out;
    const read = await into(text, 'record');
    const steps = (record: string) => readRecord(record).games.map(({ line, result }) => [line.nodes.map(({ step }) => step), result]);
    assert.ok(steps(read).flat(2).length > 10);
    for (const to of ['mat', 'sgf']) {
      const other = await into(read, to);
      assert.notEqual(other, read);
      assert.deepEqual(steps(await into(other, 'record')), steps(read), to);
    }
    assert.match((await convert(match, 'mat')).told, /^stdin:1:1 This format is for backgammon, and/);
  });

  test('says what a format cannot say', async () => {
    const { code, told } = await convert(start, 'xgid');
    assert.deepEqual([code, told], [1, 'stdin:1:1 Say whose turn it is: white or black.']);
    const over = await convert(game.replace('*', 'W resign mars\nB+2'), 'xgid');
    assert.deepEqual([over.code, over.out], [2, '']);
    assert.match(over.told, /^--at: Here the game is over, .* Choose another place/);
    const doubled = xgid.replace(':31:', ':D:');
    const [english, bulgarian] = await Promise.all([convert(doubled, 'snowie'), convert(doubled, 'snowie', '--lang', 'bg')]);
    assert.equal(english.told, 'stdin:1:1 This format has no way to say it. This format has no place for what is offered.');
    assert.equal(bulgarian.told, 'stdin:1:1 Този формат няма как да го каже. В него няма място за това, което е предложено.');
    const high = await convert(xgid.replace(':0:0:', ':16:1:'), 'gnu', '--lang', 'bg');
    assert.equal(high.told, 'stdin:1:1 Този формат няма как да го каже. Кубът е най-много 32768.');
  });
});

suite('a wrong call', () => {
  for (const [args, sentence] of [
    [[], 'Which command: svg, check, convert?'],
    [['draw'], 'There is no command "draw".'],
    [['svg', '--nothing'], "Unknown option '--nothing'"],
    [['svg', '--view'], "Option '--view <value>' argument missing"],
    [['svg', '--view', 'up'], '--view: Here only this can stand: white, black, mover.'],
    [['svg', '--variant', 'chess'], '--variant: There is no such game. There are: prava, '],
    [['svg', '--rules', 'climb.from=x'], '--rules: This rule cannot be like that.'],
    [['svg', '--marks', '[%arrow 8]'], '--marks: Here [%arrow 8/5], [%mark 7] or [%text 20 "…"] can stand.'],
    [['svg', 'a', 'b'], 'One file at a time.'],
    [['svg', 'none'], 'none: There is no such file.'],
    [['check', '--from', 'pdf'], '--from can be record, mat, '],
    [['convert'], '--to is missing: record, mat, sgf, '],
    [['convert', '--to', 'ogid'], '--to can be record, mat, sgf, '],
  ] as const)
    test(args.join(' ') || 'nothing', async () => {
      const { code, out, told } = await tabla(args);
      assert.deepEqual([code, out], [2, '']);
      assert.ok(told.startsWith(sentence), told);
    });

  test('a file that is not there, in the language of the call', async () => {
    assert.equal((await tabla(['svg', 'none', '--lang', 'bg'])).told, 'none: Няма такъв файл.');
    assert.equal((await tabla(['check', 'none'], {}, { LANG: 'bg_BG.UTF-8' })).told, 'none: Няма такъв файл.');
    const large = { a: new Uint8Array(40_000_001) };
    assert.equal(
      (await tabla(['check', 'a', '--lang', 'bg'], large)).told,
      'a: Този файл е твърде голям: четат се най-много 40000000 байта.',
    );
  });

  test('every reason is told in both languages', () => {
    assert.deepEqual(Object.keys(fileSentences.bg), Object.keys(fileSentences.en));
    for (const sentence of Object.values(fileSentences.bg)) assert.match(sentence, /^[А-Я][^a-z]*\.$/);
  });

  test('help and version are no faults', async () => {
    assert.deepEqual(await tabla(['--version']), { code: 0, out: '1.2.3\n', told: '', files: {} });
    for (const args of [['--help'], ['-h'], ['svg', '--help'], ['check', '-h'], ['convert', '--to', 'xgid', '--help']]) {
      const { code, out, told } = await tabla(args);
      assert.deepEqual([code, told], [0, '']);
      assert.match(out, /^tabla/);
      for (const line of out.split('\n')) assert.ok(line.length <= 120, line);
    }
  });

  test('help is told in the reader’s language, with the same options', async () => {
    const options = (text: string): readonly string[] => text.match(/(?<=^ +(?:-o, )?)--[a-z]+|^ +tabla [a-z]+/gm) ?? [];
    for (const command of ['svg', 'check', 'convert']) {
      const [en, bg] = [await tabla([command, '--help', '--lang', 'en']), await tabla([command, '--help', '--lang', 'bg'])];
      assert.match(bg.out, /[А-я]/);
      assert.doesNotMatch(en.out, /[А-я]/);
      assert.deepEqual(options(bg.out), options(en.out));
      assert.ok(options(bg.out).includes('--lang'));
      for (const line of bg.out.split('\n')) assert.ok(line.length <= 120, line);
    }
    assert.match((await tabla(['--help'], {}, { LANG: 'bg_BG.UTF-8' })).out, /рисува позиция/);
    assert.match((await tabla(['--help'], {}, { LANG: 'C' })).out, /draws a position/);
  });
});
