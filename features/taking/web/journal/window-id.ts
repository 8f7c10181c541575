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

/** Goes on as another window of this browser, which was closed or gives way. */
export const adoptWindow = (id: string): void => {
  try {
    sessionStorage.setItem(place, id);
  } catch {
    // Without a storage the server asks which window goes on.
  }
};
