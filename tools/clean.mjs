/** Takes away what a build made, so that a file that left src does not live on in dist. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

for (const made of ['dist', 'cdn', 'custom-elements.json', 'storybook-static'])
  rmSync(resolve(import.meta.dirname, '..', made), { recursive: true, force: true });
