/** A set of callbacks that are notified of changes. */
export interface Listeners {
  /** Returns a function that unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
  notify(this: void): void;
}

/** Creates an empty set of listeners. */
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
};
