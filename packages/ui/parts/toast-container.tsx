import { useSyncExternalStore } from 'react';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { hasShownToast, onFirstToast } from './toasts.ts';

const LazyToastList = lazyWithRetry(async () => (await import('./toast-list.tsx')).ToastList);

/** Where toasts appear; loaded with the first toast. */
export const ToastContainer = () => {
  const needed = useSyncExternalStore(onFirstToast, hasShownToast, hasShownToast);
  return needed && <LazyToastList />;
};
