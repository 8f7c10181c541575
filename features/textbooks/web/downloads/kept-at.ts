/** Where a person's download list stands in this browser. */
export const keptAt = (personId: number): string => `inkstone.textBookArr.${personId}`;

/** Whether a list is kept; a browser that forbids its storage keeps none. */
export const isListKept = (personId: number): boolean => {
  try {
    return localStorage.getItem(keptAt(personId)) !== null;
  } catch {
    return false;
  }
};

const listeners = new Set<() => void>();

/** Tells this window that a list was kept or taken away; other windows hear of it from the storage. */
export const tellKept = (): void => {
  for (const listener of listeners) listener();
};

/** Hears when a list is kept or taken away, here or in another window; the result ends it. */
export const hearKept = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};
