/** Those who want to hear of every change of something. */
export interface Listeners {
  /** Gives how to stop listening. */
  subscribe(this: void, listener: () => void): () => void;
  notify(this: void): void;
}

/** Nobody listens yet. */
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
