import { lazy, Suspense, type ReactNode } from 'react';
import { hasInstantFeedback } from '@inkstone/exam/attempt';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';

const FeedbackPanel = lazy(async () => ({ default: (await import('./feedback-panel.tsx')).FeedbackPanel }));

/** Props of what confirms an answer and shows its key. */
export interface InstantFeedbackProps {
  store: AttemptStore;
  snapshot: Snapshot;
  context: QuestionContext;
  /** Whether the question can still be answered. */
  isOpen: boolean;
  /** The question with its answer. */
  children: ReactNode;
}

/** A question whose answer can be confirmed, where the attempt has instant feedback; elsewhere its code is not loaded. */
export const InstantFeedback = (props: InstantFeedbackProps) => {
  if (!hasInstantFeedback(props.store.blueprint)) return props.children;
  return (
    <Suspense fallback={props.children}>
      <FeedbackPanel {...props} />
    </Suspense>
  );
};
