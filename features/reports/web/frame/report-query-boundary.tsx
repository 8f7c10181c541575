import { useMemo, type ReactNode } from 'react';
import { failureFrom, isRefusal, useApiQuery } from '@inkstone/call/web';
import { lazyWithRetry, QueryBoundary, Page, PageHead, useTranslation } from '@inkstone/ui';
import { getMyHomeworkReport, getStudentReport, getMyTestReport } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { ReportSkeleton } from './report-loading.tsx';
import { ReportBar } from './report-toolbar.tsx';
import { ReportedAssignmentProvider, type ReportedAssignment } from '../report/reported-assignment.ts';

// Only shown after a response from the server, so the code can be fetched.
const ReportNotOpen = lazyWithRetry(async () => (await import('./report-not-open.tsx')).ReportNotOpen);
const BlockedByOpenTest = lazyWithRetry(async () => (await import('./report-not-open.tsx')).BlockedByOpenTest);
const OtherKindReport = lazyWithRetry(async () => (await import('./other-kind-report.tsx')).OtherKindReport);
const NotSubmitted = lazyWithRetry(async () => (await import('./report-not-open.tsx')).NotSubmitted);

interface ReportQueryBoundaryProps extends Omit<ReportedAssignment, 'kind'> {
  /** Courses are reported like homework; their parts have no routes of their own. */
  kind: ReportedAssignment['kind'] | 'course';
  /** The heading while the report is loading. */
  title?: string;
  children(
    report: AttemptReportData,
    how: { isOwn: boolean; refetch(): Promise<AttemptReportData | undefined> },
  ): ReactNode;
}

/** The pages that show the parts of a report. */
const partPages = { test: 'test', homework: 'homework', course: null } as const;

/** Loads the report of one attempt, the student's own or a named student's, and explains why it cannot be read yet. */
export const ReportQueryBoundary = ({ kind, id, studentId, attempt, item, ...rest }: ReportQueryBoundaryProps) => {
  const pageKind = partPages[kind];
  const work = useMemo(
    () => pageKind && { kind: pageKind, id, studentId, attempt, item },
    [pageKind, id, studentId, attempt, item],
  );
  const reportProps = { kind, id, studentId, attempt, ...rest };
  return (
    <ReportedAssignmentProvider value={work}>
      {studentId === undefined ? <OwnReport {...reportProps} /> : <StudentReport {...reportProps} />}
    </ReportedAssignmentProvider>
  );
};

// Answers beside a course's films have no report of their own to ask for: its pages ask for that of homework.
const ownReportCalls = { test: getMyTestReport, homework: getMyHomeworkReport, course: getMyHomeworkReport } as const;

const OwnReport = ({ kind, id, attempt, ...rest }: ReportQueryBoundaryProps) => {
  const query = useApiQuery(ownReportCalls[kind], {
    id,
    ...(attempt !== undefined && { attempt }),
  });
  const again = () => void query.refetch();
  if (isRefusal(query.error, 'report.notYet')) return <ReportNotOpen kind={kind} id={id} onAgain={again} />;
  if (isRefusal(query.error, 'report.asked')) return <BlockedByOpenTest why={query.error?.message} onAgain={again} />;
  if (isRefusal(query.error, 'report.notHandedIn')) return <NotSubmitted kind={kind} id={id} isOwn />;
  const report = <ReportBoundary ask={query} isOwn {...rest} />;
  const pages = partPages[kind];
  if (!pages || failureFrom(query.error)?.kind !== 'notFound') return report;
  return (
    <OtherKindReport kind={pages} id={id} attempt={attempt}>
      {report}
    </OtherKindReport>
  );
};

const StudentReport = ({ kind, id, studentId = 0, attempt, ...rest }: ReportQueryBoundaryProps) => {
  const ask = useApiQuery(getStudentReport, { id, studentId, ...(attempt !== undefined && { attempt }) });
  if (isRefusal(ask.error, 'report.notHandedIn')) return <NotSubmitted kind={kind} id={id} isOwn={false} />;
  return <ReportBoundary ask={ask} isOwn={false} {...rest} />;
};

interface ReportBoundaryProps extends Pick<ReportQueryBoundaryProps, 'title' | 'children'> {
  ask: ReturnType<typeof useApiQuery<typeof getMyTestReport>>;
  isOwn: boolean;
}

const ReportBoundary = ({ ask, isOwn, title, children }: ReportBoundaryProps) => {
  const t = useTranslation(messages);
  const again = async () => (await ask.refetch()).data;
  if (ask.data !== undefined) return children(ask.data, { isOwn, refetch: again });
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead size="display" title={title ?? t('report')} />
        <QueryBoundary query={ask} errorTitle={t('loadFailed')} safe={t('answersSafe')} skeleton={<ReportSkeleton />}>
          {() => null}
        </QueryBoundary>
      </Page>
    </>
  );
};
