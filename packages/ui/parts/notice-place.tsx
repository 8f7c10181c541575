import { useSyncExternalStore } from 'react';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { hasShownToast, onFirstToast } from './notices.ts';

const Place = lazyWithRetry(async () => (await import('./drawn-notices.tsx')).DrawnNotices);

/** Where notices appear; its code comes with the first of them. */
export const NoticePlace = () => {
  const needed = useSyncExternalStore(onFirstToast, hasShownToast, hasShownToast);
  return needed && <Place />;
};
