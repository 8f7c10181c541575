import { messages } from '../messages.ts';
import { scoreText, timeText, type ReportedQuestion } from './attempt-report-data.ts';
import type { SectionReading } from './reading.ts';

/** The points of an answer and the time spent on it, beside the school's mean; an answer from paper has no time. */
export const describeTimes = (question: ReportedQuestion, { translate }: SectionReading): string => {
  const t = translate(messages);
  const { seconds, schoolSeconds: mean, earned, possible, isTrial, isUnscored, isFromPaper = false } = question;
  const time = timeText(seconds);
  const spent = mean === null ? t('spent', { time }) : t('spentMean', { time, mean: timeText(mean) });
  const points =
    earned === null || isTrial || isUnscored
      ? ''
      : t('earned', { earned: scoreText(earned), possible: scoreText(possible) });
  return [points, isFromPaper ? '' : spent].filter(Boolean).join(' · ');
};

/** What is special about a question: unscored, late, with a corrected key. */
export const describeSpecialCases = (question: ReportedQuestion, { translate }: SectionReading) => {
  const t = translate(messages);
  const { arrivedLate, late, keyChanged, isTrial, isUnscored } = question;
  return {
    remarks: [...(isTrial ? [t('isTrial')] : []), ...(isUnscored ? [t('isUnscored')] : [])],
    arrivedLate: arrivedLate && !late ? t('arrivedLate') : null,
    keyChanged: keyChanged ? t('keyChanged') : null,
  };
};
