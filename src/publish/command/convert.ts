import { readContent, readNames, writeContent, writtenNames } from '../formats.js';
import { gameOf } from '../options.js';
import { attempt, oneOf, output, tellAll, text, valueOf, type Command } from './command.js';
import { readOnly } from './input.js';
import { onFile, UsageError } from './world.js';

/** `tabla convert`: what one program writes, for another one. */
export const convert: Command = {
  options: { from: text, to: text, at: text, variant: text, rules: text, output },
  help: {
    en: `tabla convert --to FORMAT [options] [file]

Writes what is read in another format. What is wrong with it is listed as by check; what is right is written.

  --to FORMAT       ${writtenNames.join(', ')}
  --from FORMAT     ${readNames.join(', ')}; without it, it is found out
  --at PLACE        of which place in a record, 2.14b; without it, the end of game 1
  --variant GAME    prava, gyulbara, tapa …, where the text does not say it
  --rules TEXT      changed rules, climb.from=3
  --lang TAG        bg, en; without it, that of the environment
  -o, --output FILE`,
    bg: `tabla convert --to ФОРМАТ [опции] [файл]

Записва прочетеното в друг формат. Каквото не е наред, се изброява като при check; каквото е наред, се записва.

  --to ФОРМАТ       ${writtenNames.join(', ')}
  --from ФОРМАТ     ${readNames.join(', ')}; без него се разпознава
  --at МЯСТО        от кое място в записа, 2.14b; без него е краят на първата игра
  --variant ИГРА    prava, gyulbara, tapa …, ако текстът не я казва
  --rules ТЕКСТ     променени правила, climb.from=3
  --lang ЕЗИК       bg, en; без него е езикът на средата
  -o, --output ФАЙЛ`,
  },
  async run(call) {
    const { values, files, world } = call;
    const to = oneOf(values, 'to', writtenNames) ?? '';
    if (!to) throw new UsageError(`--to is missing: ${writtenNames.join(', ')}.`);
    const from = oneOf(values, 'from', readNames);
    const game = gameOf(valueOf(values, 'variant'), valueOf(values, 'rules'));
    const { name, text } = await readOnly(files, world);
    const content = attempt(name, call, () => readContent(text, game, from));
    if (!content) return 1;
    const written = attempt(name, call, () => writeContent(content, to, valueOf(values, 'at')));
    const file = valueOf(values, 'output');
    if (written !== null) await onFile(file ?? 'stdout', () => world.write(file, written));
    const code = content.kind === 'games' ? tellAll(name, content.faults, call) : 0;
    return written === null ? 1 : code;
  },
};
