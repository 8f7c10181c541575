import { useEffect } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { QueryBoundary, Page, PageHead, useTranslation } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { reportLocationFor, testReport } from '../addresses.ts';
import { getStudentReport } from '../contract.ts';
import { messages } from '../messages.ts';
import { ReportBar } from './frame/report-toolbar.tsx';
import { AttemptReport, AssignmentReport } from './report-views.ts';
import { OwnReportRedirect } from './own-report-redirect.tsx';

/** The report of programmes without report screens; others are redirected to theirs. */
export const Screen = () => {
  const { id, studentId, kind, attempt, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  if (isTeacher)
    return studentId === undefined ? (
      <AssignmentReport />
    ) : (
      <StudentReportRedirect id={id} studentId={studentId} attempt={attempt} />
    );
  return kind ? <AttemptReport kind={kind} id={id} attempt={attempt} /> : <OwnReportRedirect id={id} />;
};

interface StudentReportRedirectProps {
  id: number;
  studentId: number;
  attempt: number | undefined;
}

const StudentReportRedirect = ({ id, studentId, attempt }: StudentReportRedirectProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const ask = useApiQuery(getStudentReport, { id, studentId, ...(attempt !== undefined && { attempt }) });
  const programme = ask.data?.programme ?? '';
  const kind = ask.data ? toPageKind(ask.data.kind) : 'homework';
  const isElsewhere = reportLocationFor({ programme, kind, id }, studentId).to.path !== testReport.path;
  // Redirects to the programme's own report screen.
  useEffect(() => {
    if (!isElsewhere) return;
    const { to, search } = reportLocationFor({ programme, kind, id }, studentId);
    go(to, { ...search, attempt }, { replace: true });
  }, [attempt, go, id, isElsewhere, kind, programme, studentId]);
  if (ask.data && !isElsewhere) return <AttemptReport kind={kind} id={id} studentId={studentId} attempt={attempt} />;
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead size="display" title={t('report')} />
        <QueryBoundary query={ask} errorTitle={t('loadFailed')} safe={t('answersSafe')}>
          {() => null}
        </QueryBoundary>
      </Page>
    </>
  );
};
