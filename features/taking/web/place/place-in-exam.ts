import type { Seen } from '@inkstone/exam/attempt';
import {
  isRouted,
  partsTaken,
  type BoundPart,
  type BoundQuestion,
  type BoundSet,
  type Leg,
} from '@inkstone/exam/blueprint';
import type { QuestionMark } from '@inkstone/ui';
import type { Started } from '../journal/started.ts';

/** A question set as the server gives it to a student. */
export type SetRecord = Started['sets'][number];
type QuestionRecord = SetRecord['questions'][number];

/** One question as the window meets it: its rules, its content, its set. */
export interface Met {
  bound: BoundQuestion;
  boundSet: BoundSet;
  part: BoundPart;
  question: QuestionRecord;
  set: SetRecord;
  /** From 1, as the student counts: through the section, or through the module that was chosen. */
  number: number;
}

/** The questions of some parts in the order of the blueprint, numbered from 1. */
const metIn = (started: Started, parts: readonly BoundPart[]): Met[] => {
  const records = new Map(
    started.sets.flatMap((set) => set.questions.map((question) => [question.id, { question, set }])),
  );
  const bound = parts.flatMap((part) =>
    part.sets.flatMap((boundSet) => boundSet.questions.map((one) => ({ part, boundSet, bound: one }))),
  );
  const met = bound.flatMap((one) => {
    const record = records.get(one.bound.id);
    return record ? [{ ...one, ...record }] : [];
  });
  return met.map((one, index) => ({ ...one, number: index + 1 }));
};

/** The questions of one leg, and all those that its numbers count through. */
export const questionsOfLeg = (
  started: Started,
  leg: Leg,
  routes: Readonly<Record<string, string>>,
): { questions: Met[]; counted: Met[] } => {
  const counted = metIn(started, isRouted(leg.section) ? leg.parts : partsTaken(leg.section, routes));
  return { questions: counted.filter(({ part }) => leg.parts.includes(part)), counted };
};

/** Whether one may go from a question to another: forward only where nothing is left open, freely inside a task. */
export const mayGo = (leg: Leg, from: Met | undefined, to: Met): boolean => {
  const { navigation } = leg.section;
  if (!from || (navigation !== 'none' && navigation !== 'task')) return true;
  if (navigation === 'task') return from.set.id === to.set.id || to.number === from.number + 1;
  return to.number === from.number + 1;
};

/** The marks of the question menu; of flags only where the section has them. */
export const marksOf = (questions: readonly Met[], seen: Seen, hasFlag: boolean): QuestionMark[] =>
  questions.map(({ bound, number }) => ({
    label: String(number),
    answered: seen.answers[bound.id] !== undefined,
    ...(hasFlag && { flagged: seen.flagged.includes(bound.id) }),
  }));
