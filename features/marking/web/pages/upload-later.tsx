import { lazy, Suspense, type ComponentProps } from 'react';
import { BlockSkeleton } from '@inkstone/ui';

const Fetched = lazy(async () => ({ default: (await import('./upload-piece.tsx')).UploadPiece }));

/** An answer with files on the desk; its code comes with the first one. */
export const UploadPiece = (props: ComponentProps<typeof Fetched>) => (
  <Suspense fallback={<BlockSkeleton lines={12} />}>
    <Fetched {...props} />
  </Suspense>
);
