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
  const { id, stuId, kind, attempt, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  if (isTeacher && stuId === undefined) return <AssignmentReport />;
  if (stuId !== undefined) return <AttemptReport kind={kind ?? 'homework'} id={id} stuId={stuId} attempt={attempt} />;
  return kind ? <AttemptReport kind={kind} id={id} attempt={attempt} /> : <OwnReportRedirect id={id} />;
};
