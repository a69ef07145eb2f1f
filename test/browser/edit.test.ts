/** Mode `edit`: a position is set up by hand, what is wrong is said at once, and it is taken along and brought in every format. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { parseSituation, readXgid, writeXgid } from '../../src/notation/index.js';
import { formatPosition, parseRules, type Situation } from '../../src/rules/index.js';
import type { TablaBoard } from '../../src/index.js';
import { drawing, heard, inside, waitUntil } from './board.js';
import {
  button,
  checkerSpot,
  click,
  clickButton,
  clickPoint,
  dragByFinger,
  dragByMouse,
  drawn,
  focused,
  game,
  isWebKit,
  key,
  middle,
  part,
  place,
  situation,
  type Spot,
  tap,
  tapButton,
  text,
} from './playing.js';

const start = 'W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5';
const editor = (attributes: Readonly<Record<string, string>> = {}, width = 460): Promise<TablaBoard> =>
  game({ mode: 'edit', ...attributes }, width);
/** What was told of last; before that it is the start. */
const position = (element: TablaBoard): string => {
  const told = situation(element);
  return told ? formatPosition(told.position) : start;
};
/** Presses a button that may lie below the window. */
const press = async (element: TablaBoard, name: string): Promise<void> => {
  button(element, name).scrollIntoView({ block: 'center' });
  await clickButton(element, name);
};
const status = (element: TablaBoard): string => text(element, '[part=status]');
const saidBy = (element: TablaBoard): { text: string }[] => heard(element, 'tabla-say');
const out = (element: TablaBoard): string => (part(element, '.out') as HTMLTextAreaElement).value;
const tool = (element: TablaBoard, name: 'white' | 'black' | 'remove'): HTMLElement => part(element, `.kinds .${name}`);
const pick = async (element: TablaBoard, name: 'white' | 'black' | 'remove'): Promise<void> => click(element, tool(element, name));
/** A field by its name. */
const fieldOf = (element: TablaBoard, name: string): HTMLSelectElement & HTMLInputElement =>
  [...element.shadowRoot!.querySelectorAll('label')]
    .find((label) => label.textContent.trim().startsWith(name))!
    .querySelector('select, input')!;
const choose = async (element: TablaBoard, name: string, value: string): Promise<void> => {
  const field = fieldOf(element, name);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn(element);
};

suite('setting up', () => {
  test('a click puts a checker of the side in hand, or takes one away', async () => {
    const element = await editor();
    const said = saidBy(element);
    await clickButton(element, 'Празна');
    expect(position(element)).to.equal('W off:15 | B off:15');
    await clickPoint(element, 6);
    await clickPoint(element, 6);
    expect(position(element)).to.equal('W 6:2 off:13 | B off:15');
    expect(said.at(-1)!.text).to.equal('Поле 6: 2 бели пула');
    await pick(element, 'black');
    await clickPoint(element, 6);
    await clickPoint(element, 25);
    expect(position(element), 'in Black’s numbers').to.equal('W 6:2 off:13 | B bar:1 6:1 off:13');
    await pick(element, 'remove');
    await clickPoint(element, 6);
    expect(position(element)).to.equal('W 6:2 off:13 | B bar:1 off:14');
    await clickPoint(element, 19);
    expect(position(element), 'whoever stands there').to.equal('W 6:1 off:14 | B bar:1 off:14');
  });

  test('a finger does the same', async () => {
    const element = await editor({ position: 'W 6:1 | B 1:1' });
    await tap(element, place(element, 6));
    await tapButton(element, tool(element, 'black'));
    await tap(element, place(element, 6));
    expect(position(element)).to.equal('W 6:2 off:13 | B 6:1 1:1 off:13');
  });

  test('the keys set numbers, add, take away and change sides', async () => {
    const element = await editor({ position: 'W 6:1 | B 1:1' });
    place(element, 8).focus();
    await key(element, '4');
    expect(situation(element)!.position.white.checkers[8]).to.equal(4);
    await new Promise((wait) => setTimeout(wait, 1000));
    await key(element, '1');
    await key(element, '2');
    expect(situation(element)!.position.white.checkers[8], 'two digits are one number').to.equal(12);
    await key(element, 'ArrowRight');
    await key(element, 'Enter');
    await key(element, ' ');
    await key(element, '-');
    expect(position(element)).to.equal('W 8:12 7:1 6:1 off:1 | B 1:1 off:14');
    await key(element, 'b');
    await key(element, '3');
    expect(status(element), 'the same place by Black’s number').to.match(/^Черни, поле 18: на едно поле стоят и двете страни/);
    await key(element, 'u');
    expect(position(element)).to.equal('W 8:12 7:1 6:1 off:1 | B 1:1 off:14');
    await sendKeys({ down: 'Control' });
    await key(element, 'z');
    await sendKeys({ up: 'Control' });
    expect(position(element)).to.equal('W 8:12 7:2 6:1 | B 1:1 off:14');
    await key(element, 'r');
    expect(position(element)).to.equal('W 8:12 7:1 6:1 off:1 | B 1:1 off:14');
  });

  test('dragging takes a checker elsewhere, onto the bar, off the board and back', async () => {
    const element = await editor({ speed: 'none' });
    await dragByMouse(element, checkerSpot(element, 8), middle(place(element, 5)));
    expect(position(element)).to.equal('W 24:2 13:5 8:2 6:5 5:1 | B 24:2 13:5 8:3 6:5');
    await dragByMouse(element, checkerSpot(element, 12), middle(place(element, 25)));
    expect(position(element), 'a black one, from its 13').to.equal('W 24:2 13:5 8:2 6:5 5:1 | B bar:1 24:2 13:4 8:3 6:5');
    const [x, y] = checkerSpot(element, 6);
    await dragByMouse(element, [x, y], [x, y + 200]);
    expect(position(element)).to.equal('W 24:2 13:5 8:2 6:4 5:1 off:1 | B bar:1 24:2 13:4 8:3 6:5');
  });

  test('a checker that is off is dragged from its tray', async () => {
    const element = await editor({ position: 'W 6:1 | B 1:1' });
    await dragByMouse(element, middle(place(element, 0)), middle(place(element, 8)));
    expect(position(element)).to.equal('W 8:1 6:1 off:13 | B 1:1 off:14');
  });

  test('a finger drags, too: elsewhere, onto the bar, off the board, into the tray and out of it', async () => {
    const element = await editor();
    const steps: [from: number, to: Spot, left: string][] = [
      [8, middle(place(element, 5)), 'W 24:2 13:5 8:2 6:5 5:1 | B 24:2 13:5 8:3 6:5'],
      [12, middle(place(element, 25)), 'W 24:2 13:5 8:2 6:5 5:1 | B bar:1 24:2 13:4 8:3 6:5'],
      [6, [checkerSpot(element, 6)[0], checkerSpot(element, 6)[1] + 150], 'W 24:2 13:5 8:2 6:4 5:1 off:1 | B bar:1 24:2 13:4 8:3 6:5'],
      [6, middle(place(element, 0)), 'W 24:2 13:5 8:2 6:3 5:1 off:2 | B bar:1 24:2 13:4 8:3 6:5'],
    ];
    for (const [from, to, left] of steps) {
      await dragByFinger(element, checkerSpot(element, from), to);
      expect(position(element)).to.equal(left);
    }
    const [x, y] = middle(place(element, 0));
    const { height } = place(element, 0).getBoundingClientRect();
    await dragByFinger(element, [x, Math.round(y + height / 2 - 12)], middle(place(element, 5)));
    expect(position(element)).to.equal('W 24:2 13:5 8:2 6:3 5:2 off:1 | B bar:1 24:2 13:4 8:3 6:5');
  });

  test('a finger takes away, takes back and does again', async () => {
    const element = await editor({ position: 'W 6:2 | B 1:1' });
    await tapButton(element, tool(element, 'remove'));
    await tap(element, place(element, 6));
    expect(position(element)).to.equal('W 6:1 off:14 | B 1:1 off:14');
    await tapButton(element, button(element, 'Върни'));
    expect(position(element)).to.equal('W 6:2 off:13 | B 1:1 off:14');
    await tapButton(element, button(element, 'Повтори'));
    expect(position(element)).to.equal('W 6:1 off:14 | B 1:1 off:14');
  });

  test('start, clear and swapped colours, each taken back', async () => {
    const element = await editor({ position: 'W 6:2 5:1 | B 1:1 ; white 31' });
    await clickButton(element, 'Размени цветовете');
    expect(position(element)).to.equal('W 1:1 off:14 | B 6:2 5:1 off:12');
    expect(situation(element)!.player).to.equal('black');
    await clickButton(element, 'Начало');
    expect(position(element)).to.equal(start);
    await clickButton(element, 'Върни');
    await clickButton(element, 'Върни');
    expect(position(element)).to.equal('W 6:2 5:1 off:12 | B 1:1 off:14');
    expect(button(element, 'Върни').getAttribute('aria-disabled')).to.equal('true');
    await clickButton(element, 'Повтори');
    expect(position(element)).to.equal('W 1:1 off:14 | B 6:2 5:1 off:12');
  });

  test('the keys are told in a dialog, which keeps them to itself', async () => {
    const element = await editor();
    place(element, 6).focus();
    await sendKeys({ press: '?' });
    await drawn(element);
    const dialog = part(element, 'dialog') as HTMLDialogElement;
    expect(dialog.open).to.be.true;
    expect(dialog.textContent).to.include('толкова пула');
    await key(element, '5');
    await key(element, 'Escape');
    expect(dialog.open).to.be.false;
    expect(position(element)).to.equal(start);
    await clickButton(element, 'Клавиши');
    expect((part(element, 'dialog') as HTMLDialogElement).open).to.be.true;
    await clickButton(element, 'Затвори');
    expect(part(element, 'dialog')).to.be.null;
  });

  test('keys="none" leaves them to the page', async () => {
    const element = await editor({ keys: 'none' });
    place(element, 6).focus();
    await key(element, '9');
    expect(position(element)).to.equal(start);
  });

  test('the page is told of each position, and of none that is wrong', async () => {
    const element = await editor();
    const changes = heard<{ situation: Situation; cause: string }>(element, 'tabla-change');
    const errors = heard<{ code: string; text: string }>(element, 'tabla-error');
    await clickPoint(element, 1);
    expect(changes, '16 checkers').to.deep.equal([]);
    await clickPoint(element, 1);
    expect(errors, 'told once').to.deep.equal([{ code: 'too-many-checkers', line: 1, column: 1, text: status(element) }]);
    await clickButton(element, 'Върни');
    await clickButton(element, 'Върни');
    expect(changes.length, 'what was there before is right again').to.equal(1);
    await clickPoint(element, 1);
    expect(errors.length).to.equal(2);
    await clickButton(element, 'Празна');
    await clickPoint(element, 3);
    expect(changes.map(({ cause }) => cause)).to.deep.equal(['undo', 'clear', 'place']);
  });
});

suite('what is wrong', () => {
  test('16 checkers, and where', async () => {
    const element = await editor();
    const said = saidBy(element);
    await clickPoint(element, 5);
    expect(status(element)).to.equal('Бели, поле 5: пуловете стават повече от 15.');
    expect(said.map((one) => one.text)).to.include(status(element));
    expect(drawing(element)!.querySelectorAll('path.red').length).to.be.greaterThan(0);
    expect(out(element), 'it cannot be taken along').to.equal(status(element));
    expect(button(element, 'Копирай').getAttribute('aria-disabled')).to.equal('true');
    await clickButton(element, 'Върни');
    expect(status(element)).to.equal('Всичко е наред. Пипове: бели 167, черни 167.');
    expect(drawing(element)!.querySelectorAll('path.red').length).to.equal(0);
  });

  test('a point of both sides, but where games pin', async () => {
    const element = await editor({ position: 'W 6:2 | B 1:1' });
    await pick(element, 'black');
    await clickPoint(element, 19);
    expect(status(element)).to.match(/^Черни, поле 19: на едно поле/);
    element.remove();
    const pinning = await editor({ variant: 'tapa', position: 'W 6:1 | B 1:1' });
    await pick(pinning, 'black');
    await clickPoint(pinning, 19);
    expect(position(pinning), 'the one that was there lies below').to.equal('W 6:1! off:14 | B 19:1 1:1 off:13');
    await clickPoint(pinning, 19);
    expect(position(pinning)).to.equal('W 6:1! off:14 | B 19:2 1:1 off:12');
    await pick(pinning, 'white');
    await clickPoint(pinning, 6);
    expect(status(pinning), 'two and two').to.match(/На едно поле стоят и двете|на едно поле стоят и двете/);
  });
});

suite('what the checkers do not say', () => {
  test('turn, dice, cube and score', async () => {
    const element = await editor({ variant: 'backgammon' });
    await choose(element, 'Първи зар', '3');
    expect(situation(element)).to.include({ player: 'white' });
    expect(situation(element)!.dice).to.deep.equal([3, 3]);
    await choose(element, 'Втори зар', '1');
    await choose(element, 'На ход', 'black');
    await choose(element, 'Куб', '4');
    await choose(element, 'Кубът е', 'white');
    await choose(element, 'Точки на черните', '2');
    await choose(element, 'Мач до', '7');
    expect(out(element)).to.equal(`${start} ; black 31 cube 4 white score 0-2/7`);
    await choose(element, 'На ход', '');
    expect(out(element), 'dice are somebody’s').to.equal(`${start} ; cube 4 white score 0-2/7`);
  });

  test('rolls made and dice handed over, where a game has them', async () => {
    const element = await editor({ variant: 'gyulbara' });
    await choose(element, 'Хвърляния на белите', '3');
    await choose(element, 'Предадени зарове', '55 6666');
    expect(out(element)).to.equal('W 24:15 | B 24:15 ; white rolls 3-0 passed 55 6666');
    await choose(element, 'Предадени зарове', '78');
    expect(fieldOf(element, 'Предадени зарове').validationMessage).to.match(/^Предадените зарове се пишат/);
    expect(out(element), 'nothing changes').to.include('passed 55 6666');
    expect(fieldOf(await editor(), 'На ход')).to.be.instanceOf(HTMLSelectElement);
    expect((await editor()).shadowRoot!.textContent).to.not.include('Предадени');
  });
});

suite('taking along and bringing', () => {
  test('as text, HTML, XGID and GNU ID', async () => {
    const element = await editor({ dice: '31', turn: 'white', theme: 'light', view: 'black' });
    expect(out(element)).to.equal(`${start} ; white 31`);
    await choose(element, 'Като', 'html');
    expect(out(element)).to.equal(`<tabla-board view="black" theme="light">${start} ; white 31</tabla-board>`);
    await choose(element, 'Като', 'xgid');
    expect(out(element)).to.equal(writeXgid(parseSituation(`${start} ; white 31`, parseRules('prava')), parseRules('prava')));
    expect(formatPosition(readXgid(out(element)).situation.position)).to.equal(start);
    await choose(element, 'Като', 'gnu');
    expect(out(element)).to.match(/^4HPwATDgc\/ABMA:/);
    await choose(element, 'На ход', '');
    expect(out(element)).to.equal('Този формат иска да се знае кой е на ход.');
    const other = await editor({ variant: 'tapa', turn: 'white' });
    await choose(other, 'Като', 'xgid');
    expect(out(other)).to.match(/^Този формат знае само игри/);
  });

  test('copied, or marked where the page may not', async () => {
    const element = await editor();
    const copied: string[] = [];
    const real = navigator.clipboard;
    const clipboard = { writeText: (what: string) => Promise.resolve(void copied.push(what)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    try {
      await press(element, 'Копирай');
      expect(copied).to.deep.equal([start]);
      expect(text(element, '.note')).to.equal('Копирано.');
      clipboard.writeText = () => Promise.reject(new Error('no'));
      await press(element, 'Копирай');
      expect(text(element, '.note')).to.equal('Текстът е избран: натисни Ctrl+C.');
      const field = part(element, '.out') as HTMLTextAreaElement;
      expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.equal(start);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { value: real, configurable: true });
    }
  });

  const brought: readonly (readonly [name: string, text: string, position: string])[] = [
    ['text', 'Б 6x2 | Ч 1x1; черни 42', 'W 6:2 off:13 | B 1:1 off:14'],
    ['XGID', 'XGID=-a----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10', 'W 24:2 13:5 8:3 6:5 | B 24:1 13:5 8:3 6:5 off:1'],
    ['GNU ID', '4HPwATDgc/ABMA:cAkAAAAAAAAE', start],
    [
      'HTML',
      `<p><tabla-board variant="prava" title='a > b'>\n  <pre>\n${start.replace('6:5', '6:4')}</pre></tabla-board>`,
      start.replace('6:5', '6:4 off:1'),
    ],
  ];
  for (const [name, given, wanted] of brought)
    test(`pasted: ${name}`, async () => {
      const element = await editor();
      const field = part(element, 'textarea[name=paste]') as HTMLTextAreaElement;
      field.value = given;
      await press(element, 'Прочети');
      expect(position(element)).to.equal(wanted);
      expect(text(element, '.note')).to.equal('Позицията е прочетена.');
      expect(field.value).to.equal('');
    });

  test('pasted: HTML whose attributes say it', async () => {
    const element = await editor();
    const field = part(element, 'textarea[name=paste]') as HTMLTextAreaElement;
    field.value = `<tabla-board turn='black' dice="63" position="W 6:2 | B 1:1"></tabla-board>`;
    await press(element, 'Прочети');
    expect(out(element)).to.equal('W 6:2 off:13 | B 1:1 off:14 ; black 63');
  });

  test('pasted onto the board itself', async () => {
    const element = await editor();
    // Firefox makes no clipboard events with something in them
    const paste = new Event('paste', { bubbles: true, composed: true, cancelable: true });
    place(element, 6).dispatchEvent(Object.assign(paste, { clipboardData: { getData: () => 'W 6:2 | B 1:1' } }));
    await drawn(element);
    expect(position(element)).to.equal('W 6:2 off:13 | B 1:1 off:14');
  });

  test('what cannot be read is told, with its place, and changes nothing', async () => {
    const element = await editor();
    const field = part(element, 'textarea[name=paste]') as HTMLTextAreaElement;
    field.value = 'W 6:2\n| B 25:1';
    await press(element, 'Прочети');
    expect(text(element, '.note')).to.equal('Ред 2, знак 5: Няма такова поле: полетата са от 1 до 24, bar и off.');
    expect(position(element)).to.equal(start);
    expect(field.value, 'it stays, to be mended').to.equal('W 6:2\n| B 25:1');
    field.value = '<tabla-board>\n  W 6:2 | B 25:1</tabla-board>';
    await press(element, 'Прочети');
    expect(text(element, '.note')).to.match(/^Ред 2, знак 13: /);
    field.value = '<tabla-board variant="tapa">W 6:2 | B 1:1</tabla-board>';
    await press(element, 'Прочети');
    expect(text(element, '.note')).to.equal('Ред 1, знак 23: Тук може да стои само: prava.');
    expect(position(element)).to.equal(start);
  });

  test('markup, letters from right to left and long lines stay text', async () => {
    const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const given = [markup, `W 6:2 | B ${markup}`, `XGID=${markup}`, `שלום \u202e ${markup}`, `W 6:2 | B ${'а'.repeat(10_000)}`];
    const element = await editor();
    for (const value of given) {
      const field = part(element, 'textarea[name=paste]') as HTMLTextAreaElement;
      field.value = value;
      await press(element, 'Прочети');
      expect(text(element, '.note')).to.match(/^Ред 1, знак \d+: /);
      expect(field.value).to.equal(value);
      expect(element.shadowRoot!.querySelectorAll('img, script').length).to.equal(0);
      expect(element.scrollWidth).to.be.at.most(460);
    }
  });

  test('toPNG() is the board in dots', async () => {
    const element = await editor({ theme: 'wood', dice: '31', turn: 'white' });
    const file = await element.toPNG(600);
    expect(file.type).to.equal('image/png');
    const image = await createImageBitmap(file);
    expect([image.width, Math.round((image.width / image.height) * 100)]).to.deep.equal([600, Math.round((660 / 528) * 100)]);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const dots = context.getImageData(0, 0, image.width, image.height).data;
    const colors = new Set<string>();
    for (let at = 0; at < dots.length; at += 4) colors.add(`${dots[at]},${dots[at + 1]},${dots[at + 2]}`);
    for (const [name, color] of [
      ['frame', '74,47,31'],
      ['white', '251,244,230'],
      ['black', '43,34,32'],
    ] as const)
      expect(colors.has(color), name).to.be.true;
    await element.toPNG(1).then(
      () => expect.fail('too small'),
      (error: unknown) => expect((error as { code: string }).code).to.equal('bad-attribute'),
    );
  });

  test('files are saved', async function () {
    if (isWebKit) this.skip(); // it would ask where to
    const element = await editor();
    const saved: [string, string][] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push([this.download, this.href.slice(0, 5)]);
    };
    try {
      await press(element, 'Запази SVG');
      await press(element, 'Запази PNG');
      await new Promise((wait) => setTimeout(wait, 200));
    } finally {
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    }
    expect(saved).to.deep.equal([
      ['tabla.svg', 'blob:'],
      ['tabla.png', 'blob:'],
    ]);
  });
});

suite('for everybody', () => {
  test('one tab stop for the colours, one for the board', async () => {
    const element = await editor();
    tool(element, 'white').focus();
    await key(element, 'ArrowRight');
    expect(focused(element)).to.equal('Черни');
    expect(tool(element, 'black').getAttribute('aria-checked')).to.equal('true');
  });

  for (const attributes of [{ theme: 'wood' }, { theme: 'dark', variant: 'gyulbara' }, { theme: 'contrast', variant: 'backgammon' }])
    test(`axe finds nothing with ${JSON.stringify(attributes)}`, async function () {
      this.timeout(30_000);
      const element = await editor(attributes);
      await clickPoint(element, 1);
      await expect(element).to.be.accessible();
    });

  test('another language is learnt on the way, and the draft stays', async () => {
    const element = await editor();
    await clickButton(element, 'Празна');
    element.lang = 'en';
    await waitUntil(() => status(element) === 'All is well. Pips: White 0, Black 0.');
    expect(inside(element, '.kinds')!.getAttribute('aria-label')).to.equal('What a click puts');
  });

  test('targets are at least 24 px, also on a narrow board', async () => {
    const element = await editor({}, 280);
    for (const one of element.shadowRoot!.querySelectorAll('button, select, summary, .row textarea')) {
      const { width, height } = one.getBoundingClientRect();
      if (width === 0) continue;
      expect(Math.min(width, height), one.textContent).to.be.at.least(24);
    }
    const { right } = element.getBoundingClientRect();
    for (const one of element.shadowRoot!.querySelectorAll('*')) {
      const box = one.getBoundingClientRect();
      if (!one.closest('dialog, .spoken, .size, svg')) expect(box.right, one.tagName).to.be.at.most(right + 1);
    }
  });
});

suite('the fields of the details', () => {
  for (const variant of ['prava', 'backgammon', 'gyulbara'])
    for (const width of [280, 620, 760, 1000, 1400])
      test(`of ${variant}: no number stands alone in a row at ${width} px`, async () => {
        const element = await editor({ variant }, width);
        for (const details of element.shadowRoot!.querySelectorAll('details')) details.open = true;
        const rows = new Map<number, Element[]>();
        for (const label of element.shadowRoot!.querySelectorAll('.fields label')) {
          const row = Math.round(label.getBoundingClientRect().bottom);
          rows.set(row, [...(rows.get(row) ?? []), label]);
        }
        const alone = [...rows.values()].flatMap((row) => (row.length === 1 ? row : []));
        expect(rows.size).to.be.greaterThan(0);
        expect(alone.filter((label) => label.querySelector('[type=number]')).map((label) => label.textContent)).to.deep.equal([]);
      });
});
