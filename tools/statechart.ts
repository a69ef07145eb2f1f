/**
 * The statechart of a game as Mermaid draws it, made from the definition itself.
 *
 *     node --import tsx tools/statechart.ts            prints it
 *     node --import tsx tools/statechart.ts --update   writes it into README.md, between <!-- statechart --> and <!-- /statechart -->
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { gameMachine } from '../src/flow/index.js';

export const marks = { begin: '<!-- statechart -->', end: '<!-- /statechart -->' };

/** States with their substates, then the ways between them: an event, or a condition in brackets. */
export function statechart(): string {
  return ['stateDiagram-v2', ...inside(gameMachine.root, '  ')].join('\n');
}

function inside(node: AnyStateNode, indent: string): string[] {
  const children = Object.values(node.states);
  const first = children.find((child) => child.key === node.config.initial);
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...children.flatMap((child) => declared(child, indent)),
    ...waysBetween(node).map((way) => indent + way),
  ];
}

/** States of the same name stand in several others, but Mermaid knows only one of each. */
const idOf = (node: AnyStateNode): string => node.path.join('_');

function declared(node: AnyStateNode, indent: string): string[] {
  const name = node.path.length > 1 ? [`${indent}state "${node.key}" as ${idOf(node)}`] : [];
  const isCompound = Object.keys(node.states).length > 0;
  const inner = isCompound
    ? [`${indent}state ${idOf(node)} {`, `${indent}  direction LR`, ...inside(node, `${indent}  `), `${indent}}`]
    : [];
  return [...name, ...inner, ...(node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : [])];
}

/** The transitions between the children of a state; one that leaves a child from further inside is drawn from the child. */
function waysBetween(parent: AnyStateNode): string[] {
  const ways = new Map<string, Set<string>>();
  for (const node of allIn(parent)) {
    const transitions: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const transition of transitions) {
      const { source } = transition;
      const to = transition.target?.[0] ?? source;
      const depth = parent.path.length + 1;
      // a state that begins anew is entered at its first child
      const end = to.path.length < source.path.length && isIn(source, to) ? firstOf(to) : to;
      const [one, other] = [source, end].map(({ path }) => path.slice(0, depth).join('_')) as [string, string];
      // one that leads from a state into itself is drawn from its border
      const isInward = source.path.length === depth && isIn(end, source) && end === to;
      const isHere = isIn(source, parent) && isIn(end, parent) && (one !== other || (source.path.length === depth && end === source));
      if (!isHere && !(isInward && isIn(source, parent))) continue;
      const way = `${one} --> ${isInward ? idOf(end) : other}`;
      ways.set(way, (ways.get(way) ?? new Set()).add(labelOf(transition)));
    }
  }
  return [...ways].map(([way, labels]) => `${way} : ${[...labels].join(', ')}`);
}

/** The event, or what must be so. */
const labelOf = ({ eventType, guard }: { eventType: string; guard?: unknown }): string =>
  eventType || `[${typeof guard === 'string' ? guard : 'guard'}]`;

const allIn = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((child) => [child, ...allIn(child)]);
const isIn = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node !== other && other.path.every((key, index) => node.path[index] === key);

function firstOf(node: AnyStateNode): AnyStateNode {
  const [first] = node.initial.target;
  return first ? firstOf(first) : node;
}

const [, script, option] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (option === '--update') {
    const file = new URL('../README.md', import.meta.url);
    const text = readFileSync(file, 'utf8');
    const [before, after] = [text.indexOf(marks.begin), text.indexOf(marks.end)];
    if (before < 0 || after < before) throw new Error(`README.md has no ${marks.begin} … ${marks.end}`);
    writeFileSync(file, text.slice(0, before) + inReadme() + text.slice(after + marks.end.length));
  } else console.log(statechart());
}

/** The chart with its marks, as README.md holds it. */
export function inReadme(): string {
  return [marks.begin, '', '```mermaid', statechart(), '```', '', marks.end].join('\n');
}
