import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { testReport } from '../addresses.ts';
import { AttemptReport } from './report-views.ts';
import { ClassReportRedirect, OwnReportRedirect } from './report-redirects.tsx';

/**
 * A report at a route for tests and homework: a student's own, a named student's, or the assignment's. Those of
 * programmes with routes of their own go on to theirs.
 */
export const Screen = () => {
  const { id, studentId, kind, attempt, item, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  if (isTeacher && studentId === undefined) return <ClassReportRedirect />;
  if (studentId !== undefined)
    return <AttemptReport kind={kind ?? 'homework'} id={id} studentId={studentId} attempt={attempt} item={item} />;
  return kind ? <AttemptReport kind={kind} id={id} attempt={attempt} /> : <OwnReportRedirect id={id} />;
};
