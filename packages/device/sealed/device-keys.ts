const storageKey = (personId: number): string => `inkstone.key.${personId}`;

/** Keeps a person's key: only the server gives it again. */
export const storeDeviceKey = (personId: number, key: string): void => {
  try {
    localStorage.setItem(storageKey(personId), key);
  } catch {
    // Without a storage nothing was sealed here either.
  }
};

/** The key of a person who is signed in here; null for everybody else. */
export const deviceKeyFor = (personId: number): string | null => {
  try {
    return localStorage.getItem(storageKey(personId));
  } catch {
    return null;
  }
};

/** Forgets a person's key: what was sealed with it is unreadable here until they sign in again. */
export const dropDeviceKey = (personId: number): void => {
  try {
    localStorage.removeItem(storageKey(personId));
  } catch {
    // Nothing was kept.
  }
};
