/** The legal plays of 2,000 decisions of Права: `legalPlays` and the search below it against tsgammon-core, in speed and in what they find. */
import { collectNodes } from 'tsgammon-core/utils/collectNodes.js';
import { boardState, boardStateNode, type BoardState } from 'tsgammon-core';
import { formatPosition, legalPlays, opponentOf, presets, type Position } from '../src/rules/index.js';
import { load } from '../src/rules/scratch.js';
import { searchStage } from '../src/rules/search.js';
import { parseBoard } from '../test/checker/board.js';
import { legal } from '../test/checker/legal.js';
import { decisions, type Decision } from './decisions.js';
import { ratio, say, sideBySide } from './measure.js';

const { prava } = presets;
const tasks = decisions(2000).map((decision) => ({ ...decision, board: boardFor(decision) }));

let ours = 0;
let searched = 0;
let theirs = 0;
const times = sideBySide({
  legalPlays: () => (ours = sum(({ position, player, dice }) => legalPlays(prava, position, player, dice).length)),
  search: () =>
    (searched = sum(({ position, player, dice }) => {
      load(prava, position, player);
      return searchStage(prava, dice);
    })),
  // their tree of nodes is all built at once; listing its ends is how its README has one find the moves
  tsgammon: () => (theirs = sum(({ board, dice }) => collectNodes(treeOf(board, dice)).filter((node) => !node.isRedundant).length)),
  tree: () => sum(({ board, dice }) => (treeOf(board, dice).isRedundant ? 1 : 0)),
});

console.log(`${tasks.length} decisions of Права: ${ours} plays by legalPlays, ${searched} by the search, ${theirs} by tsgammon-core`);
for (const [name, { median }] of Object.entries(times))
  console.log(`     ${name}: ${((median * 1000) / tasks.length).toFixed(2)} µs a decision`);
say('legalPlays with its objects, times as fast as tsgammon-core', ratio(times.tsgammon, times.legalPlays), { least: 60 });
say('the search alone, times as fast as tsgammon-core', ratio(times.tsgammon, times.search), { least: 150 });
console.log(`     the search against their tree before it is listed: ${ratio(times.tree, times.search).toFixed(0)} times as fast`);
compareFindings();

function sum(count: (task: (typeof tasks)[number]) => number): number {
  return tasks.reduce((total, task) => total + count(task), 0);
}

function treeOf(board: BoardState, [first = 0, second = 0]: Decision['dice']): ReturnType<typeof boardStateNode> {
  return boardStateNode(board, { dice1: first, dice2: second });
}

function boardFor({ position, player }: Decision): BoardState {
  const mine = position[player].checkers;
  const others = position[opponentOf(player)].checkers;
  const points = Array.from({ length: 26 }, (_, point) =>
    mine[25 - point] && point < 25 ? mine[25 - point]! : point > 0 ? -others[point]! : 0,
  );
  return boardState(points, [mine[0]!, others[0]!]);
}

/** Their board as a position, in the text that tells it from others. */
function textOf({ points, myBornOff, opponentBornOff }: BoardState, player: Decision['player']): string {
  const mine = Array.from({ length: 26 }, (_, point) => (point === 0 ? myBornOff : Math.max(0, points[25 - point]!)));
  const others = Array.from({ length: 26 }, (_, point) => (point === 0 ? opponentBornOff : Math.max(0, -points[point]!)));
  const sides = [mine, others].map((checkers) => ({ checkers, pinned: [] }));
  const [white, black] = player === 'white' ? sides : sides.reverse();
  return formatPosition({ white, black } as Position);
}

/** Where the two lists differ, the plain search of the tests decides who is right. */
function compareFindings(): void {
  const faults = new Map<string, { results: number; decisions: Set<Decision>; example: string }>();
  let disputes = 0;
  let right = 0;
  for (const task of tasks) {
    const { position, player, dice, board } = task;
    const found = legalPlays(prava, position, player, dice).map((play) => formatPosition(play.position));
    if (found.length === 0) found.push(formatPosition(position));
    const nodes = collectNodes(treeOf(board, dice));
    const reached = new Set(nodes.map((node) => textOf(node.board, player)));
    const listed = nodes.filter((node) => !node.isRedundant).map((node) => textOf(node.board, player));
    const note = (kind: string, result: string): void => {
      const example = `${formatPosition(position)}; ${player} ${dice.slice(0, 2).join('')} → ${result}`;
      const fault = faults.get(kind) ?? { results: 0, decisions: new Set(), example };
      fault.results++;
      fault.decisions.add(task);
      if (example.length < fault.example.length) fault.example = example;
      faults.set(kind, fault);
    };
    const mine = new Set(found);
    for (const result of mine)
      if (!reached.has(result)) note('a legal result is not reached', result);
      else if (!listed.includes(result)) note('every way to a legal result is called redundant', result);
    for (const result of reached) if (!mine.has(result)) note('a result is not legal', result);
    listed
      .sort()
      .forEach((result, index) => result === listed[index - 1] && note('a result is listed twice, neither time as redundant', result));
    if (mine.size === new Set(listed).size && [...mine].every((result) => listed.includes(result))) continue;
    disputes++;
    const judged = legal(prava, parseBoard(formatPosition(position), prava.travel), player, dice).results;
    if (judged.join() === [...mine].sort().join()) right++;
  }
  console.log(
    `     ${disputes} decisions in which the sets of results differ; the tests' checker agrees with legalPlays in ${right} of them`,
  );
  for (const [kind, { results, decisions: where, example }] of faults)
    console.log(`     tsgammon-core: ${kind}: ${results} results in ${where.size} decisions, as in\n       ${example}`);
  if (right !== disputes) process.exitCode = 1;
}
