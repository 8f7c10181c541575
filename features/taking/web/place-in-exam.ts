import type { BoundQuestion, Blueprint } from '@inkstone/exam/blueprint';
import type { Seen } from '@inkstone/exam/attempt';
import type { QuestionMark } from '@inkstone/ui';
import type { Started } from './attempt-store.ts';

type SetRecord = Started['sets'][number];
type QuestionRecord = SetRecord['questions'][number];

/** One question as the window meets it: its rules, its content, its set. */
export interface Met {
  bound: BoundQuestion;
  question: QuestionRecord;
  set: SetRecord;
  sectionId: string;
}

/** The questions of one section in the order of the blueprint. */
export const questionsOfSection = (started: Started, blueprint: Blueprint, sectionId: string): Met[] => {
  const records = new Map(
    started.sets.flatMap((set) => set.questions.map((question) => [question.id, { question, set }])),
  );
  const section = blueprint.sections.find(({ id }) => id === sectionId);
  const bound = section?.parts.flatMap((part) => part.sets.flatMap((set) => set.questions)) ?? [];
  return bound.flatMap((one) => {
    const record = records.get(one.id);
    return record ? { bound: one, sectionId, ...record } : [];
  });
};

/** The marks of the question menu. */
export const marksOf = (questions: readonly Met[], seen: Seen): QuestionMark[] =>
  questions.map(({ bound }, index) => ({
    label: String(index + 1),
    answered: seen.answers[bound.id] !== undefined,
    flagged: seen.flagged.includes(bound.id),
  }));
