import type * as z from 'zod';
import type { getMyTestReport } from '../contract.ts';

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
