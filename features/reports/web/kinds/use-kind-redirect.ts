import { useEffect } from 'react';
import { useNavigation, useScreenLocation } from '@inkstone/ui/screen';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { examReportLocationFor, findReportScreens } from '../../addresses.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';

/** Redirects to the route of the exam's kind of report; true while redirecting. */
export const useKindRedirect = ({ programme, variant, kind }: AttemptReportData): boolean => {
  const go = useNavigation();
  const { path } = useScreenLocation();
  const work = useReportedAssignment();
  const ofWork = toPageKind(kind);
  const right = work && examReportLocationFor({ programme, variant, kind: ofWork, id: work.id }, work.studentId);
  const kinds = findReportScreens(programme)?.byKind ?? [];
  const leads = right !== null && kinds.length > 0 && path !== right.to.path && kinds.some(({ at }) => at === right.to);
  const attempt = work?.attempt;
  // Redirects because links know the programme and not the exam.
  useEffect(() => {
    if (leads && right) go(right.to, { ...right.search, attempt }, { replace: true });
  });
  return leads;
};
