import { lazy, Suspense } from 'react';
import { getQuestionType } from '@inkstone/exam/logic';
import { useSearch } from '@inkstone/ui/screen';
import { examResult } from '../../addresses.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Met } from '../place/place-in-exam.ts';

const FormerAnswer = lazy(async () => ({ default: (await import('./former-answer.tsx')).FormerAnswer }));

/** In a redo, the last answer to a question that a teacher marks; nothing in a first sitting, whose code never comes. */
export const Former = ({ store, met }: { store: AttemptStore; met: Met }) => {
  const { redoDueDate, kind } = store.started;
  if (redoDueDate === null || getQuestionType(met.question.kind).marking.by !== 'teacher') return null;
  return <Fetched kind={kind === 'test' ? 'test' : 'homework'} questionId={met.question.id} />;
};

const Fetched = ({ kind, questionId }: { kind: 'test' | 'homework'; questionId: number }) => {
  const { id } = useSearch(examResult);
  return (
    <Suspense fallback={null}>
      <FormerAnswer key={questionId} kind={kind} assignmentId={id} questionId={questionId} />
    </Suspense>
  );
};
