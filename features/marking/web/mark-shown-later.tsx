import { lazy, Suspense, type ComponentProps } from 'react';
import { BlockSkeleton } from '@inkstone/ui';

const Fetched = lazy(async () => ({ default: (await import('./mark-shown.tsx')).MarkShown }));

/** A released mark; its code comes with the first one, since most reports have none. */
export const MarkShown = (props: ComponentProps<typeof Fetched>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <Fetched {...props} />
  </Suspense>
);
