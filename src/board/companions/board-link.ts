/** How a companion finds its board, whichever of the two comes first, and keeps to the one that is there now. */
import { ContextEvent } from '@lit/context';
import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import { boardContext, type BoardStore } from '../context.js';
import { watchTree } from './watch-tree.js';

/** What names its board, or stands in one. */
export interface Linked extends ReactiveControllerHost, Element {
  readonly for: string | null;
}

/** Follows the board that a companion names by `for`, else the one around it. */
export class BoardLink implements ReactiveController {
  /** What the board gives; null while there is no board. */
  store: BoardStore | null = null;
  board: Element | null = null;
  #unsubscribe: (() => void) | null = null;
  #unwatch: (() => void) | null = null;

  constructor(readonly host: Linked) {
    host.addController(this);
  }

  hostConnected(): void {
    this.seek();
    if (!customElements.get('tabla-board')) void customElements.whenDefined('tabla-board').then(this.#find);
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#leave();
  }

  /** Looks for the board that is wanted now, and goes on looking. The one around a companion cannot change without moving it. */
  seek(): void {
    const { host } = this;
    if (!host.isConnected) return;
    this.#unwatch?.();
    this.#unwatch = host.for ? watchTree(host.getRootNode(), this.#find) : null;
    this.#find();
  }

  #find = (): void => {
    const { host } = this;
    if (!host.isConnected) return;
    const wanted = host.for ? (host.getRootNode() as Document | ShadowRoot).getElementById(host.for) : host;
    if (wanted && wanted === this.board) return;
    this.#leave();
    const request = new ContextEvent(boardContext, host, (store) => {
      const board = request.currentTarget as Element;
      // for an element that is named no board around it shall answer
      if (wanted === host || wanted === board) this.#follow(board, store);
    });
    wanted?.dispatchEvent(request);
  };

  #follow(board: Element, store: BoardStore): void {
    this.board = board;
    this.store = store;
    this.#unsubscribe = store.subscribe(() => this.host.requestUpdate());
    this.host.requestUpdate();
  }

  #leave(): void {
    this.#unsubscribe?.();
    if (this.store) this.host.requestUpdate();
    this.#unsubscribe = this.board = this.store = null;
  }
}
