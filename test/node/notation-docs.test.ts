/** docs/rules.md and docs/notation.md: every example in them is read and played; their links, and those of docs/publish.md, lead somewhere. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import {
  detect,
  formatPlay,
  formatSituation,
  NotationError,
  parseMarks,
  parsePlay,
  parseSituation,
  playText,
  readForeign,
  readRecord,
  recordFrom,
  recordLimits,
  writeRecord,
} from '../../src/notation/index.js';
import {
  endPassed,
  endTurn,
  legalPlays,
  outcome,
  parsePosition,
  parseRules,
  presets,
  sets,
  startTurn,
  throwDice,
} from '../../src/rules/index.js';
import type { Dice, Position, RefusalCode, Rules, Situation, Turn } from '../../src/rules/index.js';

interface Block {
  /** Such as `rules.md:512`. */
  readonly where: string;
  /** The nearest heading or bold lead-in above it. */
  readonly name: string;
  readonly kind: string;
  /** What stands behind the kind: a preset, and options. */
  readonly rules: string;
  readonly lines: readonly string[];
}

/** Every fenced block of a document whose first word is one of these kinds. */
function blocksOf(file: string, ...kinds: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let name = '';
  let open: { kind: string; rules: string; lines: string[]; where: string } | null = null;
  readText(file)
    .split('\n')
    .forEach((line, index) => {
      const fence = /^```(\S*)\s*(.*)$/.exec(line);
      if (open && fence) {
        if (kinds.includes(open.kind)) blocks.push({ ...open, name });
        open = null;
      } else if (open) open.lines.push(line);
      else if (fence) open = { kind: fence[1] ?? '', rules: fence[2] ?? '', lines: [], where: `${file}:${index + 1}` };
      else name = /^#+ (.+)|^\*\*(.+?)\.?\*\*/.exec(line)?.slice(1).find(Boolean) ?? name;
    });
  return blocks;
}

const readText = (file: string): string => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');

/** Code spans outside of blocks. */
const spansOf = (file: string): string[] =>
  [
    ...readText(file)
      .replace(/^```[^]*?^```$/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, span]) => span ?? '');

/** Headings as GitHub makes links of them. */
const anchorsOf = (file: string): string[] =>
  [
    ...readText(file)
      .replace(/^```[^]*?^```$/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** Links of the form `](file.md#anchor)` or `](#anchor)`. */
const linksOf = (file: string): { file: string; anchor: string }[] =>
  [...readText(file).matchAll(/\]\(([\w.]*)#([^)]+)\)/g)]
    .map(([, to, anchor]) => ({ file: to ?? '', anchor: anchor ?? '' }))
    .map((link) => ({ ...link, file: link.file || file }));

/** The turn in which the situation's dice, handed over or thrown, are to be played. */
function turnOf(rules: Rules, { position, player, dice, rolls, passed }: Situation): Turn {
  assert.ok(player);
  const turn = startTurn(rules, position, player, { passed, ...(rolls ? { rolls: rolls[player] } : {}) });
  return dice && passed.length === 0 ? throwDice(turn, dice) : turn;
}

/** The first stage of it. */
const stageOf = ({ dice, passed }: Situation): Dice =>
  passed[0] ?? (dice && dice[0] === dice[1] ? [...dice, ...dice] : dice) ?? assert.fail('no dice');

function refusalOf(read: () => unknown): RefusalCode | undefined {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof NotationError);
    assert.equal(error.code, 'illegal-play');
    return error.refusal?.code;
  }
  return undefined;
}

function check({ rules: option, lines }: Block): void {
  const rules = parseRules(option);
  const [text = '', ...claims] = lines;
  const situation = parseSituation(text, rules);
  const player = situation.player ?? assert.fail('no player');
  const read = (play: string) => parsePlay(play, rules, situation.position, player, stageOf(situation));
  let turn: Turn | null = null;
  for (const claim of claims) {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(claim) ?? [];
    switch (word) {
      case 'legal':
        read(rest);
        break;
      case 'ambiguous':
        assert.throws(() => read(rest), { code: 'ambiguous-play' });
        break;
      case 'refused': {
        const [, play = '', code = ''] = /^(.*) ([a-z-]+)$/.exec(rest) ?? [];
        assert.equal(
          refusalOf(() => read(play)),
          code,
          play,
        );
        break;
      }
      case 'results':
        assert.equal(legalPlays(rules, situation.position, player, stageOf(situation)).length, Number(rest));
        break;
      case 'turn':
        turn = playText(turnOf(rules, situation), rest);
        break;
      case 'passes': {
        const { passed } = endTurn(turn ?? assert.fail('no turn'));
        assert.equal(passed.map((stage) => stage.join('')).join(' ') || 'nothing', rest);
        break;
      }
      case 'ends': {
        const end: Position = turn?.position ?? read(claims.find((line) => line.startsWith('legal'))?.slice(6) ?? '').position;
        const result = outcome(rules, end) ?? assert.fail('the game goes on');
        assert.equal([result.winner, result.kind, result.points].filter((fact) => fact !== null).join(' '), rest);
        break;
      }
      default:
        assert.fail(`not understood: ${claim}`);
    }
  }
}

describe('docs: examples', () => {
  for (const file of ['rules.md', 'notation.md'])
    for (const block of blocksOf(file, 'example')) it(`${block.name} (${block.where}, ${block.rules})`, () => check(block));

  it('has every worked example', () => {
    const text = readText('rules.md');
    const ids = { P: 16, C: 9, H: 7, G: 11, T: 11, L: 6, F: 13, M: 5 };
    for (const [letter, count] of Object.entries(ids))
      for (let i = 1; i <= count; i++) assert.match(text, new RegExp(`^\\*\\*${letter}${i}[,.]`, 'm'), `${letter}${i}`);
  });

  it('T6: with two on the start the pin does not end the game', () => {
    const situation = parseSituation('W 24:2 13:12 3:1 | B 24:1 10:14 ; white 52', presets.tapa);
    const { position } = parsePlay('3/1^ 24/19', presets.tapa, situation.position, 'white', [5, 2]);
    assert.equal(outcome(presets.tapa, position), null);
  });

  it('passed dice, then the own roll', () => {
    const situation = parseSituation('W 19:2 off:13 | B 11:2 8:5 4:4 3:4 ; black passed 55', presets.chelebi);
    const after = endPassed(playText(turnOf(presets.chelebi, situation), '8/3(2)'));
    assert.equal(after.phase, 'roll');
    assert.equal(after.player, 'black');
  });
});

describe('docs: texts', () => {
  for (const block of blocksOf('notation.md', 'position'))
    it(`a position is read and written (${block.where})`, () => {
      const rules = parseRules(block.rules);
      const situation = parseSituation(block.lines.join('\n'), rules);
      assert.deepEqual(parseSituation(formatSituation(situation), rules), situation);
    });

  for (const block of blocksOf('notation.md', 'mat', 'sgf'))
    it(`a foreign match is read without a fault (${block.where})`, () => {
      const { games, faults } = recordFrom(block.lines.join('\n'));
      assert.deepEqual(faults, []);
      assert.deepEqual([games[0]?.tags.White, games[0]?.result], ['Мария', { winner: 'black', points: 2 }]);
    });

  for (const block of blocksOf('notation.md', 'foreign'))
    it(`a foreign position says what stands under it (${block.where})`, () => {
      const [foreign = '', situation] = block.lines;
      assert.equal(formatSituation(readForeign(foreign).situation), situation);
    });

  it('foreign positions in the text are what `detect` tells', () => {
    const found = spansOf('notation.md').map((span) => detect(span));
    for (const format of ['xgid', 'gnu', 'ogid'] as const) assert.ok(found.includes(format), format);
  });

  for (const block of blocksOf('notation.md', 'record'))
    it(`a record is read and written (${block.where})`, () => {
      const read = readRecord(block.lines.join('\n'));
      assert.deepEqual(read.faults, []);
      assert.deepEqual(readRecord(writeRecord(read.games)), read);
    });

  it('tells the limits of a record', () => {
    const said = Object.values(recordLimits).map((limit) => limit.toLocaleString('en'));
    for (const limit of said) assert.ok(new RegExp(`^\\|.*\\b${limit} `, 'm').test(readText('notation.md')), limit);
  });

  for (const block of blocksOf('notation.md', 'marks'))
    it(`drawing is read (${block.where})`, () => assert.ok(parseMarks(block.lines.join('\n')).length > 0));

  for (const file of ['rules.md', 'notation.md']) {
    it(`${file}: positions in the text are positions`, () => {
      const found = spansOf(file).filter((span) => /^W .*\|/.test(span));
      for (const span of found)
        assert.ok(
          Object.values(presets).some((rules) => tryRead(span, rules)),
          span,
        );
    });

    it(`${file}: links lead to headings`, () => {
      for (const { file: to, anchor } of linksOf(file)) assert.ok(anchorsOf(to).includes(anchor), `${to}#${anchor}`);
    });
  }

  it('publish.md: links lead to headings', () => {
    const links = linksOf('publish.md');
    assert.ok(links.length > 3);
    for (const { file: to, anchor } of links) assert.ok(anchorsOf(to).includes(anchor), `${to}#${anchor}`);
  });

  const tryRead = (text: string, rules: Rules): boolean => {
    try {
      parsePosition(text, rules);
      return true;
    } catch {
      return false;
    }
  };

  it('written plays are in the written form', () => {
    const play = 'bar/22 24/18/13* 6/4(2)';
    const moves = [
      [25, 22],
      [24, 18],
      [6, 4],
      [6, 4],
      [18, 13],
    ].map(([from = 0, to = 0]) => ({ from, to, effect: to === 13 ? ('hit' as const) : null }));
    assert.ok(spansOf('notation.md').includes(play));
    assert.equal(formatPlay(moves), play);
  });

  it('has every section that the code cites', () => {
    const folder = new URL('../../src/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    for (const file of files)
      for (const [, doc = '', section = ''] of readText(`../src/${file}`).matchAll(/docs\/(\w+\.md), "([^"]+)"/g))
        assert.match(readText(doc), new RegExp(`^#+ ${section}$`, 'm'), `${file} cites ${doc}, "${section}"`);
  });

  it('explains every refusal', () => {
    const codes = readText('../src/rules/refusal.ts').match(/^ {2}\| '[a-z-]+'/gm) ?? [];
    assert.ok(codes.length > 30);
    for (const code of codes)
      assert.ok(
        readText('rules.md').includes(`| \`${code.slice(5, -1)}\``) || readText('rules.md').includes(`, \`${code.slice(5, -1)}\``),
        code,
      );
  });

  it('names every option, preset and set', () => {
    const text = readText('rules.md');
    for (const id of [...Object.keys(presets), ...Object.keys(sets), ...Object.keys(presets.prava)])
      assert.ok(text.includes(`\`${id}\``), id);
  });
});
