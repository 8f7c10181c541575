import { newRequestId } from '@inkstone/call/web';

const place = 'inkstone.window';

/** This browser window's own id; kept over a reload, new in a new window. */
export const windowId = (): string => {
  try {
    const kept = sessionStorage.getItem(place);
    if (kept) return kept;
    const made = newRequestId();
    sessionStorage.setItem(place, made);
    return made;
  } catch {
    return newRequestId();
  }
};
