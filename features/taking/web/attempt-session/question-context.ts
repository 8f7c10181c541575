import { groupBy } from '@inkstone/base';
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
import type { AttemptStart } from '../journal/attempt-start.ts';

/** A question set as sent to a student. */
export type SetRecord = AttemptStart['sets'][number];
type QuestionRecord = SetRecord['questions'][number];

/** One question with its rules, content, set and part. */
export interface QuestionContext {
  bound: BoundQuestion;
  boundSet: BoundSet;
  part: BoundPart;
  question: QuestionRecord;
  set: SetRecord;
  /** The number shown to the student, from 1, counted through the section or the chosen module. */
  number: number;
}

/** The loaded questions of some parts in order, numbered from 1. */
const toQuestionContexts = (started: AttemptStart, parts: readonly BoundPart[]): QuestionContext[] => {
  const records = new Map(
    started.sets.flatMap((set) => set.questions.map((question) => [question.id, { question, set }])),
  );
  const bound = parts.flatMap((part) =>
    part.sets.flatMap((boundSet) => boundSet.questions.map((entry) => ({ part, boundSet, bound: entry }))),
  );
  const contexts = bound.flatMap((entry) => {
    const record = records.get(entry.bound.id);
    return record ? [{ ...entry, ...record }] : [];
  });
  return contexts.map((entry, index) => ({ ...entry, number: index + 1 }));
};

/** The questions of one navigation unit with revisited parts, and all questions that the numbering counts. */
export const questionsForUnit = (
  started: AttemptStart,
  unit: NavigationUnit,
  route: { routes: Readonly<Record<string, string>>; revisited?: readonly BoundPart[] },
): { questions: QuestionContext[]; counted: QuestionContext[] } => {
  const { routes, revisited = [] } = route;
  const ownParts = isRouted(unit.section) ? unit.parts : listTakenParts(unit.section, routes);
  const counted = toQuestionContexts(started, [...revisited, ...ownParts]);
  return { questions: counted.filter(({ part }) => [...revisited, ...unit.parts].includes(part)), counted };
};

/** All questions of the sections taken, for the submission of the whole. */
export const questionsForExam = (
  started: AttemptStart,
  blueprint: Blueprint,
  { routes, navigationUnits }: Pick<AttemptState, 'routes' | 'navigationUnits'>,
): QuestionContext[] => {
  const entered = new Set(
    listNavigationUnits(blueprint, routes).flatMap(({ id, section }) => (navigationUnits[id] ? [section.id] : [])),
  );
  const sections = blueprint.sections.filter(({ id, optional }) => !optional || entered.has(id));
  return toQuestionContexts(
    started,
    sections.flatMap((section) => listTakenParts(section, routes)),
  );
};

/** The parts of earlier sections that may be revisited from a section. */
export const getRevisitedParts = ({ sections }: Blueprint, { section }: NavigationUnit): BoundPart[] =>
  sections.filter(({ id }) => section.revisits.includes(id)).flatMap(({ parts }) => parts);

/** Counts answered questions and their total; of questions to choose from, only the required number counts. */
export const countAnswered = (
  questions: readonly QuestionContext[],
  replayState: ReplayState,
): { answered: number; total: number } => {
  const sets = [...groupBy(questions, ({ boundSet }) => boundSet.id).values()].map((choices) => {
    const required = choices[0]?.part.choose ?? choices.length;
    const answered = choices.filter(({ bound }) => replayState.answers[bound.id] !== undefined).length;
    return { answered: Math.min(answered, required), total: Math.min(choices.length, required) };
  });
  const sum = (key: 'answered' | 'total') => sets.reduce((total, set) => total + set[key], 0);
  return { answered: sum('answered'), total: sum('total') };
};

/** Whether the section allows going from one question to another. */
export const canNavigate = (unit: NavigationUnit, from: QuestionContext | undefined, to: QuestionContext): boolean => {
  const { navigation } = unit.section;
  if (!from || (navigation !== 'none' && navigation !== 'task')) return true;
  if (navigation === 'task') return from.set.id === to.set.id || to.number === from.number + 1;
  return to.number === from.number + 1;
};

/** The entries of the question menu; with flags where the section has them. */
export const toQuestionMarks = (
  questions: readonly QuestionContext[],
  replayState: ReplayState,
  hasFlag: boolean,
): QuestionMark[] =>
  questions.map(({ bound, number }) => ({
    label: String(number),
    answered: replayState.answers[bound.id] !== undefined,
    ...(hasFlag && { flagged: replayState.flagged.includes(bound.id) }),
  }));
