import { getQuestionType } from '@inkstone/exam/logic';
import type { ReportedQuestion } from './attempt-report-data.ts';

/** The writing tasks of a report, in order. */
export const listWritingTasks = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter(({ skill }) => skill === 'writing');

/** Whether a report has questions on reading, whose wrong answers a student analyses. */
export const hasReading = ({ questions }: { questions: readonly ReportedQuestion[] }): boolean =>
  questions.some(({ skill, forAnalysis }) => skill === 'reading' || forAnalysis === 'reading');

/** Teacher-marked questions answered with a text, of any skill. */
export const listTextAnswers = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter(
    ({ value, mark, outcome }) => typeof value === 'string' && (mark !== null || outcome === 'toBeMarked'),
  );

/** The speaking tasks of a report in order, and other questions with recordings. */
export const listSpokenTasks = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter(({ skill, recordings }) => skill === 'speaking' || recordings.length > 0);

/** The accepted transcripts of a question's recording; empty where it is not compared word by word. */
export const getTranscripts = ({ kind, key }: Pick<ReportedQuestion, 'kind' | 'key'>): readonly string[] => {
  const type = getQuestionType(kind);
  const parsed = type.key.safeParse(key);
  return parsed.success ? (type.spokenTexts?.(parsed.data) ?? []) : [];
};

/** The dictation sentences of a report, in order. */
export const listDictations = (questions: readonly ReportedQuestion[]): ReportedQuestion[] =>
  questions.filter((question) => getTranscripts(question).length > 0);

/** A model answer as rich text; empty where a question has none. */
export const getModelAnswer = ({ key }: Pick<ReportedQuestion, 'key'>): string =>
  typeof key === 'object' && key !== null && 'model' in key && typeof key.model === 'string' ? key.model : '';

/** Points of a mark on the rubric's scale; null until a teacher has marked it. */
export const getMarkPoints = ({ mark }: Pick<ReportedQuestion, 'mark'>): number | null =>
  mark?.points === null || mark?.points === undefined ? null : mark.points / 100;
