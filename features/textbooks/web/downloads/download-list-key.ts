/** Storage key of a person's download list in this browser. */
export const downloadListKey = (personId: number): string => `inkstone.textBookArr.${personId}`;

/** Whether a download list is stored; a browser without storage has none. */
export const hasDownloadList = (personId: number): boolean => {
  try {
    return localStorage.getItem(downloadListKey(personId)) !== null;
  } catch {
    return false;
  }
};

const listeners = new Set<() => void>();

/** Notifies this window that a list was stored or removed; other windows get the storage event. */
export const notifyDownloadListChange = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener when a list is stored or removed, here or in another window; returns the unsubscribe function. */
export const onDownloadListChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};
