import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { getLoginFamily } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { EmptyState, Page, PageHead, useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { ownReportAt, reportAt, testReport } from '../../addresses.ts';
import { messages, partMessages } from '../../messages.ts';
import { AskedReport } from './asked-report.tsx';
import type { ReportOf } from '../report/report-of.ts';
import { ReportBar, ReportTop } from './report-top.tsx';
import type { ReportedWork } from '../report/reported-work.ts';
import styles from '../report.module.css';

/** How a part of a report is read. */
export interface PartView {
  report: ReportOf;
  isOwn: boolean;
}

interface PartScreenProps {
  work: ReportedWork;
  title: string;
  children(view: PartView): ReactNode;
}

/** A part of a report as a window of its own: heading, print, PDF, the way to the whole. */
export const PartScreen = ({ work, title, children }: PartScreenProps) => {
  const { role } = useCurrentUser();
  // Staff read their own tests without naming anybody.
  const isTeacher = getLoginFamily(role) === 'backend' && !(role === 'staff' && work.stuId === undefined);
  if (isTeacher && work.stuId === undefined) return <NobodyNamed work={work} title={title} />;
  return (
    <AskedReport {...work} title={title}>
      {(report, { isOwn }) => (
        <PartPage work={work} report={report} title={title}>
          {children({ report, isOwn })}
        </PartPage>
      )}
    </AskedReport>
  );
};

/** A teacher reads a part of one student's report; without a student the whole assignment is where to choose one. */
const NobodyNamed = ({ work: { id, kind }, title }: Pick<PartScreenProps, 'work' | 'title'>) => {
  const t = useTranslation(partMessages);
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={title} />
        <EmptyState
          title={t('nobodyNamed')}
          body={t('nobodyNamedNext')}
          action={
            <Button component={Link} to={linkTo(testReport, { id, kind })}>
              {t('toStudents')}
            </Button>
          }
        />
      </Page>
    </>
  );
};

interface PartPageProps {
  work: ReportedWork;
  report: ReportOf;
  title: string;
  children: ReactNode;
}

const PartPage = ({ work, report, title, children }: PartPageProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(partMessages);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  const { studentName: name, submittedAt } = report;
  const { role } = useCurrentUser();
  const about = { ...work, programme: report.programme };
  const whole = work.stuId === undefined ? ownReportAt(about, role) : reportAt(about, work.stuId);
  return (
    <div ref={page}>
      <ReportTop page={page} fileName={`${report.title} ${title} ${name}`} />
      <Page width="report">
        <div data-pdf="">
          <PageHead
            size="display"
            title={title}
            kicker={t('kicker', { name, at: noWrapInstant(submittedAt, language) })}
            meta={report.title}
            action={
              <Button
                component={Link}
                className="no-print"
                to={linkTo(whole.to, { ...whole.search, attempt: work.attempt })}
              >
                {say('wholeReport')}
              </Button>
            }
          />
        </div>
        <div className={styles.part}>{children}</div>
      </Page>
    </div>
  );
};
