/** What windows of the app tell each other: a window its opener that it goes, and one that it opened that the other has to go. */
type WindowMessage = 'window-closing' | 'close-window';

const send = (to: Window | null, message: WindowMessage): void => to?.postMessage(message, globalThis.location.origin);

/** Calls back for a message of another window of the app. */
const onWindowMessage = (message: WindowMessage, react: () => void, signal?: AbortSignal): void => {
  const receive = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === globalThis.location.origin && data === message) react();
  };
  globalThis.addEventListener('message', receive, { signal });
};

const getOpener = (): Window | null => globalThis.opener as Window | null;

/**
 * Notifies the opener of this window when it closes or reloads, and closes this window when one that it opened asks for
 * that; a window without an opener belongs to the person and stays.
 */
export const installWindowMessages = (signal?: AbortSignal): void => {
  if (!getOpener()) return;
  globalThis.addEventListener('pagehide', () => send(getOpener(), 'window-closing'), { signal });
  onWindowMessage('close-window', () => globalThis.close(), signal);
};

/** Asks the window that opened this one to close itself. */
export const closeOpener = (): void => send(getOpener(), 'close-window');

/** Calls back when a window that this one opened closes or reloads. */
export const onOpenedWindowClosing = (react: () => void, signal: AbortSignal): void =>
  onWindowMessage('window-closing', react, signal);
