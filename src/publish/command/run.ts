/** The author's command: which part of it is meant, and what comes of a wrong call. */
import { parseArgs } from 'node:util';
import { languageOf } from '../../locale/index.js';
import { PublishError } from '../error.js';
import { reasonOf } from '../reason.js';
import { check } from './check.js';
import { fileLine, flag, text, valueOf, type Call, type Command, type Help } from './command.js';
import { convert } from './convert.js';
import { svg } from './svg.js';
import { FileError, UsageError, type ExitCode, type World } from './world.js';

const commands: Readonly<Record<string, Command>> = { svg, check, convert };

const help: Help = {
  en: `tabla: diagrams, checks and conversions of positions and games of the tabla family.

  tabla svg       draws a position, or a place in a record, as SVG
  tabla check     lists what is wrong in records and positions
  tabla convert   writes what is read in another format

  --help          behind a command: how it is used
  --version       which one this is

Without a file, or for -, standard input is read. The exit code is 0 when all is well, 1 when something is wrong with
what was read, and 2 when the command was called wrongly or a file cannot be opened.`,
  bg: `tabla: диаграми, проверки и преобразуване на позиции и игри от семейството на таблата.

  tabla svg       рисува позиция или място в запис като SVG
  tabla check     изброява какво не е наред в записи и позиции
  tabla convert   записва прочетеното в друг формат

  --help          след команда: как се ползва
  --version       коя версия е това

Без файл или при - се чете стандартният вход. Кодът на изход е 0, когато всичко е наред, 1, когато в прочетеното нещо
не е наред, и 2, когато командата е извикана погрешно или някой файл не може да се отвори.`,
};

/** Runs the command with these arguments, and answers its exit code. */
export async function run(args: readonly string[], world: World): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  let lang = languageIn(world.env);
  try {
    if (!command) return await withoutCommand(args, world);
    const { values, positionals: files } = taken(command, rest);
    lang = valueOf(values, 'lang') ?? lang;
    if (!values.help) return await command.run({ values, files, lang, world });
    await world.write(null, `${command.help[languageOf(lang)]}\n`);
    return 0;
  } catch (error) {
    if (error instanceof PublishError) world.tell(`--${error.option}: ${reasonOf(error, lang)}`);
    else if (error instanceof FileError) world.tell(fileLine(error, lang));
    else if (error instanceof UsageError)
      world.tell(`${error.message}\n${command ? `tabla ${name}` : 'tabla'} --help tells how it is used.`);
    else throw error;
    return 2;
  }
}

async function withoutCommand(args: readonly string[], world: World): Promise<ExitCode> {
  const [word = ''] = args;
  if (word === '--version') await world.write(null, `${world.version}\n`);
  else if (word === '--help' || word === '-h' || word === 'help') await world.write(null, `${help[languageOf(languageIn(world.env))]}\n`);
  else throw new UsageError(word ? `There is no command ${JSON.stringify(word)}.` : `Which command: ${Object.keys(commands).join(', ')}?`);
  return 0;
}

/** @throws UsageError for an option that the command does not know */
function taken({ options }: Command, args: readonly string[]): { readonly values: Call['values']; readonly positionals: string[] } {
  try {
    const common = { help: { ...flag, short: 'h' }, lang: text };
    const { values, positionals } = parseArgs({ args: [...args], options: { ...options, ...common }, allowPositionals: true });
    return { values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The language of the environment as a tag: `bg_BG.UTF-8` is `bg-BG`. */
const languageIn = ({ LC_ALL, LC_MESSAGES, LANG }: World['env']): string =>
  ([LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? 'en').replace(/[.@].*/, '').replaceAll('_', '-');
