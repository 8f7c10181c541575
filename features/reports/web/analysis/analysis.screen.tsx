import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { EmptyState, Page, PageHead, ScreenTitle, SplitPane, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { readingAnalysis, readingAnalysisReport, testReport } from '../../addresses.ts';
import { hasReading } from '../../document/skill-tasks.ts';
import { NoSuchPart } from '../frame/no-such-part.tsx';
import { analysisMessages } from '../../messages.ts';
import { ReportQueryBoundary } from '../frame/report-query-boundary.tsx';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { ReportBar } from '../frame/report-toolbar.tsx';
import { useReportedAssignment } from '../report/reported-assignment.ts';
import { AnalysisForm } from './analysis-form.tsx';
import { QuotePicker } from './quote-picker.tsx';
import { useAnalyses, useAnalysisView, type Analyses } from './use-analyses.ts';
import { WrongStrip } from './wrong-strip.tsx';
import styles from './analysis.module.css';

/** The student's analysis of each wrong reading answer, beside the passage. */
export const Screen = () => {
  const t = useTranslation(analysisMessages);
  const { id, kind, attempt } = useSearch(readingAnalysis);
  return (
    <ReportQueryBoundary kind={kind} id={id} attempt={attempt} title={t('title')}>
      {(report, { refetch }) => <AnalysisPage key={report.attemptId} report={report} again={refetch} />}
    </ReportQueryBoundary>
  );
};

interface AnalysisPageProps {
  report: AttemptReportData;
  again(): Promise<AttemptReportData | undefined>;
}

const AnalysisPage = ({ report, again }: AnalysisPageProps) => {
  const analyses = useAnalyses({ ...report, kind: 'reading', refetch: again });
  if (!hasReading(report)) return <NoSuchPart report={report} />;
  return analyses.size === 0 ? (
    <NoWrongAnswers report={report} />
  ) : (
    <AnalysisEditor report={report} analyses={analyses} />
  );
};

const NoWrongAnswers = ({ report }: { report: AttemptReportData }) => {
  const t = useTranslation(analysisMessages);
  const work = useReportedAssignment();
  const fullReport = work && linkTo(testReport, { id: work.id, kind: work.kind });
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t('title')} kicker={report.title} />
        <EmptyState
          title={t('none')}
          body={t('noneNext')}
          action={
            fullReport && (
              <Button component={Link} to={fullReport}>
                {t('toWhole')}
              </Button>
            )
          }
        />
      </Page>
    </>
  );
};

const AnalysisEditor = ({ report, analyses }: { report: AttemptReportData; analyses: Analyses }) => {
  const t = useTranslation(analysisMessages);
  const { id, kind, questionId, attempt } = useSearch(readingAnalysis);
  const setSearch = useSetSearch(readingAnalysis);
  const questions = report.questions.filter((question) => analyses.has(question.questionId));
  // An open answer stays open when it is saved.
  const [usual] = useState(() => questions.find(({ analysis }) => analysis === null) ?? questions[0]);
  const opened = usual?.questionId;
  // Writes the open question to the URL, so that a reload opens it again and not the next one without an analysis.
  useEffect(() => {
    if (questionId === undefined && opened !== undefined) setSearch({ questionId: opened });
  }, [questionId, opened, setSearch]);
  const current = questions.find((candidate) => candidate.questionId === (questionId ?? opened)) ?? usual;
  const store = current && analyses.get(current.questionId);
  if (!current || !store) return null;
  const open = (to: number) => {
    void store.flush();
    setSearch({ questionId: to });
  };
  return (
    <div className={styles.desk}>
      <ReportBar>
        <Button component={Link} variant="subtle" to={linkTo(readingAnalysisReport, { id, kind, attempt })}>
          {t('toReport')}
        </Button>
      </ReportBar>
      <main id="content" tabIndex={-1} className={styles.work}>
        <header className={styles.head}>
          <ScreenTitle title={t('title')} />
          <div>
            <h1>{t('title')}</h1>
            <p className="meta">{report.title}</p>
          </div>
          <WrongStrip questions={questions} analyses={analyses} current={current.questionId} onOpen={open} />
        </header>
        <div className={styles.panes}>
          <SplitPane
            names={{ left: t('passage'), right: t('yours') }}
            left={<QuoteSelection key={current.questionId} store={store} question={current} />}
            right={
              <AnalysisForm
                key={current.questionId}
                store={store}
                question={current}
                questions={questions}
                onOpen={open}
              />
            }
          />
        </div>
      </main>
    </div>
  );
};

interface QuoteSelectionProps {
  store: Parameters<typeof useAnalysisView>[0];
  question: AttemptReportData['questions'][number];
}

const QuoteSelection = ({ store, question }: QuoteSelectionProps) => {
  const { content } = useAnalysisView(store);
  return <QuotePicker stimulus={question.stimulus} quote={content.quote} onPick={(quote) => store.change({ quote })} />;
};
