/** The tests of the rules once more, with other cases and many more of them. */
process.env.TABLA_RUNS ??= '20';
process.env.TABLA_SEED ??= String(Date.now() % 1_000_000);
console.log(`TABLA_RUNS=${process.env.TABLA_RUNS} TABLA_SEED=${process.env.TABLA_SEED}`);

await import('../node/rules-properties.test.js');
await import('../node/rules-games.test.js');
await import('../node/rules-nonsense.test.js');
await import('../node/refusals.test.js');
await import('../vectors/rules.test.js');

export {};
