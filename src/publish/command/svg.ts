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
  help: {
    en: `tabla svg [options] [file]

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
    bg: `tabla svg [опции] [файл]

Рисува позиция като SVG: текст на позиция, XGID, GNU ID и другите, или място в запис.

  --position ТЕКСТ  самата позиция, вместо файл; празно е началото
  --at МЯСТО        къде в записа: 2 = началото на втората игра, 2.14b = след 14-ия ход на черните;
                    без него е краят на първата игра
  --variant ИГРА    prava, gyulbara, tapa …, ако текстът не я казва
  --rules ТЕКСТ     променени правила, climb.from=3
  --view СТРАНА     ${all('view')}
  --home РЪКА       ${all('home')}
  --numbers ЧИИ     ${all('numbers')}
  --theme ИМЕ       ${all('theme')}
  --marks ТЕКСТ     [%arrow 8/5] [%mark 7 red] [%text 20 "дума"]
  --directions      показва накъде се движи всяка страна
  --small           по-едри букви, за тясна рисунка
  --title ТЕКСТ     името на рисунката
  --lang ЕЗИК       bg, en; без него е езикът на средата
  -o, --output ФАЙЛ`,
  },
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
