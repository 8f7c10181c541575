import { newRequestId } from '@inkstone/call/web';

const place = 'inkstone.device';

/** This browser's own id on this device, for its environment check; kept until the browser's data is cleared. */
export const deviceId = (): string => {
  try {
    const kept = localStorage.getItem(place);
    if (kept) return kept;
    const made = newRequestId();
    localStorage.setItem(place, made);
    return made;
  } catch {
    return newRequestId();
  }
};
