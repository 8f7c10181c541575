import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { testReport } from '../addresses.ts';
import { AttemptReport, WholeReport } from './report-views.ts';
import { ToOwnReport } from './to-own-report.tsx';

/** The reports of a programme with one address for tests and homework: a student's own, a named student's, or the whole. */
export const Screen = () => {
  const { id, stuId, kind, attempt, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  if (isTeacher && stuId === undefined) return <WholeReport />;
  if (stuId !== undefined) return <AttemptReport kind={kind ?? 'homework'} id={id} stuId={stuId} attempt={attempt} />;
  return kind ? <AttemptReport kind={kind} id={id} attempt={attempt} /> : <ToOwnReport id={id} />;
};
