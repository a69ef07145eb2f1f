/** What stands around the board of the editor: the tools above it, and below it all that the checkers do not say. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { BoardWords } from '../../locale/board.js';
import type { EditWords } from '../../locale/edit.js';
import { NotationError } from '../../notation/error.js';
import { parseSituation } from '../../notation/situation.js';
import type { CubeRules, Player, Rules, Situation } from '../../rules/index.js';
import { sign } from '../play/sign.js';
import type { Tool } from './surface.js';

export interface Tools {
  readonly words: EditWords;
  readonly flipName: string;
  readonly tool: Tool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  take(tool: Tool): void;
  undo(): boolean;
  redo(): boolean;
  start(): void;
  clear(): void;
  mirror(): void;
  flip(): void;
  help(): void;
}

/** With what is clicked, and what changes everything at once. */
export function toolBar(tools: Tools): TemplateResult {
  const { words } = tools;
  // one tab stop, as in every group of which one is chosen
  const go = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = kinds[(kinds.indexOf(tools.tool) + step + kinds.length) % kinds.length] ?? 'white';
    tools.take(next);
    (event.currentTarget as Element).querySelector<HTMLElement>(`.${next}`)?.focus();
  };
  const kind = (tool: Tool): TemplateResult =>
    html`<button
      type="button"
      role="radio"
      class=${tool}
      aria-checked=${tool === tools.tool}
      tabindex=${tool === tools.tool ? 0 : -1}
      @click=${() => tools.take(tool)}
    >
      ${tool === 'remove' ? html`<span aria-hidden="true">✕</span>` : sign(tool)}${words.tool[tool]}
    </button>`;
  const act = (name: string, icon: string, does: () => unknown, can = true): TemplateResult =>
    html`<button type="button" class="quiet" data-sign=${icon} aria-disabled=${!can} @click=${does}>${name}</button>`;
  return html`<div class="tools" part="tools">
    <div class="kinds" role="radiogroup" aria-label=${words.tools} @keydown=${go}>${kinds.map(kind)}</div>
    ${act(words.undo, '↶', () => tools.undo(), tools.canUndo)}${act(words.redo, '↷', () => tools.redo(), tools.canRedo)}<span
      class="gap"
    ></span
    >${act(words.start, '⌂', () => tools.start())}${act(words.clear, '∅', () => tools.clear())}${act(words.mirror, '⇄', () =>
      tools.mirror(),
    )}${act(tools.flipName, '⇅', () => tools.flip())}${act(words.keys, '?', () => tools.help())}
  </div>`;
}

const kinds: readonly Tool[] = ['white', 'black', 'remove'];

/** Changes a part of the situation; the name is told as the cause. */
export type Change = (cause: string, part: Partial<Situation>) => void;

interface Details {
  readonly words: EditWords;
  readonly names: BoardWords;
  readonly situation: Situation;
  readonly rules: Rules;
  readonly change: Change;
  /** What is wrong, in a sentence. */
  readonly sentence: (error: NotationError) => string;
}

/** Whose turn it is, the dice, the cube, the score; what only some games have is asked only there. */
export function detailFields(details: Details): TemplateResult {
  const { words, names, situation, rules, change } = details;
  const { player, dice, cube, score, rolls, passed } = situation;
  const sides = [
    ['', words.nobody],
    ['white', names.players.white],
    ['black', names.players.black],
  ] as const;
  const die = (at: 0 | 1): TemplateResult =>
    select(
      words.die[at],
      [['', '–'], ...[1, 2, 3, 4, 5, 6].map((value) => [String(value), String(value)] as const)],
      String(dice?.[at] ?? ''),
      (value) => {
        const other = dice?.[1 - at] ?? Number(value);
        const thrown = at === 0 ? [Number(value), other] : [other, Number(value)];
        // dice are somebody's
        change('dice', value ? { dice: thrown, player: player ?? 'white' } : { dice: null });
      },
    );
  const points = (side: Player): TemplateResult =>
    number(words.points[side], score?.[side] ?? 0, (value) => change('score', { score: scoreWith(score, { [side]: value }) }));
  const rolled = (side: Player, made: NonNullable<Situation['rolls']>): TemplateResult =>
    number(words.rolls[side], made[side], (value) => change('rolls', { rolls: { ...made, [side]: value } }));
  return html`<div class="fields">
    ${select(words.toMove, sides, player ?? '', (value) =>
      change('turn', value ? { player: value as Player } : { player: null, dice: null, passed: [] }),
    )}${die(0)}${die(1)}${
      rules.cube && cube
        ? html`${select(words.cube, cubeValues(rules.cube), String(cube.value), (value) =>
            change('cube', { cube: { value: Number(value), owner: Number(value) === 1 ? null : cube.owner } }),
          )}${select(words.cubeOwner, [['', words.middle], ...sides.slice(1)], cube.owner ?? '', (value) =>
            change('cube', { cube: { value: Math.max(2, cube.value), owner: (value || null) as Player | null } }),
          )}`
        : nothing
    }${points('white')}${points('black')}${number(words.length, score?.length ?? 0, (value) =>
      change('score', { score: scoreWith(score, { length: value || null }) }),
    )}${rolls ? html`${rolled('white', rolls)}${rolled('black', rolls)}` : nothing}${
      rules.pass === 'none'
        ? nothing
        : html`<label
            >${words.passed}<input
              .value=${passed.map((stage) => stage.join('')).join(' ')}
              placeholder="55 6666"
              inputmode="numeric"
              autocomplete="off"
              @change=${({ target }: Event) => readPassed(target as HTMLInputElement, details)}
          /></label>`
    }
  </div>`;
}

/** Nobody has any points, and there is no match: there is no score. */
function scoreWith(score: Situation['score'], part: Partial<NonNullable<Situation['score']>>): Situation['score'] {
  const now = { white: 0, black: 0, length: null, ...score, ...part };
  return now.white || now.black || now.length ? now : null;
}

function cubeValues({ limit }: CubeRules): (readonly [string, string])[] {
  const most = limit || 1024;
  return Array.from({ length: Math.log2(most) + 1 }, (_, at) => [String(2 ** at), String(2 ** at)] as const);
}

/** Dice handed over as they are written; what is none is marked, and changes nothing. */
function readPassed(field: HTMLInputElement, { rules, situation: { player }, change, sentence }: Details): void {
  const text = field.value.trim();
  try {
    const { passed } = parseSituation(`W ${rules.start} | B ${rules.start} ; white ${text && `passed ${text}`}`, rules);
    field.setCustomValidity('');
    change('passed', { passed, player: player ?? 'white' });
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    field.setCustomValidity(sentence(error));
    field.reportValidity();
  }
}

function select(
  name: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  const pick = ({ target }: Event): void => choose((target as HTMLSelectElement).value);
  return html`<label
    >${name}<select @change=${pick}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select></label
  >`;
}

function number(name: string, value: number, change: (value: number) => void): TemplateResult {
  const read = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    change(Math.min(99_999, Math.max(0, Math.trunc(field.valueAsNumber) || 0)));
  };
  return html`<label>${name}<input type="number" min="0" max="99999" step="1" .value=${String(value)} @change=${read} /></label>`;
}
