import { useApiQuery, useApiQueries } from '@inkstone/call/web';
import { wholeReport } from '../../contract.ts';
import type { WholeOf } from '../report/whole-of.ts';

/** Students that come with one answer: a page of a large report is read in the time of a small one. */
const studentsEach = 100;

/** The report of a whole assignment, and then its further students page by page. */
export const useWholeReport = (input: { id: number; classId?: number | undefined }) => {
  const first = useApiQuery(wholeReport, { ...input, pageNum: studentsEach }, { keepPrevious: true });
  const pages = first.data && !first.isPlaceholderData ? first.data.totalPage : 1;
  const pageInputs = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
    ...input,
    page: index + 2,
    pageNum: studentsEach,
  }));
  const further = useApiQueries(wholeReport, pageInputs);
  const failed = further.filter(({ isError }) => isError);
  return {
    first,
    /** The report with the students that have come so far. */
    withStudents: (report: WholeOf): WholeOf => ({
      ...report,
      students: [report, ...further.flatMap(({ data }) => data ?? [])].flatMap(({ students }) => students),
    }),
    /** Asks again for the pages that failed; null while none has. */
    retry: failed.length === 0 ? null : () => failed.forEach((page) => void page.refetch()),
  };
};
