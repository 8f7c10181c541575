import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { testReport } from '../addresses.ts';
import { AttemptReport, AssignmentReport } from './report-views.ts';

/**
 * A report at the route of one kind of assignment: a student's own, a named student's, or for a teacher the whole
 * assignment's.
 */
export const ReportFor = ({ kind }: { kind: 'test' | 'homework' }) => {
  const { id, studentId, attempt, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  return isTeacher && studentId === undefined ? (
    <AssignmentReport />
  ) : (
    <AttemptReport kind={kind} id={id} studentId={studentId} attempt={attempt} />
  );
};
