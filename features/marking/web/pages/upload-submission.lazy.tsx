import { lazy, Suspense, type ComponentProps } from 'react';
import { BlockSkeleton } from '@inkstone/ui';

const LazyUploadSubmission = lazy(async () => ({
  default: (await import('./upload-submission.tsx')).UploadSubmission,
}));

/** An answer with files on the desk; its code is loaded on first use. */
export const UploadSubmission = (props: ComponentProps<typeof LazyUploadSubmission>) => (
  <Suspense fallback={<BlockSkeleton lines={12} />}>
    <LazyUploadSubmission {...props} />
  </Suspense>
);
