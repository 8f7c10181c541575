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

/** Storage of this window alone, which survives a reload; memory where the browser forbids it. */
const openWindowStorage = (): Storage => {
  try {
    const { sessionStorage } = globalThis;
    sessionStorage.setItem('inkstone.room', '1');
    sessionStorage.removeItem('inkstone.room');
    return sessionStorage;
  } catch {
    return createMemoryStorage();
  }
};

/** A storage that keeps for this window what the browser has no room for: a full device keeps nobody out. */
const withSpare = (stored: Storage, spare: Storage): Storage => ({
  get length() {
    return stored.length;
  },
  clear() {
    stored.clear();
    spare.clear();
  },
  getItem: (place) => stored.getItem(place) ?? spare.getItem(place),
  key: (index) => stored.key(index),
  removeItem(place) {
    stored.removeItem(place);
    spare.removeItem(place);
  },
  setItem(place, value) {
    try {
      stored.setItem(place, value);
    } catch {
      // The former value would be read instead of this one; what it leaves may be room enough for the other windows too.
      stored.removeItem(place);
      try {
        stored.setItem(place, value);
      } catch {
        spare.setItem(place, value);
        return;
      }
    }
    spare.removeItem(place);
  },
});

/** Drops what this window keeps for itself once another window has stored something newer, or signed out. */
const followOtherWindows = (spare: Storage): void => {
  if ('addEventListener' in globalThis)
    globalThis.addEventListener('storage', ({ key }) => {
      if (key !== null) spare.removeItem(key);
    });
};

/** The browser's storage, with that of the window for what it has no room for; the window's alone where it is blocked. */
export const openSessionStorage = (): Storage => {
  const spare = openWindowStorage();
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('inkstone.session');
    followOtherWindows(spare);
    return withSpare(localStorage, spare);
  } catch {
    return spare;
  }
};
