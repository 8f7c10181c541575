import type * as z from 'zod';
import type { getAssignmentReport } from '../contract.ts';

/** The report of a whole assignment as the call returns it. */
export type AssignmentReportData = z.output<(typeof getAssignmentReport)['output']>;

/** One student in it. */
export type SubmittedStudent = AssignmentReportData['students'][number];

/** One question in it, with its statistics. */
export type Item = AssignmentReportData['items'][number];

/** A statistic with two decimals, or a dash where it is withheld. */
export const formatTwoDecimals = (value: number | null, none: string): string =>
  value === null ? none : value.toFixed(2).replace('-', '−');
