import { useEffect } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { QueryBoundary, Page, PageHead, useTranslation } from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { reportAt, testReport } from '../addresses.ts';
import { homeworkReportTeacher } from '../contract.ts';
import { messages } from '../messages.ts';
import { ReportBar } from './frame/report-top.tsx';
import { AttemptReport, WholeReport } from './report-views.ts';
import { ToOwnReport } from './to-own-report.tsx';

/** The report of programmes without one of their own; those that have one are led on to it. */
export const Screen = () => {
  const { id, stuId, kind, attempt, own } = useSearch(testReport);
  const isTeacher = getLoginFamily(useCurrentUser().role) === 'backend' && !own;
  if (isTeacher) return stuId === undefined ? <WholeReport /> : <Taught id={id} stuId={stuId} attempt={attempt} />;
  return kind ? <AttemptReport kind={kind} id={id} attempt={attempt} /> : <ToOwnReport id={id} />;
};

interface TaughtProps {
  id: number;
  stuId: number;
  attempt: number | undefined;
}

const Taught = ({ id, stuId, attempt }: TaughtProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const ask = useApiQuery(homeworkReportTeacher, { id, stuId, ...(attempt !== undefined && { attempt }) });
  const programme = ask.data?.programme ?? '';
  const kind = ask.data?.kind === 'test' ? 'test' : 'homework';
  const isElsewhere = reportAt({ programme, kind, id }, stuId).to.path !== testReport.path;
  // Meets the address: a programme with a report of its own shows it there.
  useEffect(() => {
    if (!isElsewhere) return;
    const { to, search } = reportAt({ programme, kind, id }, stuId);
    go(to, { ...search, attempt }, { replace: true });
  }, [attempt, go, id, isElsewhere, kind, programme, stuId]);
  if (ask.data && !isElsewhere) return <AttemptReport kind={kind} id={id} stuId={stuId} attempt={attempt} />;
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead size="display" title={t('report')} />
        <QueryBoundary query={ask} failed={t('loadFailed')} safe={t('answersSafe')}>
          {() => null}
        </QueryBoundary>
      </Page>
    </>
  );
};
