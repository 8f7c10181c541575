import { lazy, Suspense } from 'react';
import { PractiseButtons } from '@inkstone/error-book/web';
import { Page, PageHead, RowsSkeleton, Stack, StatusChip, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { ReportQueryBoundary } from '../frame/report-query-boundary.tsx';
import { useReportRedirect } from '../kinds/use-report-redirect.ts';
import { PartLinks } from './part-links.tsx';
import { QuestionReview } from '../answer/question-review.tsx';
import { ModulePath } from './module-path.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { ResultChart } from './result-chart.tsx';
import { type AttemptReportData, describeOwner } from '../../document/attempt-report-data.ts';
import { AttemptList } from './attempt-list.tsx';
import { ReceiptButton } from '../receipt/receipt-button.tsx';
import { ReportToolbar } from '../frame/report-toolbar.tsx';
import { useReportedAssignment, type ReportedAssignment } from '../report/reported-assignment.ts';
import { useReading } from '../report/use-reading.ts';
import styles from '../report.module.css';

/** The report of one attempt, for the student and the teacher. */
export const AttemptReport = (work: ReportedAssignment) => (
  <ReportQueryBoundary {...work}>
    {(report, how) => {
      const fullReport = <FullReport report={report} isOwn={how.isOwn} />;
      return how.isOwn && report.questions.some(({ forAnalysis }) => forAnalysis === 'text') ? (
        <Suspense fallback={<RowsSkeleton rows={5} />}>
          <TextAnalyses key={report.attemptId} report={report} refetch={how.refetch}>
            {fullReport}
          </TextAnalyses>
        </Suspense>
      ) : (
        fullReport
      );
    }}
  </ReportQueryBoundary>
);

// Lazy: needed by some exams only.
const LateDecisionProvider = lazy(async () => ({
  default: (await import('../answer/late-decision.tsx')).LateDecisionProvider,
}));
const SelfMarking = lazy(async () => ({ default: (await import('../answer/self-marking.tsx')).SelfMarking }));
const WeightedSections = lazy(async () => ({
  default: (await import('../kinds/weighted-sections.tsx')).WeightedSections,
}));
const TextAnalyses = lazy(async () => ({
  default: (await import('../analysis/text-analyses.tsx')).TextAnalyses,
}));
const RecordingPlays = lazy(async () => ({
  default: (await import('../listening/recording-plays.tsx')).RecordingPlays,
}));
const RubricRows = lazy(async () => ({ default: (await import('../kinds/rubric-rows.tsx')).RubricRows }));
const AnswerSheetsLink = lazy(async () => ({
  default: (await import('../answer-sheets/answer-sheets-link.tsx')).AnswerSheetsLink,
}));
const SectionTabs = lazy(async () => ({ default: (await import('../kinds/section-tabs.tsx')).SectionTabs }));

const FullReport = ({ report, isOwn }: { report: AttemptReportData; isOwn: boolean }) => {
  const t = useTranslation(messages);
  const work = useReportedAssignment();
  const kind = report.reportKind;
  useReportRedirect(report);
  const reading = useReading(isOwn, messages);
  const { title, studentName: name, isLate, endedBy } = report;
  return (
    <>
      <ReportToolbar fileName={`${title} ${name}`} work={work} />
      <Page width="report">
        <div>
          <PageHead
            size="display"
            title={title}
            kicker={describeOwner(report, reading)}
            meta={
              <span className={styles.chips}>
                {report.variantName !== '' && <StatusChip tone="line">{report.variantName}</StatusChip>}
                {report.isFromPaper && <StatusChip>{t('onPaper')}</StatusChip>}
                {isLate && <StatusChip tone="amber">{t('late')}</StatusChip>}
                {endedBy === 'clock' && <StatusChip>{t('byClock')}</StatusChip>}
                {endedBy === 'teacher' && <StatusChip>{t('byTeacher')}</StatusChip>}
              </span>
            }
          />
          <AttemptList report={report} />
          <ScoreSummary report={report} />
          {work && <ReceiptButton report={report} work={work} isOwn={isOwn} />}
          {work && report.isFromPaper && report.mayMark && (
            <Suspense fallback={null}>
              <AnswerSheetsLink assignmentId={work.id} attemptId={report.attemptId} />
            </Suspense>
          )}
          {work && isOwn && (
            <Suspense fallback={null}>
              <PractiseButtons assignmentId={work.id} />
            </Suspense>
          )}
        </div>
        <div className={styles.rest}>
          <Stack>
            <ModulePath modules={report.modules} />
            <Suspense fallback={<RowsSkeleton rows={5} />}>
              {report.sections.some(({ weight }) => weight !== null) && (
                <WeightedSections report={report} kind={kind} />
              )}
              {(kind === 'history' || kind === 'seminar') && <RubricRows report={report} />}
              {kind === 'tabs' ? (
                <SectionTabs report={report}>{(part) => <Details report={part} isOwn={isOwn} />}</SectionTabs>
              ) : (
                <Details report={report} isOwn={isOwn} />
              )}
            </Suspense>
          </Stack>
        </div>
      </Page>
    </>
  );
};

/** Outcome counts and the questions. */
const Details = ({ report, isOwn }: { report: AttemptReportData; isOwn: boolean }) => {
  const evidence = (
    <QuestionReview questions={report.questions} isOwn={isOwn} marking={report.mayMark ? report : null} />
  );
  const hasLate = report.questions.some(({ late }) => late !== null);
  const questions = hasLate ? (
    <LateDecisionProvider report={report} isOwn={isOwn}>
      {evidence}
    </LateDecisionProvider>
  ) : (
    evidence
  );
  return (
    <>
      <ResultChart report={report} isOwn={isOwn} />
      <PartLinks report={report} isOwn={isOwn} />
      {report.recordingPlays && (
        <Suspense fallback={null}>
          <RecordingPlays report={report} />
        </Suspense>
      )}
      {report.selfMarking ? (
        <SelfMarking report={report} isOwn={isOwn}>
          {questions}
        </SelfMarking>
      ) : (
        questions
      )}
    </>
  );
};
