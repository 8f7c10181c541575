/** Those who want to hear of every change of something. */
export interface Listeners {
  /** Gives how to stop listening. */
  subscribe(this: void, listener: () => void): () => void;
  tell(this: void): void;
}

/** Nobody listens yet. */
export const openListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
};
