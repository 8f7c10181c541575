import { ErrorState, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import type { WholeOf } from '../report/whole-of.ts';

/** How many of the students have come, while others are on their way; and what to do where they do not come. */
export const StudentsComing = ({ report, retry }: { report: WholeOf; retry: (() => void) | null }) => {
  const t = useTranslation(wholeMessages);
  const counts = { shown: report.students.length, all: report.total };
  if (counts.shown >= counts.all) return null;
  if (retry) return <ErrorState bare title={t('moreFailed', counts)} body={t('nothingLost')} onRetry={retry} />;
  return (
    <p role="status" className="no-print">
      {t('moreComing', counts)}
    </p>
  );
};
