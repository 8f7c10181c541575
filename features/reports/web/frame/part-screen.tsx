import { Button } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { getLoginFamily, isStaff } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { EmptyState, Page, PageHead, useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { ownReportLocationFor, reportLocationFor, testReport } from '../../addresses.ts';
import type { ReportPart } from '../../contract.ts';
import { messages, partMessages } from '../../messages.ts';
import { ReportQueryBoundary } from './report-query-boundary.tsx';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { ReportBar, ReportToolbar } from './report-toolbar.tsx';
import type { ReportedAssignment } from '../report/reported-assignment.ts';
import styles from '../report.module.css';

/** A part of a report, and who reads it. */
export interface PartView {
  report: AttemptReportData;
  isOwn: boolean;
}

interface PartScreenProps {
  work: ReportedAssignment & { questionId?: number | undefined };
  /** Which part is saved as a PDF. */
  part: ReportPart;
  title: string;
  children(view: PartView): ReactNode;
}

/** A part of a report in a window of its own: heading, print, PDF, link to the whole report. */
export const PartScreen = ({ work, part, title, children }: PartScreenProps) => {
  const { role } = useCurrentUser();
  // Staff read their own tests without naming a student.
  const isTeacher = getLoginFamily(role) === 'backend' && !(isStaff(role) && work.studentId === undefined);
  if (isTeacher && work.studentId === undefined) return <NoStudentSelected work={work} title={title} />;
  return (
    <ReportQueryBoundary {...work} title={title}>
      {(report, { isOwn }) => (
        <PartPage work={work} part={part} report={report} title={title}>
          {children({ report, isOwn })}
        </PartPage>
      )}
    </ReportQueryBoundary>
  );
};

/** A teacher needs a student to read a part; without one, links to the assignment's report to choose one. */
const NoStudentSelected = ({ work: { id, kind }, title }: Pick<PartScreenProps, 'work' | 'title'>) => {
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

interface PartPageProps extends Pick<PartScreenProps, 'work' | 'part' | 'title'> {
  report: AttemptReportData;
  children: ReactNode;
}

const PartPage = ({ work, part, report, title, children }: PartPageProps) => {
  const t = useTranslation(messages);
  const tPart = useTranslation(partMessages);
  const language = useLanguage();
  const { studentName: name, submittedAt } = report;
  const { role } = useCurrentUser();
  const about = { ...work, programme: report.programme };
  const fullReport =
    work.studentId === undefined ? ownReportLocationFor(about, role) : reportLocationFor(about, work.studentId);
  return (
    <>
      <ReportToolbar fileName={`${report.title} ${title} ${name}`} work={{ ...work, part }} />
      <Page width="report">
        <div>
          <PageHead
            size="display"
            title={title}
            kicker={t('kicker', { name, at: noWrapInstant(submittedAt, language) })}
            meta={report.title}
            action={
              <Button
                component={Link}
                className="no-print"
                to={linkTo(fullReport.to, { ...fullReport.search, attempt: work.attempt })}
              >
                {tPart('wholeReport')}
              </Button>
            }
          />
        </div>
        <div className={styles.part}>{children}</div>
      </Page>
    </>
  );
};
