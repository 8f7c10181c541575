import { useEffect } from 'react';

/** While something exists in this window alone, the browser asks before the window is closed, reloaded or left. */
export const useCloseGuard = (isOnlyHere: boolean): void => {
  // Listens only then: a page with such a listener is slower to return to.
  useEffect(() => {
    if (!isOnlyHere) return undefined;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [isOnlyHere]);
};
