import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { testReport } from '../addresses.ts';
import { AttemptReport } from './report-views.ts';
import { ClassReportRedirect } from './report-redirects.tsx';

/**
 * A report at the route of one kind of assignment: a student's own, a named student's, or for a teacher the whole
 * assignment's.
 */
export const ReportFor = ({ kind }: { kind: 'test' | 'homework' }) => {
  const { id, studentId, attempt, item, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  return isTeacher && studentId === undefined ? (
    <ClassReportRedirect />
  ) : (
    <AttemptReport kind={kind} id={id} studentId={studentId} attempt={attempt} item={item} />
  );
};
