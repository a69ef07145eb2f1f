interface Watch {
  readonly listeners: Set<() => void>;
  readonly observer: MutationObserver;
}

const watches = new WeakMap<Node, Watch>();

/** Tells when something comes, goes or changes its id in a tree of nodes, until the function that is returned has been called. */
export function watchTree(root: Node, listener: () => void): () => void {
  const watch = watches.get(root) ?? begin(root);
  const { listeners, observer } = watch;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    watches.delete(root);
  };
}

/** One observer for all who watch the same tree. */
function begin(root: Node): Watch {
  const listeners = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const listener of [...listeners]) listener();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
  const watch = { listeners, observer };
  watches.set(root, watch);
  return watch;
}
