/** The tests of foreign positions once more, with other cases and many more of them: 10,000 positions, 100,000 spoilt texts for each reader. */
process.env.TABLA_RUNS ??= '50';
process.env.TABLA_SEED ??= String(Date.now() % 1_000_000);
console.log(`TABLA_RUNS=${process.env.TABLA_RUNS} TABLA_SEED=${process.env.TABLA_SEED}`);

await import('../node/foreign-properties.test.js');

export {};
