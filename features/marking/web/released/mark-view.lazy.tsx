import { lazy, Suspense, type ComponentProps } from 'react';
import { BlockSkeleton } from '@inkstone/ui';

const LazyMarkView = lazy(async () => ({ default: (await import('./mark-view.tsx')).MarkView }));

/** A released mark; lazy, since most reports have none. */
export const MarkView = (props: ComponentProps<typeof LazyMarkView>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <LazyMarkView {...props} />
  </Suspense>
);

const LazyEarlierDrafts = lazy(async () => ({
  default: (await import('../revision/earlier-drafts.tsx')).EarlierDrafts,
}));

/** Earlier drafts of a text; lazy. */
export const EarlierDrafts = (props: ComponentProps<typeof LazyEarlierDrafts>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <LazyEarlierDrafts {...props} />
  </Suspense>
);

const LazyOvertimeNote = lazy(async () => ({
  default: (await import('../overtime/overtime-changes.tsx')).OvertimeNote,
}));

/** A text that was written on over time, in a report; lazy. */
export const OvertimeNote = (props: ComponentProps<typeof LazyOvertimeNote>) => (
  <Suspense fallback={<BlockSkeleton lines={3} />}>
    <LazyOvertimeNote {...props} />
  </Suspense>
);

const LazyTextAnalysis = lazy(async () => ({ default: (await import('./text-analysis.tsx')).TextAnalysis }));

/** A student's analysis of a marked text; lazy. */
export const TextAnalysis = (props: ComponentProps<typeof LazyTextAnalysis>) => (
  <Suspense fallback={<BlockSkeleton lines={3} />}>
    <LazyTextAnalysis {...props} />
  </Suspense>
);

const LazyAnnotatedRecording = lazy(async () => ({
  default: (await import('../spoken/annotated-recording.tsx')).AnnotatedRecording,
}));

/** A recording with its notes; lazy. */
export const AnnotatedRecording = (props: ComponentProps<typeof LazyAnnotatedRecording>) => (
  <Suspense fallback={<BlockSkeleton lines={4} />}>
    <LazyAnnotatedRecording {...props} />
  </Suspense>
);
