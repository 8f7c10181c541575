const createMemoryStorage = (): Storage => {
  const places = new Map<string, string>();
  return {
    get length() {
      return places.size;
    },
    clear: () => places.clear(),
    getItem: (place) => places.get(place) ?? null,
    key: (index) => [...places.keys()][index] ?? null,
    removeItem: (place) => void places.delete(place),
    setItem: (place, value) => void places.set(place, value),
  };
};

/** A storage that keeps in memory, for this window, what the browser has no room for: a full device keeps nobody out. */
const withMemory = (stored: Storage): Storage => {
  const memory = createMemoryStorage();
  return {
    get length() {
      return stored.length;
    },
    clear() {
      stored.clear();
      memory.clear();
    },
    getItem: (place) => stored.getItem(place) ?? memory.getItem(place),
    key: (index) => stored.key(index),
    removeItem(place) {
      stored.removeItem(place);
      memory.removeItem(place);
    },
    setItem(place, value) {
      try {
        stored.setItem(place, value);
        memory.removeItem(place);
      } catch {
        // The former value would be read instead of this one.
        stored.removeItem(place);
        memory.setItem(place, value);
      }
    },
  };
};

/** The browser's storage, with memory for what it has no room for; memory alone where storage is blocked. */
export const openSessionStorage = (): Storage => {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('inkstone.session');
    return withMemory(localStorage);
  } catch {
    return createMemoryStorage();
  }
};
