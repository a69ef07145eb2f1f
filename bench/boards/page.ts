/** Runs in the browser: fills the page with boards of one maker and says how long that took, or leaves them there to be weighed. */
import 'chessboard-element';
import { Chessground } from 'chessground';
import { Chessboard } from 'cm-chessboard/src/Chessboard.js';
import '../../src/define.js';

/** Puts a board into a box and answers how to be rid of it. */
type Maker = (box: HTMLElement, index: number) => (() => void) | undefined;

declare global {
  interface Window {
    gc?: () => void;
    boards: {
      makers: string[];
      fill: (maker: string, count: number) => Promise<number>;
      clear: () => Promise<void>;
      elements: () => number;
      given: { situations: string[]; assets: string };
    };
  }
}

const fens = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  'rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R',
  'r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R',
  'rnbq1rk1/pp2bppp/4pn2/2pp4/2PP4/2NBPN2/PP3PPP/R1BQK2R',
  'r2q1rk1/ppp2ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPP2PPP/R2Q1RK1',
  'r1bq1rk1/pppnn1bp/3p4/3Pp1p1/2P1Pp2/2N2P2/PP2BBPP/R2QNRK1',
  '2r2rk1/pp1bppbp/3p1np1/q7/3NP3/2N1BP2/PPPQ2PP/2KR3R',
];

const makers: Record<string, Maker> = {
  'tabla-board'(box, index) {
    const board = document.createElement('tabla-board');
    const { situations } = window.boards.given;
    board.setAttribute('variant', 'backgammon');
    board.setAttribute('position', situations[index % situations.length]!);
    box.append(board);
    return undefined;
  },
  chessground(box, index) {
    const board = Chessground(box, { fen: fens[index % fens.length], viewOnly: true, coordinates: true, animation: { enabled: false } });
    return () => board.destroy();
  },
  'cm-chessboard'(box, index) {
    const { assets } = window.boards.given;
    const board = new Chessboard(box, { position: fens[index % fens.length], assetsUrl: assets, style: { animationDuration: 0 } });
    return () => board.destroy();
  },
  'chessboard-element'(box, index) {
    const board = document.createElement('chess-board');
    board.setAttribute('position', fens[index % fens.length]!);
    box.append(board);
    return undefined;
  },
};

const stage = document.querySelector('main')!;
let removals: (() => void)[] = [];

/** When the next frame has been laid out and painted. */
const nextFrame = (): Promise<number> =>
  new Promise((done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    }),
  );

window.boards = {
  makers: Object.keys(makers),
  given: { situations: [], assets: '' },

  /** Milliseconds from the first call to the frame that shows them all. The boxes are there before. */
  async fill(maker, count) {
    const make = makers[maker]!;
    const boxes = Array.from({ length: count }, () => document.createElement('div'));
    stage.append(...boxes);
    await nextFrame();
    await nextFrame();
    window.gc?.();
    const start = performance.now();
    removals = boxes.map(make).filter((remove) => remove !== undefined);
    return (await nextFrame()) - start;
  },

  async clear() {
    for (const remove of removals) remove();
    removals = [];
    stage.replaceChildren();
    await nextFrame();
    await nextFrame();
  },

  /** Elements of what is on the page now, those in shadow trees included. */
  elements() {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce((sum, element) => sum + 1 + (element.shadowRoot ? count(element.shadowRoot) : 0), 0);
    return [...stage.children].reduce((sum, box) => sum + count(box), 0);
  },
};
