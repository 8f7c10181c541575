import { messages } from '../messages.ts';
import type { AttemptReportData } from './attempt-report-data.ts';
import type { DocumentReading } from './reading.ts';

/** Whose attempt it is, and when it was handed in. */
export const describeOwner = (
  { studentName: name, className, submittedAt }: AttemptReportData,
  { translate, instant }: DocumentReading,
): string => {
  const t = translate(messages);
  const at = instant(submittedAt);
  return className === '' ? t('kicker', { name, at }) : t('kickerClass', { name, className, at });
};
