/** The statechart that the README shows is the one that is played. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { AnyStateNode } from 'xstate';
import { gameMachine } from '../../src/flow/index.js';
import { inReadme, marks, statechart } from '../../tools/statechart.js';

const readme = new URL('../../README.md', import.meta.url);

describe('the statechart as a picture', () => {
  it('shows every state and every event, and nothing else', () => {
    const lines = statechart().split('\n');
    const states = below(gameMachine.root).map(({ path }) => path.join('_'));
    const drawn = lines.flatMap((line) => /^ *(\w+|\[\*\]) --> (\w+|\[\*\])/.exec(line)?.slice(1) ?? []).filter((name) => name !== '[*]');
    assert.deepEqual([...new Set(drawn)].sort(), states.sort());
    const labels = lines.flatMap((line) => / : (.*)/.exec(line)?.[1]?.split(', ') ?? []);
    const guards = Object.keys(gameMachine.implementations.guards).filter(
      (name) => !['isLegal', 'isThrow', 'isFinalResignation'].includes(name),
    );
    assert.deepEqual([...new Set(labels)].sort(), [...gameMachine.events, ...guards.map((guard) => `[${guard}]`)].sort());
  });

  it(
    'stands in README.md as it is (node --import tsx tools/statechart.ts --update writes it)',
    { skip: !existsSync(readme) && 'no README.md' },
    () => {
      const text = readFileSync(readme, 'utf8');
      const [begin, end] = [text.indexOf(marks.begin), text.indexOf(marks.end)];
      assert.ok(begin >= 0 && end > begin, `${marks.begin} … ${marks.end} stand in README.md`);
      assert.equal(text.slice(begin, end + marks.end.length), inReadme());
    },
  );
});

const below = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states).flatMap((child) => [child, ...below(child)]);
