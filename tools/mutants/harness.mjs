/**
 * As much of node:test as the tests of the rules use, for running them over and over: one after another without pause, until the first
 * one fails. (The reporters of node:test hear of a failure only when tests that never wait have all run.)
 */
import { writeSync } from 'node:fs';

const root = suiteOf('', null);
let current = root;

function suiteOf(name, parent) {
  return { name, parent, entries: [], before: [], after: [], beforeEach: [], afterEach: [] };
}

export function describe(name, body) {
  const suite = suiteOf(name, current);
  current.entries.push(suite);
  current = suite;
  body();
  current = suite.parent;
}

export const it = (name, body) => current.entries.push({ name, body });
export const before = (hook) => current.before.push(hook);
export const after = (hook) => current.after.push(hook);
export const beforeEach = (hook) => current.beforeEach.push(hook);
export const afterEach = (hook) => current.afterEach.push(hook);
export { describe as suite, it as test };

const hooks = (suite, kind) => (suite ? [...hooks(suite.parent, kind), ...suite[kind]] : []);
const context = { skip() {} };

/** Runs everything; says how many tests have passed, or which one has not. */
export async function run() {
  let passed = 0;
  const attempt = async (names, steps) => {
    try {
      for (const step of steps) await step(context);
    } catch {
      writeSync(1, names.filter(Boolean).join(' › '));
      process.exit(1);
    }
  };
  const runSuite = async (suite, names) => {
    await attempt(names, suite.before);
    for (const entry of suite.entries) {
      const path = [...names, entry.name];
      if (entry.entries) await runSuite(entry, path);
      else {
        await attempt(path, [...hooks(suite, 'beforeEach'), entry.body, ...hooks(suite, 'afterEach')]);
        passed++;
      }
    }
    await attempt(names, suite.after);
  };
  await runSuite(root, []);
  writeSync(1, String(passed));
}
