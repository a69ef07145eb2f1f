/** node --import tsx tools/readme-picture.ts: draws the README's picture, docs/board.svg and docs/board-dark.svg, with our own renderDiagram. */
import { writeFileSync } from 'node:fs';
import { parseSituation } from '../src/notation/index.js';
import { renderDiagram } from '../src/picture/diagram.js';
import { destinations, parseRules, startTurn, throwDice } from '../src/rules/index.js';

const rules = parseRules('prava');
const situation = parseSituation('W 24:2 13:3 8:4 6:4 5:2 | B 24:2 13:4 10:1 8:3 6:5 ; white 54', rules);
const from = 24;
const turn = throwDice(startTurn(rules, situation.position, 'white'), [5, 4]);
const targets = destinations(turn, from).map(({ to, moves }) => ({ point: to, hits: moves.some(({ effect }) => effect !== null) }));

for (const [file, theme] of [
  ['board.svg', 'wood'],
  ['board-dark.svg', 'dark'],
] as const)
  writeFileSync(
    new URL(`../docs/${file}`, import.meta.url),
    `${renderDiagram(situation, { theme, locale: 'en', selected: from, targets })}\n`,
  );
