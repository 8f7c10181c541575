import { sendCall } from '@inkstone/call/web';
import { isLeavingDevice, sessionCaller, sessionStore } from '@inkstone/session/web';
import { countClick } from '../contract.ts';

// What opens first is loaded first.
const delayMs = 3000;

/** Counts that the signed-in person opened a screen, a moment later; nothing waits for it or fails by it. */
export const countScreen = (path: string): void => {
  setTimeout(() => {
    if (sessionStore.get().token === null || isLeavingDevice() || !navigator.onLine) return;
    sendCall(sessionCaller, countClick, { name: path }).catch(() => undefined);
  }, delayMs);
};
