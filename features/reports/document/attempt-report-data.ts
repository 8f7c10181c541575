import type * as z from 'zod';
import type { getMyTestReport } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DocumentReading } from './reading.ts';

/** The report of one attempt as the call returns it. */
export type AttemptReportData = z.output<(typeof getMyTestReport)['output']>;

/** One question of it. */
export type ReportedQuestion = AttemptReportData['questions'][number];

/** Whether a question was answered and is not fully right. */
export const isWrong = ({ outcome }: Pick<ReportedQuestion, 'outcome'>): boolean =>
  outcome === 'wrong' || outcome === 'partial';

/** Whether points were lost, including blank questions. */
export const losesPoints = (question: Pick<ReportedQuestion, 'outcome'>): boolean =>
  isWrong(question) || question.outcome === 'blank';

/** The answer that the mark is about: the text with what was written over time, where the marker chose it. */
export const getMarkedValue = ({
  value,
  overtime,
  mark,
}: Pick<ReportedQuestion, 'value' | 'overtime' | 'mark'>): unknown =>
  mark?.scoresOvertime && overtime ? overtime.value : value;

/** A short time as minutes and seconds: 1:52; from an hour on 1:02:03. */
export const timeText = (seconds: number): string => {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const end = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
};

export { scoreText } from '@inkstone/base';

/** Whose attempt it is, and when it was handed in. */
export const describeOwner = (
  { studentName: name, className, submittedAt }: AttemptReportData,
  { translate, instant }: DocumentReading,
): string => {
  const t = translate(messages);
  const at = instant(submittedAt);
  return className === '' ? t('kicker', { name, at }) : t('kickerClass', { name, className, at });
};

/** The report narrowed to one section: its questions and their aggregates. */
export const narrowToSection = (report: AttemptReportData, sectionId: string): AttemptReportData => {
  const questions = report.questions.filter((question) => question.sectionId === sectionId);
  const points = new Set(questions.map(({ knowledgePoint }) => knowledgePoint?.id));
  const numbers = new Set(questions.map(({ number }) => number));
  const { recordingPlays = [], ...rest } = report;
  const plays = recordingPlays.filter((recording) => recording.numbers.some((number) => numbers.has(number)));
  return {
    ...rest,
    ...(plays.length > 0 && { recordingPlays: plays }),
    questions,
    sections: report.sections.filter(({ id }) => id === sectionId),
    domains: report.domains.filter((domain) => domain.sectionId === sectionId),
    points: report.points.filter(({ id }) => points.has(id)),
    modules: report.modules.filter((module) => module.sectionId === sectionId),
  };
};

/** The first question with the same stimulus, unless it is this one. */
export const findSharedStimulus = (
  questions: readonly ReportedQuestion[],
  { questionId, stimulus, setTitle }: ReportedQuestion,
): number | undefined => {
  if (stimulus.kind === 'none') return undefined;
  const first = questions.find(
    (question) => question.setTitle === setTitle && question.stimulus.html === stimulus.html,
  );
  return first === undefined || first.questionId === questionId ? undefined : first.number;
};
