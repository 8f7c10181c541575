import { newRequestId } from '@inkstone/call/web';

const storageKey = 'inkstone.window';

/** The id of this browser window; survives a reload, new in a new window. */
export const windowId = (): string => {
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored) return stored;
    const created = newRequestId();
    sessionStorage.setItem(storageKey, created);
    return created;
  } catch {
    return newRequestId();
  }
};

/** Continues under the id of another window of this browser, which was closed or gave way. */
export const adoptWindowId = (id: string): void => {
  try {
    sessionStorage.setItem(storageKey, id);
  } catch {
    // Without storage the server asks which window is the writer.
  }
};
