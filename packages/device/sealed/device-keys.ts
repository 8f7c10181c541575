const storageKey = (personId: number): string => `inkstone.key.${personId}`;

/** Stores a person's key; only the server can provide it again. */
export const storeDeviceKey = (personId: number, key: string): void => {
  try {
    localStorage.setItem(storageKey(personId), key);
  } catch {
    // Without storage nothing was sealed either.
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

/** Deletes a person's key; data sealed with it cannot be read here until they sign in again. */
export const dropDeviceKey = (personId: number): void => {
  try {
    localStorage.removeItem(storageKey(personId));
  } catch {
    // Nothing was stored.
  }
};
