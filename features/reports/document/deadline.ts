import { wholeMessages } from '../messages.ts';
import type { AssignmentReportData } from './assignment-report-data.ts';
import type { DocumentReading } from './reading.ts';

/** The exam of an assignment, and when it was due. */
export const describeDeadline = (
  { variantName, deadline }: Pick<AssignmentReportData, 'variantName' | 'deadline'>,
  { translate, instant }: Pick<DocumentReading, 'translate' | 'instant'>,
): string => {
  const t = translate(wholeMessages);
  const at = instant(deadline);
  return variantName === '' ? t('kickerPlain', { at }) : t('kicker', { name: variantName, at });
};
