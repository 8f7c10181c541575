import { lazy, Suspense, type ComponentProps } from 'react';
import { RowsSkeleton } from '@inkstone/ui';

const LazyNothingToMark = lazy(async () => ({ default: (await import('./nothing-to-mark.tsx')).NothingToMark }));

/** Why there is nothing to mark; its code is loaded on first use. */
export const NothingToMark = (props: ComponentProps<typeof LazyNothingToMark>) => (
  <Suspense fallback={<RowsSkeleton rows={6} dense />}>
    <LazyNothingToMark {...props} />
  </Suspense>
);
