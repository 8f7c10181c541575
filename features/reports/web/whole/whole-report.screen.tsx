import { lazy, Suspense, useState, type ReactNode } from 'react';
import {
  EmptyState,
  FilterTabs,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Stack,
  useTranslation,
} from '@inkstone/ui';
import { useScreenLocation, useSearch } from '@inkstone/ui/screen';
import { reportScreens, testReport } from '../../addresses.ts';
import { describeDeadline } from '../../document/deadline.ts';
import { wholeMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import { ClassSelect } from './class-select.tsx';
import { Distribution } from './distribution.tsx';
import { ImportAnswers } from './import-answers.tsx';
import { MissingStudents } from './missing-students.tsx';
import { OpenReport } from './open-report.tsx';
import { ReportBar, ReportToolbar } from '../frame/report-toolbar.tsx';
import { SubmittedStudents } from './submitted-students.tsx';
import { StudentsLoading } from './students-loading.tsx';
import { useAssignmentReportRedirect } from '../kinds/use-report-redirect.ts';
import { useAssignmentReport } from './use-assignment-report.ts';
import { ScoreStatistics } from './score-statistics.tsx';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './whole.module.css';

// Lazy: loaded when the tab is opened.
const AnswersMatrix = lazy(async () => ({ default: (await import('./answers-matrix.tsx')).AnswersMatrix }));
const ItemList = lazy(async () => ({ default: (await import('./items.tsx')).ItemList }));

/** The report of a whole assignment: statistics, students, answers, questions with their keys. */
export const Screen = () => {
  const t = useTranslation(wholeMessages);
  const { path } = useScreenLocation();
  const wholes = reportScreens.flatMap(({ testAssignment, homeworkAssignment }) => [
    testAssignment,
    homeworkAssignment,
  ]);
  const address = wholes.find((route) => route.path === path) ?? testReport;
  const { id, classId, item } = useSearch(address);
  const { first: ask, withStudents, retry } = useAssignmentReport({ id, classId });
  return (
    <>
      {ask.data ? (
        <ReportToolbar fileName={ask.data.title} work={{ kind: 'assignment', id, classId }} />
      ) : (
        <ReportBar />
      )}
      <Page dense>
        {!ask.data && <PageHead title={t('wholeReport')} />}
        <QueryBoundary
          query={ask}
          errorTitle={t('loadFailed')}
          safe={t('nothingLost')}
          skeleton={<RowsSkeleton rows={8} dense />}
        >
          {(first) => (
            <>
              <AssignmentReportHead
                report={first}
                pick={<ClassSelect route={address} classes={first.classes} selectedId={classId} />}
              />
              <StudentsLoading report={withStudents(first)} retry={retry} />
              <AssignmentReportTabs report={withStudents(first)} item={item ?? null} />
            </>
          )}
        </QueryBoundary>
      </Page>
    </>
  );
};

const AssignmentReportHead = ({ report, pick }: { report: AssignmentReportData; pick: ReactNode }) => {
  const reading = useReading(false, wholeMessages);
  useAssignmentReportRedirect(report);
  return (
    <div>
      <PageHead title={report.title} kicker={describeDeadline(report, reading)} />
      <div className={`${styles.tools} no-print`}>
        {pick}
        <ImportAnswers />
      </div>
      <OpenReport report={report} />
    </div>
  );
};

type ReportTab = 'students' | 'answers' | 'items';

const AssignmentReportTabs = ({ report, item }: { report: AssignmentReportData; item: number | null }) => {
  const t = useTranslation(wholeMessages);
  const { students, items, missing } = report;
  const [look, setLook] = useState<ReportTab>(item === null ? 'students' : 'items');
  const [opened, setOpened] = useState(item);
  const openItem = (questionId: number) => {
    setOpened(questionId);
    setLook('items');
  };
  const tabs = [
    { value: 'students' as const, label: t('people'), count: report.total },
    { value: 'answers' as const, label: t('answers') },
    { value: 'items' as const, label: t('items'), count: items.length },
  ];
  return (
    <Stack>
      <div className={styles.overview}>
        {students.length === 0 ? (
          <EmptyState title={t('noneYet')} body={t('noneYetNext')} />
        ) : (
          <>
            <ScoreStatistics report={report} />
            <Distribution report={report} />
          </>
        )}
      </div>
      <div>
        <div className={`${styles.looks} no-print`}>
          <FilterTabs label={t('look')} tabs={tabs} value={look} onChange={setLook} />
        </div>
        <Suspense fallback={<RowsSkeleton rows={6} dense />}>
          {look === 'students' && <SubmittedStudents report={report} />}
          {look === 'answers' && <AnswersMatrix report={report} onItem={openItem} />}
          {look === 'items' && <ItemList report={report} openId={opened} onOpen={setOpened} />}
        </Suspense>
      </div>
      <MissingStudents missing={missing} />
    </Stack>
  );
};
