/** GNU Backgammon, asked what it makes of a text: one process for all of them. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What GNU Backgammon has on its board. Sides and points are counted as it does: players 0 and 1, each own ace point first, the bar last. */
export interface Seen {
  readonly dice: readonly [number, number];
  readonly turn: 0 | 1;
  readonly cube: number;
  /** -1 = in the middle. */
  readonly owner: -1 | 0 | 1;
  readonly length: number;
  readonly score: readonly [number, number];
  readonly crawford: 0 | 1;
  readonly jacoby: 0 | 1;
  /** Of the side that waits and of the side on roll. */
  readonly board: readonly [readonly number[], readonly number[]];
  /** Position ID and Match ID. */
  readonly id: string;
  /** Snowie's position text. */
  readonly snowie: string;
}

/** A match as GNU Backgammon holds it: X is the player of the left column, SGF's White. */
export interface SeenMatch {
  readonly 'match-info': { readonly 'match-length': number; readonly X: { readonly name: string }; readonly O: { readonly name: string } };
  readonly games: readonly {
    readonly info: {
      readonly 'score-X': number;
      readonly 'score-O': number;
      readonly winner: 'X' | 'O' | null;
      readonly 'points-won'?: number;
    };
    readonly game: readonly {
      readonly action: string;
      readonly player: 'X' | 'O';
      readonly dice?: readonly [number, number];
      /** The Position ID before it. */
      readonly board?: string;
    }[];
  }[];
}

/** Where Debian puts it, or wherever it is found. */
const path = `${process.env.PATH ?? ''}:/usr/games`;
const env = { ...process.env, PATH: path };

/** Whether it is there, and was built with Python, which alone says what is on the board. */
export function hasGnubg(): boolean {
  const { stdout } = spawnSync('gnubg', ['-t', '-q', '-r'], { env, input: ">print('TABLA', 1)\n", encoding: 'utf8', timeout: 60_000 });
  return /^.*TABLA 1/m.test(stdout);
}

/** Sets up one position after another by a command, `set xgid XGID=…` or `set gnubgid …`. @throws Error when it takes longer than `limit` ms. */
export async function askGnubg(commands: readonly string[], limit: number): Promise<Seen[]> {
  return inFolder(limit, (folder) => {
    const file = join(folder, 'position.txt');
    const tell =
      ">import json; p=gnubg.posinfo(); c=gnubg.cubeinfo(); print('\\nTABLA' + json.dumps({'dice': p['dice'], 'turn': p['turn'], 'cube': c['cube'], " +
      "'owner': c['cubeowner'], 'length': c['matchto'], 'score': c['score'], 'crawford': c['crawford'], 'jacoby': c['jacoby'], " +
      `'board': gnubg.board(), 'id': gnubg.gnubgid(), 'snowie': open('${file}').read()}))`;
    return commands.flatMap((command) => [command, `export position snowietxt ${file}`, tell]);
  });
}

/** Opens one match after another. @throws Error when it takes longer than `limit` ms. */
export async function openInGnubg(texts: readonly string[], format: 'mat' | 'sgf', limit: number): Promise<SeenMatch[]> {
  return inFolder(limit, (folder) =>
    texts.flatMap((text, index) => {
      const file = join(folder, `${index}.${format}`);
      writeFileSync(file, text);
      return [
        // a match that could not be opened would leave the one before
        'new match 1',
        `${format === 'mat' ? 'import mat' : 'load match'} ${file}`,
        ">import json; print('\\nTABLA' + json.dumps(gnubg.match(0, 1, 0, 0)))",
      ];
    }),
  );
}

/** Runs a script, and answers what it printed as JSON. */
async function inFolder<T>(limit: number, scriptIn: (folder: string) => string[]): Promise<T[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gnubg-'));
  try {
    const start = ['set player 0 human', 'set player 1 human', 'set automatic roll off', 'set automatic game off'];
    const quiet = ['set confirm new off', 'set confirm save off', 'set output rawboard off', 'set display off'];
    const said = await run([...start, ...quiet, ...scriptIn(folder), ''].join('\n'), { ...env, HOME: folder }, limit);
    return said
      .split('\n')
      .filter((line) => line.startsWith('TABLA{'))
      .map((line) => JSON.parse(line.slice(5)) as T);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(input: string, env: NodeJS.ProcessEnv, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('gnubg', ['-t', '-q', '-r'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`gnubg took longer than ${limit} ms`));
    }, limit);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
    child.stdin.end(input);
  });
}
