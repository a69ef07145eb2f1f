/** Going through a record: where the reader stands, what is shown and said there, and every way to get elsewhere. */
import { expect } from '@open-wc/testing';
import type { TablaBoard } from '../../src/index.js';
import { formatPosition } from '../../src/rules/index.js';
import { board, described, drawing, fault, heard, inside, waitUntil } from './board.js';
import { click, drawn, focused, key, part, tapButton, text } from './playing.js';
import { command, current, now, press, record, replay, step, stepInSight } from './replaying.js';

const read = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

suite('a record is opened', () => {
  test('from the element’s own text, at its start, with who plays and how it stands', async () => {
    const element = await replay();
    expect(current(element)).to.equal('1');
    expect(text(element, '.sides')).to.match(/^Мария\s*1 : 2\s*\/ 5\s*Иван$/);
    expect(part(element, '.moves').textContent).to.contain('Преди началото.');
    expect(now(element)).to.equal('Начало.');
  });

  test('from the property text', async () => {
    const element = await board({ mode: 'replay', lang: 'bg' });
    expect(fault(element)).to.contain('няма игра');
    element.text = record;
    await drawn(element);
    expect(current(element)).to.equal('1');
  });

  test('from an address', async () => {
    const src = `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
    const element = await replay({ src, at: '1.2w' }, '');
    expect(now(element)).to.contain('Бели: 24 на 18; 18 на 13.');
  });

  test('a file in the letters of old programs', async () => {
    const record = '[White "Мария"]\nW 31: 8/5 6/5\n';
    const addressOf = (bytes: readonly number[]): string => `data:text/plain;base64,${btoa(String.fromCharCode(...bytes))}`;
    const utf16 = [0xff, 0xfe, ...Array.from(record).flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])];
    // а is 0xE0 there
    const windows = Array.from(record, (sign) => (sign < '\u0400' ? sign.charCodeAt(0) : sign.charCodeAt(0) - 0x410 + 0xc0));
    for (const bytes of [utf16, windows]) {
      const element = await replay({ src: addressOf(bytes) }, '');
      expect(part(element, '.sides').textContent).to.contain('Мария');
    }
  });

  test('an address where nothing is makes a box', async () => {
    const errors = heard(document, 'tabla-error');
    const element = await replay({ src: '/there/is/nothing.tabla' }, '');
    expect(fault(element)).to.contain('src="/there/is/nothing.tabla"').and.contain('Записът не можа да се вземе: 404');
    expect(errors).to.have.length(1).and.have.nested.property('[0].code', 'not-fetched');
  });

  test('where at says, and a place that is not there makes a box until it is', async () => {
    const element = await replay({ at: '1.1b/1.2w' });
    expect(current(element)).to.equal('1.1b/1.2w');
    element.at = '1.9b';
    await drawn(element);
    expect(fault(element)).to.contain('няма такова място');
    element.at = '2';
    await drawn(element);
    expect(current(element)).to.equal('2');
  });

  test('at follows the page, and the reader goes on from there', async () => {
    const element = await replay();
    element.at = '1.2w';
    await drawn(element);
    expect(current(element)).to.equal('1.2w');
    await press(element, 'forward');
    expect(current(element)).to.equal('1.2b:1');
  });
});

suite('at a place', () => {
  test('the board shows the step: dice used up, last moves, the cube', async () => {
    const element = await replay({ at: '1.1w' });
    expect(drawing(element)!.getAttribute('role')).to.equal('img');
    expect(described(element)).to.contain('Хвърли 3 и 1, се-и-ек. Бели: 8 на 5; 6 на 5. Добър ход.');
    expect(inside(element, 'path.last')).not.to.equal(null);
    expect(inside(element, 'path.pip:not(.cube)')).to.equal(null);
    element.at = '1.2b:1';
    await drawn(element);
    expect(now(element)).to.equal('Черните дублират на 2.');
    expect(inside(element, 'path.lamp[d*="44"], .lamp')).not.to.equal(null);
    element.at = '1.4w';
    await drawn(element);
    expect(now(element)).to.contain('Марс, 4 точки');
  });

  test('and what the comment draws, in the numbers of whoever it follows', async () => {
    const element = await replay({ at: '1.1b' });
    expect(element.shadowRoot!.querySelectorAll('path.arrow')).to.have.length(1);
    await press(element, 'back');
    expect(element.shadowRoot!.querySelectorAll('path.arrow')).to.have.length(0);
  });

  test('tells the page where the reader is', async () => {
    const element = await replay();
    const steps = heard<{ node: { step: { kind: string } } | null; at: string }>(element, 'tabla-step');
    const changes = heard<{ cause: string; situation: { position: Parameters<typeof formatPosition>[0] } }>(element, 'tabla-change');
    const said = heard<{ text: string }>(element, 'tabla-say');
    await press(element, 'forward');
    await press(element, 'forward');
    await press(element, 'first');
    expect(steps.map(({ node, at }) => [node?.step.kind ?? null, at])).to.deep.equal([
      ['opening', '1.0'],
      ['roll', '1.1w'],
      [null, '1'],
    ]);
    expect(changes.map(({ cause }) => cause)).to.deep.equal(['step', 'step']);
    expect(formatPosition(changes[0]!.situation.position)).to.contain('W 24:2 13:5 8:2 6:4 5:2');
    expect(said.map((one) => one.text)).to.deep.equal([
      'Бели 3, черни 1. Започват белите.',
      'Хвърли 3 и 1, се-и-ек. Бели: 8 на 5; 6 на 5. Добър ход.',
      'Начало. Преди началото.',
    ]);
  });
});

suite('the buttons', () => {
  test('lead along the line to its end and back', async () => {
    const element = await replay();
    expect(command(element, 'back').getAttribute('aria-disabled')).to.equal('true');
    await press(element, 'forward');
    await press(element, 'forward');
    expect(current(element)).to.equal('1.1w');
    await press(element, 'last');
    expect(current(element)).to.equal('1.4w');
    expect(command(element, 'forward').getAttribute('aria-disabled')).to.equal('true');
    await press(element, 'back');
    expect(current(element)).to.equal('1.4w:1');
    await press(element, 'first');
    expect(current(element)).to.equal('1');
  });

  test('find the next comment and the next error, into variations and out of them', async () => {
    const element = await replay();
    const found: (string | null)[] = [];
    for (let times = 0; times < 4; times++) {
      await press(element, 'comment');
      found.push(current(element));
    }
    expect(found).to.deep.equal(['1.1b', '1.1b/1.1b', '1.1b/1.2w/1.2w', '1.1b/1.2w/1.2w']);
    await press(element, 'first');
    await press(element, 'error');
    expect(current(element)).to.equal('1.1b/1.1b');
    await press(element, 'error');
    expect(current(element)).to.equal('1.2w');
    expect(command(element, 'error').getAttribute('aria-disabled')).to.equal('true');
  });

  test('the same with a finger', async () => {
    const element = await replay();
    const found: (string | null)[] = [];
    for (const name of ['forward', 'forward', 'last', 'back', 'first', 'comment', 'error']) {
      await tapButton(element, command(element, name));
      found.push(current(element));
    }
    expect(found).to.deep.equal(['1.0', '1.1w', '1.4w', '1.4w:1', '1', '1.1b', '1.1b/1.1b']);
    await tapButton(element, command(element, 'auto'));
    expect(command(element, 'auto').getAttribute('aria-label')).to.equal('Спри');
    await tapButton(element, command(element, 'auto'));
    expect(command(element, 'auto').getAttribute('aria-label')).to.equal('Пусни');
    const white = element.view;
    await tapButton(element, command(element, 'flip'));
    expect(element.view).to.not.equal(white);
    await tapButton(element, command(element, 'help'));
    await waitUntil(() => (part(element, 'dialog') as HTMLDialogElement | null)?.open);
    await tapButton(element, part(element, 'dialog button'));
    expect(part(element, 'dialog')).to.equal(null);
  });

  test('a finger goes by the list, and unfolds what is in it', async () => {
    const element = await replay();
    await tapButton(element, stepInSight(element, '1.1b'));
    expect(current(element)).to.equal('1.1b');
    const [outer] = element.shadowRoot!.querySelectorAll<HTMLDetailsElement>('.moves details');
    await tapButton(element, outer!.querySelector('summary')!);
    expect(outer!.open).to.equal(false);
    await tapButton(element, outer!.querySelector('summary')!);
    await tapButton(element, stepInSight(element, '1.1b/1.2w'));
    expect(current(element)).to.equal('1.1b/1.2w');
  });

  test('are those that the author wants', async () => {
    const element = await replay({ controls: 'back forward' });
    const all = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-command]')].map((one) => one.dataset.command);
    expect(all).to.deep.equal(['back', 'forward']);
  });

  test('play by itself, until somebody takes over', async () => {
    const element = await replay({ at: '1.2w' });
    await press(element, 'auto');
    expect(command(element, 'auto').getAttribute('aria-label')).to.equal('Спри');
    expect(current(element)).to.equal('1.2b:1');
    await waitUntil(() => current(element) === '1.2b:2', 'it goes on');
    await press(element, 'back');
    expect(command(element, 'auto').getAttribute('aria-label')).to.equal('Пусни');
  });
});

suite('the keys', () => {
  test('do what the buttons do, and more', async () => {
    const element = await replay();
    command(element, 'forward').focus();
    const at: (string | null)[] = [];
    for (const one of [
      'ArrowRight',
      'ArrowRight',
      'ArrowRight',
      'ArrowDown',
      'ArrowUp',
      'ArrowLeft',
      'End',
      'Home',
      'c',
      'e',
      'PageDown',
      'PageUp',
    ]) {
      await key(element, one);
      at.push(current(element));
    }
    expect(at).to.deep.equal(['1.0', '1.1w', '1.1b', '1.1b/1.1b', '1.1b', '1.1w', '1.4w', '1', '1.1b', '1.1b/1.1b', '2', '1']);
  });

  test('by the letters of the language too, and not where the author has switched them off', async () => {
    const element = await replay();
    command(element, 'forward').focus();
    element.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'г', bubbles: true, composed: true }));
    await drawn(element);
    expect(current(element)).to.equal('1.1b/1.1b');
    element.keys = 'none';
    await drawn(element);
    await key(element, 'ArrowRight');
    expect(current(element)).to.equal('1.1b/1.1b');
  });

  test('a key that is not used goes on to the page', async () => {
    const element = await replay();
    command(element, 'forward').focus();
    const used: boolean[] = [];
    element.addEventListener('keydown', (event) => used.push(event.defaultPrevented));
    for (const one of ['ArrowUp', 'ArrowLeft', 'x', 'ArrowRight']) await key(element, one);
    expect(used).to.deep.equal([false, false, false, true]);
  });

  test('are all told in a dialog', async () => {
    const told = async (of: TablaBoard): Promise<HTMLDialogElement> => {
      await waitUntil(() => of.shadowRoot!.querySelector('dialog')?.open);
      return part(of, 'dialog') as HTMLDialogElement;
    };
    const element = await replay();
    command(element, 'forward').focus();
    await key(element, '?');
    const dialog = await told(element);
    expect(dialog.open).to.equal(true);
    expect(getComputedStyle(dialog).borderTopWidth).to.equal('2px');
    expect([...dialog.querySelectorAll('kbd')].map((one) => one.textContent)).to.deep.equal([
      ...['→', '←', 'Home', 'End', '↑', '↓', 'Page Up', 'Page Down', 'интервал', '?', 'К', 'Г', 'О', 'Д'],
    ]);
    await key(element, 'ArrowRight');
    expect(current(element)).to.equal('1');
    await key(element, 'Escape');
    expect(dialog.open).to.equal(false);
    // asked for twice before it is there it opens once
    command(element, 'help').click();
    command(element, 'help').click();
    await click(element, (await told(element)).querySelector('button')!);
    expect(part(element, 'dialog')).to.equal(null);
  });
});

suite('the list of moves', () => {
  test('holds every step with its sign, every comment, and the result', async () => {
    const element = await replay();
    expect(read(step(element, '1.1w'))).to.equal('Бели: 31: 8/5 6/5 !');
    expect(step(element, '1.1w').querySelector('[role=img]')!.getAttribute('aria-label')).to.equal('добър ход');
    expect(read(step(element, '1.2b:1'))).to.equal('Черни: дублира');
    expect(read(step(element, '1.4w:1'))).to.equal('Бели: предава се: марс');
    expect(text(element, '.ended')).to.equal('Черните печелят 4 точки.');
  });

  test('leads where it is clicked; the focus goes along with the keys', async () => {
    const element = await replay();
    await click(element, stepInSight(element, '1.2w'));
    expect(current(element)).to.equal('1.2w');
    expect(focused(element)).to.contain('65: 24/18/13');
    await key(element, 'ArrowRight');
    expect(read(element.shadowRoot!.activeElement!)).to.equal('Черни: дублира');
    expect([...element.shadowRoot!.querySelectorAll('.move[tabindex="0"]')]).to.have.length(1);
  });

  test('folds variations, and unfolds them around the reader', async () => {
    const element = await replay();
    const [outer, inner] = element.shadowRoot!.querySelectorAll<HTMLDetailsElement>('.moves details');
    expect([outer!.open, inner!.open]).to.deep.equal([true, false]);
    await click(element, outer!.querySelector('summary')!);
    expect(outer!.open).to.equal(false);
    element.go('1.1b/1.2w/1.2w');
    await drawn(element);
    expect([outer!.open, inner!.open]).to.deep.equal([true, true]);
  });

  test('scrolls itself to where the reader is, never the page', async () => {
    const element = await replay({}, undefined, 300);
    const list = part(element, '.moves');
    const before = scrollY;
    element.go('last');
    await drawn(element);
    const [around, seen] = [list.getBoundingClientRect(), step(element, '1.4w').getBoundingClientRect()];
    expect(list.scrollTop).to.be.greaterThan(0);
    expect(seen.top).to.be.at.least(around.top);
    expect(seen.bottom).to.be.at.most(around.bottom);
    expect(scrollY).to.equal(before);
  });

  test('stands beside a wide board and under a narrow one', async () => {
    const element = await replay({}, undefined, 780);
    const box = (selector: string): DOMRect => part(element, selector).getBoundingClientRect();
    expect(box('.moves').left).to.be.at.least(box('svg[part=board]').right);
    element.style.inlineSize = '460px';
    await drawn(element);
    expect(box('.moves').top).to.be.at.least(box('svg[part=board]').bottom);
  });
});

suite('several games', () => {
  test('are chosen from, with the score before each', async () => {
    const element = await replay();
    const chooser = part(element, 'select') as HTMLSelectElement;
    expect([...chooser.options].map((one) => one.text)).to.deep.equal(['1. Табла с куб, 1 : 2', '2. Права, 0 : 0']);
    chooser.selectedIndex = 1;
    chooser.dispatchEvent(new Event('change'));
    await drawn(element);
    expect(current(element)).to.equal('2');
    expect(step(element, '2.1w').textContent).to.contain('62: 24/18 13/11');
  });

  test('with keys in the chooser left to it', async () => {
    const element = await replay();
    part(element, 'select').focus();
    await key(element, 'Home');
    expect(current(element)).to.equal('1');
    expect(element.go('1.2w')).to.equal(true);
    await drawn(element);
    await key(element, 'Home');
    expect(current(element)).to.equal('1.2w');
  });

  test('what is wrong with one is listed, and the others can be read', async () => {
    const element = await replay({}, '[Game "prava"]\n1. W 31: 8/5 7/6 B 42: 8/4\n*\n\n[Game "prava"]\n1. W 31: 8/5 6/5\n*\n');
    await waitUntil(() => inside(element, '.faults') !== null);
    expect(text(element, '.faults summary')).to.equal('В записа на тази игра има една грешка');
    expect(text(element, '.faults li')).to.equal('2:14 На поле 7 нямаш пул.');
    element.go('2.1w');
    await drawn(element);
    expect(now(element)).to.contain('Бели: 8 на 5; 6 на 5.');
    expect(inside(element, '.faults summary')?.textContent ?? '').not.to.contain('1');
  });
});

test('on a board of 280 px the score of a long match lies over no number', async () => {
  const element = await replay({}, '[Game "backgammon"]\n[Match "15"]\n[Score "10-12"]\n1. W 31: 8/5 6/5\n*\n', 280);
  const svg = drawing(element)!;
  const scores = [...svg.querySelectorAll('path.score')].map((one) => one.getBoundingClientRect());
  const numbers = [...svg.querySelectorAll<SVGTextElement>('text.number')]
    .filter((one) => one.checkVisibility())
    .flatMap((one) => {
      const { a, e } = one.getScreenCTM()!;
      const digits = Array.from({ length: one.getNumberOfChars() }, (_, digit) => one.getExtentOfChar(digit));
      return digits.map(({ x, width }) => ({ left: a * x + e, right: a * (x + width) + e }));
    });
  expect([scores.length, numbers.length > 24]).to.deep.equal([2, true]);
  for (const score of scores) expect(numbers.filter(({ left, right }) => left < score.right && right > score.left)).to.deep.equal([]);
});

suite('text from a record stays text', () => {
  test('with markup, in other directions, and without end', async () => {
    const long = 'а'.repeat(10_000);
    const element = await replay(
      {},
      `[White "<img src=x onerror=alert(1)>"]\n[Black "עברית"]\n{<b>x</b> ${long}}\nW 3, B 1\n1. W 31: 8/5 6/5\n*\n`,
    );
    const [white, black] = element.shadowRoot!.querySelectorAll('bdi');
    expect(white!.textContent).to.equal('<img src=x onerror=alert(1)>');
    expect(black!.textContent).to.equal('עברית');
    expect(inside(element, 'img, .said b')).to.equal(null);
    expect(part(element, '.said p').getAttribute('dir')).to.equal('auto');
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
  });
});
