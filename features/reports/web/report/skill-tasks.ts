import { getQuestionType } from '@inkstone/exam/logic';
import type { ReportedQuestion } from './report-of.ts';

/** The texts of a report, in order. */
export const writtenIn = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter(({ skill }) => skill === 'writing');

/** Whatever a teacher marks that was answered with a text, of any skill. */
export const textsIn = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter(
    ({ value, mark, outcome }) => typeof value === 'string' && (mark !== null || outcome === 'toBeMarked'),
  );

/** The spoken tasks of a report, in order: those of speaking, and whatever else was recorded. */
export const spokenIn = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter(({ skill, recordings }) => skill === 'speaking' || recordings.length > 0);

/** What the recording of a question says, in every way of writing it; empty where it is not heard word by word. */
export const saidIn = ({ kind, key }: Pick<ReportedQuestion, 'kind' | 'key'>): readonly string[] => {
  const type = getQuestionType(kind);
  const parsed = type.key.safeParse(key);
  return parsed.success ? (type.spokenTexts?.(parsed.data) ?? []) : [];
};

/** The sentences of a report that were heard word by word, in order. */
export const heardIn = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter((question) => saidIn(question).length > 0);

/** A model answer as rich text; empty where a question has none. */
export const modelOf = ({ key }: Pick<ReportedQuestion, 'key'>): string =>
  typeof key === 'object' && key !== null && 'model' in key && typeof key.model === 'string' ? key.model : '';

/** The points of a mark on the rubric's scale; null while a teacher has not given them. */
export const markedPoints = ({ mark }: Pick<ReportedQuestion, 'mark'>): number | null =>
  mark?.points === null || mark?.points === undefined ? null : mark.points / 100;
