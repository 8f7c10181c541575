import { reportLocationFor, assignmentReportLocationFor, type ReportLocation } from '@inkstone/reports/addresses';
import { useMenu } from '@inkstone/session/web';
import type { GivenItem } from './families.ts';

interface ReportPlaces {
  /** The report of one student. */
  one(studentId: number): ReportLocation;
  /** The report of the whole; undefined where none is built. */
  whole: ReportLocation | undefined;
}

/** Where the reports of an assignment are: of one student and of the whole; undefined where none is built. */
export const useReportPlace = ({
  programme,
  kind,
  id,
}: Pick<GivenItem, 'programme' | 'kind' | 'id'>): ReportPlaces | undefined => {
  const { built } = useMenu();
  const work = { programme, kind: kind === 'test' ? ('test' as const) : ('homework' as const), id };
  const whole = assignmentReportLocationFor(work);
  if (!built.has(reportLocationFor(work).to.path)) return undefined;
  return {
    one: (studentId) => reportLocationFor(work, studentId),
    whole: built.has(whole.to.path) ? whole : undefined,
  };
};
