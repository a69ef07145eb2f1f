/** A replay and its page: the hash, links to a place, companions, motion, leaving and coming back. */
import { expect } from '@open-wc/testing';
import { inside, waitUntil } from './board.js';
import { companion, find, settled } from './companions.js';
import { drawn, key, part } from './playing.js';
import { command, current, press, replay } from './replaying.js';

suite('the page’s hash', () => {
  const before = location.href;
  teardown(() => history.replaceState(null, '', before));

  test('says where to open, goes along, and is followed', async () => {
    history.replaceState(null, '', '#tabla=1.1w');
    const element = await replay({ hash: '' });
    expect(current(element)).to.equal('1.1w');
    await press(element, 'forward');
    expect(location.hash).to.equal('#tabla=1.1b');
    location.hash = '#tabla=1.1b/1.2w';
    await new Promise((done) => addEventListener('hashchange', done, { once: true }));
    await drawn(element);
    expect(current(element)).to.equal('1.1b/1.2w');
  });

  test('belongs to each board by its id, and stays alone without the attribute', async () => {
    history.replaceState(null, '', '#other=1.2w&mine=2');
    const element = await replay({ hash: '', id: 'mine' });
    const still = await replay({ id: 'other' });
    expect(current(element)).to.equal('2');
    expect(current(still)).to.equal('1');
    await press(element, 'forward');
    expect(location.hash).to.equal('#other=1.2w&mine=2.0');
    still.go('1.2w');
    expect(location.hash).to.equal('#other=1.2w&mine=2.0');
  });

  test('a place that is not there is passed over', async () => {
    history.replaceState(null, '', '#tabla=9.99w');
    const element = await replay({ hash: '' });
    expect(current(element)).to.equal('1');
  });

  test('is in the link to the very place', async () => {
    const element = await replay({ hash: '' });
    element.go('1.1b/1.2w');
    await drawn(element);
    const written: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (link: string) => Promise.resolve(written.push(link)) },
    });
    await press(element, 'link');
    await drawn(element);
    expect(written).to.deep.equal([new URL('#tabla=1.1b/1.2w', location.href).href]);
    expect(part(element, '.link-line').textContent).to.contain('Връзката е копирана.');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('no')) } });
    await press(element, 'link');
    await drawn(element);
    expect((part(element, '.link-line input') as HTMLInputElement).value).to.equal(written[0]);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  });

  test('without the attribute no link is offered', async () => {
    const element = await replay();
    expect(command(element, 'link')).to.equal(null);
  });
});

suite('companions of a record', () => {
  test('show its moves and its comments, inside the board or elsewhere', async () => {
    const moves = companion('tabla-moves');
    const element = await replay({ id: 'partiya', at: '1.1w', controls: 'back forward' });
    element.append(moves);
    const comment = companion('tabla-comment', { for: 'partiya' });
    element.after(comment);
    await settled();
    expect(inside(element, '.moves')).to.equal(null);
    expect(find(moves, '[aria-current]')!.getAttribute('data-at')).to.equal('1.1w');
    expect(find(comment, '.comment')).to.equal(null);
    find(moves, '[data-at="1.1b"]')!.dispatchEvent(new MouseEvent('click'));
    await settled();
    expect(find(comment, '.comment')!.textContent.trim()).to.equal('Капия на 4.');
    (find(moves, '[aria-current]') as HTMLElement).focus();
    await key(element, 'ArrowRight');
    await settled();
    expect(find(moves, '[aria-current]')!.getAttribute('data-at')).to.equal('1.2w');
    expect(moves.shadowRoot!.activeElement!.getAttribute('data-at')).to.equal('1.2w');
  });

  test('say nothing beside a board that does not replay', async () => {
    const element = await replay({ mode: 'show' }, 'W 6:2 | B 1:1');
    const moves = companion('tabla-moves');
    element.append(moves);
    await settled();
    expect(find(moves, '.moves')).to.equal(null);
  });
});

suite('from place to place', () => {
  test('the checkers fly that were moved, and back, but not into another game', async () => {
    const element = await replay({ at: '1.0', speed: 'slow' });
    const flights = (): Animation[] => part(element, 'svg[part=board]').getAnimations({ subtree: true });
    let flown = 0;
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!.value as Element['animate'];
    Element.prototype.animate = function (...given) {
      flown++;
      return animate.apply(this, given);
    };
    try {
      await press(element, 'forward');
      expect(flown).to.equal(2);
      // what has just begun to fly is still near where it came from, and would have no way back
      for (const flight of flights()) flight.finish();
      await press(element, 'back');
      expect(flown).to.equal(4);
      element.go('2');
      await drawn(element);
      expect(flown).to.equal(4);
      expect(flights()).to.deep.equal([]);
    } finally {
      Element.prototype.animate = animate;
    }
  });

  test('a board that is moved on its page stays where it was', async () => {
    const element = await replay({ at: '1.2w' });
    const parent = element.parentElement!;
    const other = document.createElement('div');
    parent.append(other);
    other.append(element);
    await drawn(element);
    expect(current(element)).to.equal('1.2w');
    await press(element, 'forward');
    expect(current(element)).to.equal('1.2b:1');
  });

  test('another language is spoken at the same place', async () => {
    const element = await replay({ at: '1.1w' });
    element.lang = 'en';
    await waitUntil(() => part(element, '.now').textContent.includes('White'), 'it speaks English');
    expect(part(element, '.now').textContent).to.contain('White rolled 3 and 1');
    expect(command(element, 'forward').getAttribute('aria-label')).to.equal('Forward');
    expect(current(element)).to.equal('1.1w');
  });
});
