#!/usr/bin/env node
/** The author's command `tabla` in Node.js. */
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { run } from './run.js';

// whoever reads along may have seen enough
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

/** What a stream gives; of one without an end, as much as there may be. */
async function all(stream: Readable, most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > most) break;
  }
  return Buffer.concat(chunks);
}

const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  version,
  read: (file, most) => all(file === null ? process.stdin : createReadStream(file), most),
  write: (file, text) => (file === null ? new Promise((done) => process.stdout.write(text, () => done())) : writeFile(file, text)),
  tell: (line) => void process.stderr.write(`${line}\n`),
});
