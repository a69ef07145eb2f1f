import { choices, flags, readWishes, valued } from '../options.js';
import { readContent } from '../formats.js';
import { startOf } from '../content.js';
import { draw } from '../draw.js';
import { attempt, flag, output, tellAll, text, valueOf, type Command } from './command.js';
import { readOnly } from './input.js';
import { onFile, UsageError } from './world.js';

const all = (name: keyof typeof choices): string => choices[name].join(', ');

/** `tabla svg`: a diagram of a position, or of a place in a record. */
export const svg: Command = {
  options: {
    ...Object.fromEntries(valued.filter((name) => name !== 'caption').map((name) => [name, text])),
    ...Object.fromEntries(flags.map((name) => [name, flag])),
    position: text,
    output,
  },
  help: `tabla svg [options] [file]

Draws a position as SVG: situation text, XGID, GNU ID and the others, or a place in a record.

  --position TEXT   the position itself, in place of a file; empty for the start
  --at PLACE        where in a record: 2 = the start of game 2, 2.14b = after Black's turn 14;
                    without it, the end of game 1
  --variant GAME    prava, gyulbara, tapa …, where the text does not say it
  --rules TEXT      changed rules, climb.from=3
  --view SIDE       ${all('view')}
  --home HAND       ${all('home')}
  --numbers WHOSE   ${all('numbers')}
  --theme NAME      ${all('theme')}
  --marks TEXT      [%arrow 8/5] [%mark 7 red] [%text 20 "word"]
  --directions      shows which way each side goes
  --small           larger letters, for a narrow drawing
  --title TEXT      the drawing's name
  --lang TAG        bg, en; without it, that of the environment
  -o, --output FILE`,
  async run(call) {
    const { values, files, lang, world } = call;
    const wishes = readWishes({ ...values, lang });
    const position = valueOf(values, 'position');
    if (position !== null && files.length > 0) throw new UsageError('Either --position or a file.');
    const source = position === null ? await readOnly(files, world) : { name: '--position', text: position };
    const content = attempt(source.name, call, () =>
      position?.trim() === '' ? startOf(wishes.game) : readContent(source.text, wishes.game),
    );
    if (!content) return 1;
    const { html: drawing } = draw(content, wishes);
    const file = valueOf(values, 'output');
    await onFile(file ?? 'stdout', () => world.write(file, `${drawing}\n`));
    return content.kind === 'games' ? tellAll(source.name, content.faults, call) : 0;
  },
};
