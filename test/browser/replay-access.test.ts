/** A record for the ear and for those who ask for stillness: the accessible tree, the live region, axe in both lights. */
import { expect } from '@open-wc/testing';
import { a11ySnapshot, emulateMedia } from '@web/test-runner-commands';
import { heard, inside, waitUntil } from './board.js';
import { drawn, isFirefox, isWebKit, part } from './playing.js';
import { command, press, record, replay } from './replaying.js';

interface Spoken {
  readonly role: string;
  readonly name?: string;
  readonly children?: readonly Spoken[];
}
const all = (node: Spoken): Spoken[] => [node, ...(node.children ?? []).flatMap(all)];

suite('for the ear', () => {
  // the other two have no such tree to be asked for
  if (!isFirefox && !isWebKit)
    test('the board is described, the buttons are named, the moves are a list in which one is the current', async () => {
      await replay({ at: '1.1w' });
      const spoken = all((await a11ySnapshot({})) as unknown as Spoken).map(({ role, name = '' }) => `${role}: ${name}`);
      expect(spoken.join('\n'))
        .to.contain('button: Напред')
        .and.contain('button: Следващ коментар')
        .and.contain('button: Бели: 31: 8/5 6/5 добър ход')
        .and.contain('Хвърли 3 и 1, се-и-ек. Бели: 8 на 5; 6 на 5. Добър ход.')
        .and.contain('combobox: Игра');
      expect(part(document.querySelector('tabla-board')!, '[aria-current]').getAttribute('aria-current')).to.equal('step');
    });

  test('every step is said once, the same one again by a fresh node', async () => {
    const element = await replay({ at: '1.0' });
    const said = heard<{ text: string }>(element, 'tabla-say');
    await press(element, 'forward');
    await press(element, 'back');
    await press(element, 'forward');
    expect(said.map(({ text }) => text)).to.deep.equal([
      'Хвърли 3 и 1, се-и-ек. Бели: 8 на 5; 6 на 5. Добър ход.',
      'Бели 3, черни 1. Започват белите.',
      'Хвърли 3 и 1, се-и-ек. Бели: 8 на 5; 6 на 5. Добър ход.',
    ]);
    expect([...element.shadowRoot!.querySelectorAll('[aria-live] p')].map((one) => one.textContent)).to.deep.equal(
      said.map(({ text }) => text),
    );
  });

  test('one stop of Tab leads into the list', async () => {
    const element = await replay({ at: '1.1w' });
    const stops = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.moves button')].filter((one) => one.tabIndex === 0);
    expect(stops.map((one) => one.dataset.at)).to.deep.equal(['1.1w']);
  });
});

// WebKit tells axe nothing of the shape under a letter; the other two do, and test/node/picture holds the colours against each other
const rules = { ignoredRules: isWebKit ? ['color-contrast'] : [] };
for (const theme of ['wood', 'dark', 'light', 'contrast'])
  test(`axe finds nothing, ${theme}`, async function () {
    this.timeout(60_000);
    const element = await replay({ at: '1.1b', theme }, `${record}[Game "prava"]\n1. W 31: 8/2\n*\n`);
    await expect(element, 'a step').to.be.accessible(rules);
    element.go('3');
    await waitUntil(() => inside(element, '.faults') !== null, 'faults are listed');
    await expect(element, 'a faulty game').to.be.accessible(rules);
    element.go('1.1w');
    await drawn(element);
    command(element, 'try').click();
    await waitUntil(() => inside(element, '.places') !== null, 'the board is there');
    await drawn(element);
    await expect(element, 'the reader’s own turn').to.be.accessible(rules);
  });

if (!isFirefox && !isWebKit)
  test('nothing flies for who asks for stillness', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await replay({ at: '1.0', speed: 'slow' });
    await press(element, 'forward');
    const flying = part(element, 'svg[part=board]').getAnimations({ subtree: true }).length;
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(flying).to.equal(0);
  });
