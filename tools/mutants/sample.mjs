import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the lines that test one rule some for each rule, of the others one in so many. */
const FOR_A_RULE = 3;
const ONE_IN = { positions: 14, turns: 12, games: 5 };

/** Writes a small part of the vectors to a folder of its own. */
export function sampleVectors(from, to) {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from).filter((name) => name.endsWith('.jsonl'))) {
    const lines = readFileSync(join(from, file), 'utf8').trim().split('\n');
    const seen = new Map();
    const kept = lines.filter((line, index) => {
      const { rule } = JSON.parse(line);
      if (rule === undefined) return index % ONE_IN[file.match(/^[a-z]+/)[0]] === 0;
      seen.set(rule, (seen.get(rule) ?? 0) + 1);
      return seen.get(rule) <= FOR_A_RULE;
    });
    writeFileSync(join(to, file), kept.join('\n'));
  }
}
