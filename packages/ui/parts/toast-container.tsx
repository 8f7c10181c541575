import { useSyncExternalStore } from 'react';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { hasShownToast, onFirstToast } from './toasts.ts';

const LazyToastList = lazyWithRetry(async () => (await import('./toast-list.tsx')).ToastList);

/** Where notices appear; its code comes with the first of them. */
export const ToastContainer = () => {
  const needed = useSyncExternalStore(onFirstToast, hasShownToast, hasShownToast);
  return needed && <LazyToastList />;
};
