#!/usr/bin/env node
/** The author's command `tabla` in Node.js. */
import { readFile, writeFile } from 'node:fs/promises';
import { run } from './run.js';

// whoever reads along may have seen enough
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

async function standardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  version,
  read: (file) => (file === null ? standardInput() : readFile(file)),
  write: (file, text) => (file === null ? new Promise((done) => process.stdout.write(text, () => done())) : writeFile(file, text)),
  tell: (line) => void process.stderr.write(`${line}\n`),
});
