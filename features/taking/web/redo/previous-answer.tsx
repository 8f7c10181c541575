import { lazy, Suspense } from 'react';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { getQuestionType } from '@inkstone/exam/logic';
import { useSearch } from '@inkstone/ui/screen';
import { examResult } from '../../addresses.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { QuestionContext } from '../attempt-session/question-context.ts';
import { attemptKinds } from '../../attempt-kinds.ts';

const PreviousAnswerDetails = lazy(async () => ({
  default: (await import('./previous-answer-details.tsx')).PreviousAnswerDetails,
}));

/**
 * In a redo, the previous answer to a teacher-marked question; nothing in a first attempt, where its code is not
 * loaded.
 */
export const PreviousAnswer = ({ store, context }: { store: AttemptStore; context: QuestionContext }) => {
  const { redoDueAt, kind } = store.started;
  if (redoDueAt === null || getQuestionType(context.question.kind).marking.by !== 'teacher') return null;
  return <LazyDetails kind={attemptKinds[kind].reportPages} questionId={context.question.id} />;
};

const LazyDetails = ({ kind, questionId }: { kind: PageKind; questionId: number }) => {
  const { id } = useSearch(examResult);
  return (
    <Suspense fallback={null}>
      <PreviousAnswerDetails key={questionId} kind={kind} assignmentId={id} questionId={questionId} />
    </Suspense>
  );
};
