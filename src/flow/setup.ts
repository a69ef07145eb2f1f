import { createMachine, type setup as setupOfXState } from 'xstate';

/**
 * XState's `setup`, of which it has the types, as far as the charts here use it: the whole of it brings along every kind of action there is,
 * `log` and `emit` among them, to each page on which somebody plays.
 */
export const setup = ((parts: Parameters<typeof createMachine>[1]) => ({
  createStateConfig: (config: object) => config,
  createMachine: (config: Parameters<typeof createMachine>[0]) => createMachine(config, parts),
})) as unknown as typeof setupOfXState;
