/** The key under which scheme.js stores the token of the link that opened this window. */
const storageKey = 'inkstone.link';

/** The token of the link that opened this window; null if there is none or it is incomplete. */
export const findLinkToken = (): string | null => {
  try {
    const token = sessionStorage.getItem(storageKey) ?? '';
    return /^[\w-]{20,100}$/.test(token) ? token : null;
  } catch {
    return null;
  }
};

/** Removes the token: it was exchanged for a session, or is useless. */
export const clearLinkToken = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // A storage that cannot be written holds no token.
  }
};
