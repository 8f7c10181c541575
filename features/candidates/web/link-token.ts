/** Where scheme.js puts the secret of the link that this window was opened by. */
const storageKey = 'inkstone.link';

/** The secret of the link that this window was opened by; null where there is none, or only a part of it. */
export const findLinkToken = (): string | null => {
  try {
    const token = sessionStorage.getItem(storageKey) ?? '';
    return /^[\w-]{20,100}$/.test(token) ? token : null;
  } catch {
    return null;
  }
};

/** Forgets the secret: it was exchanged for a session, or opens nothing. */
export const clearLinkToken = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A storage that cannot be written holds none.
  }
};
