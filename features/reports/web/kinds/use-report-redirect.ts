import { useEffect } from 'react';
import { readQuery, useNavigation, useScreenLocation } from '@inkstone/ui/screen';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { examReportLocationFor, findReportRedirect, testReport, type ReportLocation } from '../../addresses.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';

/** Goes to the right route with the rest of the query, if the report was opened at another one. */
const useRedirect = (right: ReportLocation | null) => {
  const go = useNavigation();
  const { path, query } = useScreenLocation();
  const redirect = right && findReportRedirect(path, right);
  useEffect(() => {
    if (!redirect) return;
    const { attempt, own, classId, item } = testReport.search.parse(readQuery(testReport, query));
    go(redirect.to, { ...redirect.search, attempt, own, classId, item }, { replace: true });
  });
};

/** Redirects from the route of another programme, kind or exam to the report's own. */
export const useReportRedirect = ({ programme, reportKind, kind }: AttemptReportData) => {
  const work = useReportedAssignment();
  const reported = { programme, reportKind, kind: toPageKind(kind) };
  useRedirect(work && examReportLocationFor({ ...reported, id: work.id }, work.studentId));
};
