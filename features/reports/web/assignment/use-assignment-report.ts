import { useApiQuery, useApiQueries } from '@inkstone/call/web';
import { getAssignmentReport } from '../../contract.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';

/** Students per response: a page of a large report loads as fast as a small report. */
const studentsPerPage = 100;

/** The report of a whole assignment, loading its further students page by page. */
export const useAssignmentReport = (input: { id: number; classId?: number | undefined }) => {
  const first = useApiQuery(getAssignmentReport, { ...input, pageNum: studentsPerPage }, { keepPrevious: true });
  const pages = first.data && !first.isPlaceholderData ? first.data.totalPage : 1;
  const pageInputs = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
    ...input,
    page: index + 2,
    pageNum: studentsPerPage,
  }));
  const further = useApiQueries(getAssignmentReport, pageInputs);
  const failed = further.filter(({ isError }) => isError);
  return {
    first,
    /** The report with the students loaded so far. */
    withStudents: (report: AssignmentReportData): AssignmentReportData => ({
      ...report,
      students: [report, ...further.flatMap(({ data }) => data ?? [])].flatMap(({ students }) => students),
    }),
    /** Refetches the pages that failed; null if none has. */
    retry: failed.length === 0 ? null : () => failed.forEach((page) => void page.refetch()),
  };
};
