import { newRequestId } from '@inkstone/call/web';

const storageKey = 'inkstone.window';

// A browser that forbids its storage: the window keeps one id until it is loaded again.
let unstoredId: string | null = null;

/** The id of this browser window; survives a reload, new in a new window. */
export const windowId = (): string => {
  if (unstoredId !== null) return unstoredId;
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored) return stored;
    const created = newRequestId();
    sessionStorage.setItem(storageKey, created);
    return created;
  } catch {
    unstoredId = newRequestId();
    return unstoredId;
  }
};

/** Continues under the id of another window of this browser, which was closed or gave way. */
export const adoptWindowId = (id: string): void => {
  try {
    sessionStorage.setItem(storageKey, id);
    unstoredId = null;
  } catch {
    unstoredId = id;
  }
};
