import { onSignedInAgain } from '../sign-in-listeners.ts';

/**
 * Sends what waits when the network is back, when its person has signed in again, and when the page is hidden or goes
 * away; returns a function that sends once more and ends this.
 */
export const flushWithPage = (flush: (how?: { isLeaving?: boolean }) => unknown): (() => void) => {
  const send = (): void => void flush();
  const leave = (): void => void flush({ isLeaving: true });
  const hide = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  const endListening = onSignedInAgain(send);
  addEventListener('online', send);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    endListening();
    removeEventListener('online', send);
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
    leave();
  };
};
