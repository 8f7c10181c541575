import { ErrorState, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';

/** How many students are loaded while others are still loading, and a retry where they fail. */
export const StudentsLoading = ({ report, retry }: { report: AssignmentReportData; retry: (() => void) | null }) => {
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
