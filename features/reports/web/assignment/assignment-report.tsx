import { lazy, Suspense, type ReactNode } from 'react';
import {
  EmptyState,
  FilterTabs,
  lazyWithRetry,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Stack,
  useTranslation,
  ErrorState,
} from '@inkstone/ui';
import type { classReportTabs } from '../../addresses.ts';
import { describeDeadline, type AssignmentReportData } from '../../document/assignment-report-data.ts';
import { assignmentReportMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import { ClassSelect } from './class-select.tsx';
import { Distribution } from './distribution.tsx';
import { ImportAnswers } from './import-answers.tsx';
import { MissingStudents } from './missing-students.tsx';
import { OpenReport } from './open-report.tsx';
import { ReportBar, ReportToolbar } from '../frame/report-toolbar.tsx';
import { SubmittedStudents } from './submitted-students.tsx';
import { useAssignmentReport } from './use-assignment-report.ts';
import { ScoreStatistics } from './score-statistics.tsx';
import { ResultsButton } from '../results/results-button.tsx';
import styles from './assignment-report.module.css';

/** How many students are loaded while others are still loading, and a retry where they fail. */
export const StudentsLoading = ({ report, retry }: { report: AssignmentReportData; retry: (() => void) | null }) => {
  const t = useTranslation(assignmentReportMessages);
  const counts = { shown: report.students.length, all: report.total };
  if (counts.shown >= counts.all) return null;
  if (retry) return <ErrorState bare title={t('moreFailed', counts)} body={t('nothingLost')} onRetry={retry} />;
  return (
    <p role="status" className="no-print">
      {t('moreComing', counts)}
    </p>
  );
};

// Lazy: loaded when the tab is opened.
const AnswersMatrix = lazy(async () => ({ default: (await import('./answers-matrix.tsx')).AnswersMatrix }));
const ItemList = lazy(async () => ({ default: (await import('./items.tsx')).ItemList }));

type ReportTab = (typeof classReportTabs)[number];

interface AssignmentReportProps {
  id: number;
  classId?: number | undefined;
  tab?: ReportTab | undefined;
  /** The open question. */
  item?: number | undefined;
  /** Stores the view where it can be found again; undefined removes a part of it. */
  onView(view: { tab?: ReportTab; item?: number | undefined }): void;
}

/** The report of a whole assignment: statistics, students, answers, questions with their keys. */
export const AssignmentReport = ({ id, classId, tab, item, onView }: AssignmentReportProps) => {
  const t = useTranslation(assignmentReportMessages);
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
                classId={classId}
                pick={<ClassSelect classes={first.classes} selectedId={classId} />}
              />
              <StudentsLoading report={withStudents(first)} retry={retry} />
              <AssignmentReportTabs
                report={withStudents(first)}
                tab={tab ?? (item === undefined ? 'students' : 'items')}
                item={item ?? null}
                onView={onView}
              />
            </>
          )}
        </QueryBoundary>
      </Page>
    </>
  );
};

// Few lists of results are imported: their parts come after the report.
const ImportResultsButton = lazyWithRetry(
  async () => (await import('../results/import-results.tsx')).ImportResultsButton,
);
const AnswerSheetsLink = lazyWithRetry(
  async () => (await import('../answer-sheets/answer-sheets-link.tsx')).AnswerSheetsLink,
);
const ResultsSheets = lazyWithRetry(async () => (await import('../results/import-results.tsx')).ResultsSheets);

interface AssignmentReportHeadProps {
  report: AssignmentReportData;
  classId: number | undefined;
  pick: ReactNode;
}

const AssignmentReportHead = ({ report, classId, pick }: AssignmentReportHeadProps) => {
  const reading = useReading(false, assignmentReportMessages);
  return (
    <div>
      <PageHead title={report.title} kicker={describeDeadline(report, reading)} />
      <div className={`${styles.tools} no-print`}>
        {pick}
        <ResultsButton source={{ of: 'assignment', id: report.assignmentId, classId }} fileName={report.title} />
        <Suspense fallback={null}>
          <ImportResultsButton assignmentId={report.assignmentId} />
          <AnswerSheetsLink assignmentId={report.assignmentId} />
        </Suspense>
        <ImportAnswers />
      </div>
      <Suspense fallback={null}>
        <ResultsSheets assignmentId={report.assignmentId} />
      </Suspense>
      <OpenReport report={report} />
    </div>
  );
};

interface AssignmentReportTabsProps extends Pick<AssignmentReportProps, 'onView'> {
  report: AssignmentReportData;
  tab: ReportTab;
  item: number | null;
}

const AssignmentReportTabs = ({ report, tab: look, item: opened, onView }: AssignmentReportTabsProps) => {
  const t = useTranslation(assignmentReportMessages);
  const { students, items, missing } = report;
  const openItem = (questionId: number | null) => onView({ tab: 'items', item: questionId ?? undefined });
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
          <FilterTabs label={t('look')} tabs={tabs} value={look} onChange={(tab) => onView({ tab })} />
        </div>
        <Suspense fallback={<RowsSkeleton rows={6} dense />}>
          {look === 'students' && <SubmittedStudents report={report} />}
          {look === 'answers' && <AnswersMatrix report={report} onItem={openItem} />}
          {look === 'items' && <ItemList report={report} openId={opened} onOpen={openItem} />}
        </Suspense>
      </div>
      <MissingStudents missing={missing} />
    </Stack>
  );
};
