import { lazy, Suspense } from 'react';

const LazyEntryTip = lazy(async () => ({ default: (await import('./entry-tip.tsx')).EntryTip }));

/** The tip at the menu's entry of the error book; its code is loaded after the bar. */
export const EntryTip = () => (
  <Suspense fallback={null}>
    <LazyEntryTip />
  </Suspense>
);
