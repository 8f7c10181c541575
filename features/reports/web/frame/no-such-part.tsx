import { useEffect } from 'react';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { isStaff } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useNavigation } from '@inkstone/ui/screen';
import { examReportLocationFor } from '../../addresses.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';

/** Goes to the whole report of work that has no such part, as that of another programme. */
export const NoSuchPart = ({ report: { programme, reportKind, kind } }: { report: AttemptReportData }) => {
  const go = useNavigation();
  const work = useReportedAssignment();
  const { role } = useCurrentUser();
  useEffect(() => {
    if (!work) return;
    const { id, studentId, attempt } = work;
    const { to, search } = examReportLocationFor({ programme, reportKind, kind: toPageKind(kind), id }, studentId);
    const own = isStaff(role) && studentId === undefined ? true : undefined;
    go(to, { ...search, attempt, own }, { replace: true });
  });
  return null;
};
