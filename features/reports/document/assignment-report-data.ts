import type * as z from 'zod';
import type { getAssignmentReport } from '../contract.ts';
import { assignmentReportMessages } from '../messages.ts';
import type { DocumentReading } from './reading.ts';

/** The report of a whole assignment as the call returns it. */
export type AssignmentReportData = z.output<(typeof getAssignmentReport)['output']>;

/** One student in it. */
export type SubmittedStudent = AssignmentReportData['students'][number];

/** One question in it, with its statistics. */
export type Item = AssignmentReportData['items'][number];

/** A statistic with two decimals, or a dash where it is withheld. */
export const formatTwoDecimals = (value: number | null, none: string): string =>
  value === null ? none : value.toFixed(2).replace('-', '−');

/** The exam of an assignment, and when it was due. */
export const describeDeadline = (
  { variantName, deadline }: Pick<AssignmentReportData, 'variantName' | 'deadline'>,
  { translate, instant }: Pick<DocumentReading, 'translate' | 'instant'>,
): string => {
  const t = translate(assignmentReportMessages);
  const at = instant(deadline);
  return variantName === '' ? t('kickerPlain', { at }) : t('kicker', { name: variantName, at });
};
