import type { AttemptState, ReplayState } from '@inkstone/exam/attempt';
import {
  isRouted,
  listNavigationUnits,
  listTakenParts,
  type Blueprint,
  type BoundPart,
  type BoundQuestion,
  type BoundSet,
  type NavigationUnit,
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

/** The questions of one leg with those that stay open beside them, and all those that the numbers count through. */
export const questionsOfLeg = (
  started: Started,
  leg: NavigationUnit,
  it: { routes: Readonly<Record<string, string>>; revisited?: readonly BoundPart[] },
): { questions: Met[]; counted: Met[] } => {
  const { routes, revisited = [] } = it;
  const own = isRouted(leg.section) ? leg.parts : listTakenParts(leg.section, routes);
  const counted = metIn(started, [...revisited, ...own]);
  return { questions: counted.filter(({ part }) => [...revisited, ...leg.parts].includes(part)), counted };
};

/** Everything that is met on the way taken, for what is handed in as a whole. */
export const questionsOfExam = (
  started: Started,
  blueprint: Blueprint,
  { routes, legs }: Pick<AttemptState, 'routes' | 'legs'>,
): Met[] => {
  const entered = new Set(
    listNavigationUnits(blueprint, routes).flatMap(({ id, section }) => (legs[id] ? [section.id] : [])),
  );
  const met = blueprint.sections.filter(({ id, optional }) => !optional || entered.has(id));
  return metIn(
    started,
    met.flatMap((section) => listTakenParts(section, routes)),
  );
};

/** The parts of earlier sections that stay open beside a section. */
export const revisitedFrom = ({ sections }: Blueprint, { section }: NavigationUnit): BoundPart[] =>
  sections.filter(({ id }) => section.revisits.includes(id)).flatMap(({ parts }) => parts);

/** How many of some questions are answered, of how many: of those to choose from, as many as are to be chosen. */
export const answeredOf = (questions: readonly Met[], seen: ReplayState): { answered: number; total: number } => {
  const sets = [...Map.groupBy(questions, ({ boundSet }) => boundSet.id).values()].map((own) => {
    const most = own[0]?.part.choose ?? own.length;
    const answered = own.filter(({ bound }) => seen.answers[bound.id] !== undefined).length;
    return { answered: Math.min(answered, most), total: Math.min(own.length, most) };
  });
  const sum = (key: 'answered' | 'total') => sets.reduce((so, one) => so + one[key], 0);
  return { answered: sum('answered'), total: sum('total') };
};

/** Whether one may go from a question to another: forward only where nothing is left open, freely inside a task. */
export const mayGo = (leg: NavigationUnit, from: Met | undefined, to: Met): boolean => {
  const { navigation } = leg.section;
  if (!from || (navigation !== 'none' && navigation !== 'task')) return true;
  if (navigation === 'task') return from.set.id === to.set.id || to.number === from.number + 1;
  return to.number === from.number + 1;
};

/** The marks of the question menu; of flags only where the section has them. */
export const marksOf = (questions: readonly Met[], seen: ReplayState, hasFlag: boolean): QuestionMark[] =>
  questions.map(({ bound, number }) => ({
    label: String(number),
    answered: seen.answers[bound.id] !== undefined,
    ...(hasFlag && { flagged: seen.flagged.includes(bound.id) }),
  }));
