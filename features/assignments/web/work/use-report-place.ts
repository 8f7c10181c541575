import { reportAt, wholeReportAt, type ReportPlace } from '@inkstone/reports/addresses';
import { useMenu } from '@inkstone/session/web';
import type { GivenItem } from './families.ts';

interface ReportPlaces {
  /** The report of one student. */
  one(studentId: number): ReportPlace;
  /** The report of the whole; undefined where none is built. */
  whole: ReportPlace | undefined;
}

/** Where the reports of an assignment are: of one student and of the whole; undefined where none is built. */
export const useReportPlace = ({
  programme,
  kind,
  id,
}: Pick<GivenItem, 'programme' | 'kind' | 'id'>): ReportPlaces | undefined => {
  const { built } = useMenu();
  const work = { programme, kind: kind === 'test' ? ('test' as const) : ('homework' as const), id };
  const whole = wholeReportAt(work);
  if (!built.has(reportAt(work).to.path)) return undefined;
  return { one: (studentId) => reportAt(work, studentId), whole: built.has(whole.to.path) ? whole : undefined };
};
