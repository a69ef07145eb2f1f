import { readContent, readNames } from '../formats.js';
import { gameOf, type GivenGame } from '../options.js';
import { isFault, type Fault } from '../reason.js';
import { faultLine, fileLine, oneOf, text, valueOf, type Command } from './command.js';
import { readSource } from './input.js';
import { FileError, onFile, type ExitCode } from './world.js';

/** `tabla check`: what is wrong in records and positions. */
export const check: Command = {
  options: { from: text, variant: text },
  help: {
    en: `tabla check [options] [file…]

Lists what is wrong as file:line:column reason. The exit code is 1 if anything is, else 0.

  --from FORMAT     ${readNames.join(', ')}; without it, it is found out
  --variant GAME    prava, gyulbara, tapa …, where the text does not say it
  --lang TAG        bg, en; without it, that of the environment`,
    bg: `tabla check [опции] [файл…]

Изброява какво не е наред, като файл:ред:колона причина. Кодът на изход е 1, ако има такова, иначе 0.

  --from ФОРМАТ     ${readNames.join(', ')}; без него се разпознава
  --variant ИГРА    prava, gyulbara, tapa …, ако текстът не я казва
  --lang ЕЗИК       bg, en; без него е езикът на средата`,
  },
  async run({ values, files, lang, world }) {
    const format = oneOf(values, 'from', readNames);
    const game = gameOf(valueOf(values, 'variant'), null);
    let code: ExitCode = 0;
    for (const file of files.length > 0 ? files : ['-']) {
      try {
        const source = await readSource(file, world);
        const faults = faultsIn(source.text, game, format);
        if (faults.length === 0) continue;
        code = code || 1;
        const lines = faults.map((fault) => `${faultLine(source.name, fault, lang)}\n`);
        await onFile('stdout', () => world.write(null, lines.join('')));
      } catch (error) {
        // the other files are looked at nevertheless
        if (!(error instanceof FileError)) throw error;
        world.tell(fileLine(error, lang));
        code = 2;
      }
    }
    return code;
  },
};

function faultsIn(text: string, game: GivenGame, format: string | null): readonly Fault[] {
  try {
    const content = readContent(text, game, format);
    return content.kind === 'games' ? content.faults : [];
  } catch (error) {
    if (isFault(error)) return [error];
    throw error;
  }
}
