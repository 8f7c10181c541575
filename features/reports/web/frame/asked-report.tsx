import { useMemo, type ReactNode } from 'react';
import { isRefusal, useApiQuery } from '@inkstone/call/web';
import { BlockSkeleton, QueryBoundary, Page, PageHead, RowsSkeleton, Stack, useTranslation } from '@inkstone/ui';
import { homeworkReport, homeworkReportTeacher, testReport } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { AskedNow, NotHandedIn, NotOpen } from './not-open.tsx';
import type { ReportOf } from '../report/report-of.ts';
import { ReportBar } from './report-top.tsx';
import { ReportedWorkProvider, type ReportedWork } from '../report/reported-work.ts';

interface AskedReportProps extends Omit<ReportedWork, 'kind'> {
  /** A course is reported on like homework, and its parts have no addresses of their own. */
  kind: ReportedWork['kind'] | 'course';
  /** The heading while the report is coming. */
  title?: string;
  children(report: ReportOf, how: { isOwn: boolean; again(): Promise<ReportOf | undefined> }): ReactNode;
}

/** Asks for the report of one attempt, the student's own or a named student's, and says why it cannot be read yet. */
export const AskedReport = ({ kind, id, stuId, attempt, ...rest }: AskedReportProps) => {
  const work = useMemo(() => (kind === 'course' ? null : { kind, id, stuId, attempt }), [kind, id, stuId, attempt]);
  const asked = { kind, id, stuId, attempt, ...rest };
  return (
    <ReportedWorkProvider value={work}>
      {stuId === undefined ? <Own {...asked} /> : <Taught {...asked} />}
    </ReportedWorkProvider>
  );
};

const Own = ({ kind, id, attempt, ...rest }: AskedReportProps) => {
  const ask = useApiQuery(kind === 'test' ? testReport : homeworkReport, {
    id,
    ...(attempt !== undefined && { attempt }),
  });
  const again = () => void ask.refetch();
  if (isRefusal(ask.error, 'report.notYet')) return <NotOpen kind={kind} id={id} onAgain={again} />;
  if (isRefusal(ask.error, 'report.asked')) return <AskedNow why={ask.error?.message} onAgain={again} />;
  if (isRefusal(ask.error, 'report.notHandedIn')) return <NotHandedIn kind={kind} id={id} isOwn />;
  return <Asked ask={ask} isOwn {...rest} />;
};

const Taught = ({ kind, id, stuId = 0, attempt, ...rest }: AskedReportProps) => {
  const ask = useApiQuery(homeworkReportTeacher, { id, stuId, ...(attempt !== undefined && { attempt }) });
  if (isRefusal(ask.error, 'report.notHandedIn')) return <NotHandedIn kind={kind} id={id} isOwn={false} />;
  return <Asked ask={ask} isOwn={false} {...rest} />;
};

interface AskedProps extends Pick<AskedReportProps, 'title' | 'children'> {
  ask: ReturnType<typeof useApiQuery<typeof testReport>>;
  isOwn: boolean;
}

const Asked = ({ ask, isOwn, title, children }: AskedProps) => {
  const t = useTranslation(messages);
  const again = async () => (await ask.refetch()).data;
  if (ask.data !== undefined) return children(ask.data, { isOwn, again });
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead size="display" title={title ?? t('report')} />
        <QueryBoundary query={ask} failed={t('loadFailed')} safe={t('answersSafe')} skeleton={<ReportSkeleton />}>
          {() => null}
        </QueryBoundary>
      </Page>
    </>
  );
};

const ReportSkeleton = () => (
  <Stack>
    <BlockSkeleton lines={3} />
    <RowsSkeleton rows={5} />
  </Stack>
);
