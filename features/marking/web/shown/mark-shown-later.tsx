import { lazy, Suspense, type ComponentProps } from 'react';
import { BlockSkeleton } from '@inkstone/ui';

const Fetched = lazy(async () => ({ default: (await import('./mark-shown.tsx')).MarkShown }));

/** A released mark; its code comes with the first one, since most reports have none. */
export const MarkShown = (props: ComponentProps<typeof Fetched>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <Fetched {...props} />
  </Suspense>
);

const FetchedDrafts = lazy(async () => ({ default: (await import('../revision/earlier-drafts.tsx')).EarlierDrafts }));

/** The drafts before a text that was done again; their code comes with the first ones. */
export const EarlierDrafts = (props: ComponentProps<typeof FetchedDrafts>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <FetchedDrafts {...props} />
  </Suspense>
);

const FetchedAnalysis = lazy(async () => ({ default: (await import('./text-analysis.tsx')).TextAnalysis }));

/** What a student says of a marked text; its code comes with the first one. */
export const TextAnalysis = (props: ComponentProps<typeof FetchedAnalysis>) => (
  <Suspense fallback={<BlockSkeleton lines={3} />}>
    <FetchedAnalysis {...props} />
  </Suspense>
);

const FetchedRecording = lazy(async () => ({
  default: (await import('../spoken/recording-heard.tsx')).RecordingHeard,
}));

/** A recording with the notes on it; its code comes with the first one. */
export const RecordingHeard = (props: ComponentProps<typeof FetchedRecording>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <FetchedRecording {...props} />
  </Suspense>
);
