import { useRef } from 'react';
import { instantText } from '@inkstone/base';
import { isRefusal, useAsk } from '@inkstone/call/web';
import {
  BlockSkeleton,
  Loaded,
  Page,
  PageHead,
  RowsSkeleton,
  Stack,
  StatusChip,
  useLanguage,
  useWords,
} from '@inkstone/ui';
import { homeworkReport, homeworkReportTeacher, testReport } from '../contract.ts';
import { messages } from '../messages.ts';
import { Evidence } from './evidence.tsx';
import { NotHandedIn, NotOpen } from './not-open.tsx';
import { OneNumber } from './one-number.tsx';
import { Picture } from './picture.tsx';
import type { ReportOf } from './report-of.ts';
import { ReportBar, ReportTop } from './report-top.tsx';
import { SelfMarking } from './self-marking.tsx';
import styles from './report.module.css';

interface AttemptReportProps {
  kind: 'test' | 'homework';
  id: number;
  /** The student, where a teacher reads. */
  stuId?: number | undefined;
}

/** The report of one attempt, for the student and for the teacher who gave the work. */
export const AttemptReport = ({ kind, id, stuId }: AttemptReportProps) =>
  stuId === undefined ? <OwnReport kind={kind} id={id} /> : <TaughtReport kind={kind} id={id} stuId={stuId} />;

const OwnReport = ({ kind, id }: AttemptReportProps) => {
  const ask = useAsk(kind === 'test' ? testReport : homeworkReport, { id });
  if (isRefusal(ask.error, 'report.notYet')) return <NotOpen kind={kind} id={id} onAgain={() => void ask.refetch()} />;
  if (isRefusal(ask.error, 'report.notHandedIn')) return <NotHandedIn kind={kind} id={id} isOwn />;
  return <Asked ask={ask} isOwn />;
};

const TaughtReport = ({ kind, id, stuId = 0 }: AttemptReportProps) => {
  const ask = useAsk(homeworkReportTeacher, { id, stuId });
  if (isRefusal(ask.error, 'report.notHandedIn')) return <NotHandedIn kind={kind} id={id} isOwn={false} />;
  return <Asked ask={ask} isOwn={false} />;
};

const Asked = ({ ask, isOwn }: { ask: ReturnType<typeof useAsk<typeof testReport>>; isOwn: boolean }) => {
  const t = useWords(messages);
  if (ask.data !== undefined) return <Whole report={ask.data} isOwn={isOwn} />;
  return (
    <>
      <ReportBar />
      <Page width="report">
        <PageHead size="display" title={t('report')} />
        <Loaded ask={ask} failed={t('loadFailed')} safe={t('answersSafe')} skeleton={<ReportSkeleton />}>
          {() => null}
        </Loaded>
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

const Whole = ({ report, isOwn }: { report: ReportOf; isOwn: boolean }) => {
  const t = useWords(messages);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  const { title, studentName: name, className, submittedAt, period, endedBy } = report;
  const at = instantText(submittedAt, language);
  return (
    <div ref={page}>
      <ReportTop page={page} fileName={`${title} ${name}`} />
      <Page width="report">
        <div data-pdf="">
          <PageHead
            size="display"
            title={title}
            kicker={className === '' ? t('kicker', { name, at }) : t('kickerClass', { name, className, at })}
            meta={
              <span className={styles.chips}>
                {report.variantName !== '' && <StatusChip tone="line">{report.variantName}</StatusChip>}
                {period === 'timeOut' && <StatusChip tone="amber">{t('late')}</StatusChip>}
                {endedBy === 'clock' && <StatusChip>{t('byClock')}</StatusChip>}
                {endedBy === 'teacher' && <StatusChip>{t('byTeacher')}</StatusChip>}
              </span>
            }
          />
          <OneNumber report={report} />
        </div>
        <div className={styles.rest}>
          <Stack>
            <Picture report={report} isOwn={isOwn} />
            <SelfMarking report={report} isOwn={isOwn}>
              <Evidence questions={report.questions} isOwn={isOwn} />
            </SelfMarking>
          </Stack>
        </div>
      </Page>
    </div>
  );
};
