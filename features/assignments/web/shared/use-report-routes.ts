import { classReport, reportLocationFor, type ReportLocation } from '@inkstone/reports/addresses';
import { useMenu } from '@inkstone/session/web';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import type { TeacherAssignment } from './families.ts';

interface ReportRoutes {
  /** The report of one student. */
  forStudent(studentId: number): ReportLocation;
  /** The report of the whole class; undefined if there is none. */
  forAll: { to: typeof classReport; search: { id: number } } | undefined;
}

/** The routes of an assignment's reports; undefined if its programme has none. */
export const useReportRoutes = ({
  programme,
  kind,
  id,
}: Pick<TeacherAssignment, 'programme' | 'kind' | 'id'>): ReportRoutes | undefined => {
  const { built } = useMenu();
  const target = { programme, kind: toPageKind(kind), id };
  if (!built.has(reportLocationFor(target).to.path)) return undefined;
  return {
    forStudent: (studentId) => reportLocationFor(target, studentId),
    forAll: built.has(classReport.path) ? { to: classReport, search: { id } } : undefined,
  };
};
