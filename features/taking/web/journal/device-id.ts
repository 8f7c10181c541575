import { newRequestId } from '@inkstone/call/web';

const storageKey = 'inkstone.device';

/** The id of this browser on this device, for its environment check; stored until site data is cleared. */
export const deviceId = (): string => {
  try {
    const stored = localStorage.getItem(storageKey);
    if (stored) return stored;
    const created = newRequestId();
    localStorage.setItem(storageKey, created);
    return created;
  } catch {
    return newRequestId();
  }
};
