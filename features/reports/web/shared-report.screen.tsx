import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { testReport } from '../addresses.ts';
import { AttemptReport, AssignmentReport } from './report-views.ts';
import { OwnReportRedirect } from './own-report-redirect.tsx';

/**
 * The report of a programme with one route for tests and homework: a student's own, a named student's, or the
 * assignment's.
 */
export const Screen = () => {
  const { id, studentId, kind, attempt, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  if (isTeacher && studentId === undefined) return <AssignmentReport />;
  if (studentId !== undefined)
    return <AttemptReport kind={kind ?? 'homework'} id={id} studentId={studentId} attempt={attempt} />;
  return kind ? <AttemptReport kind={kind} id={id} attempt={attempt} /> : <OwnReportRedirect id={id} />;
};
