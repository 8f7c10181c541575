import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { EmptyState, Page, PageHead, ScreenTitle, SplitPane, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { readingAnalysis, readingAnalysisReport, testReport } from '../../addresses.ts';
import { analysisMessages } from '../../messages.ts';
import { AskedReport } from '../frame/asked-report.tsx';
import type { ReportOf } from '../report/report-of.ts';
import { ReportBar } from '../frame/report-top.tsx';
import { useReportedWork } from '../report/reported-work.ts';
import { AnalysisForm } from './analysis-form.tsx';
import { PassageToPick } from './passage-to-pick.tsx';
import { useAnalyses, useAnalysisView, type Analyses } from './use-analyses.ts';
import { WrongStrip } from './wrong-strip.tsx';
import styles from './analysis.module.css';

/** My own analysis of each wrong reading answer: the passage beside, why I chose it, what the text says. */
export const Screen = () => {
  const t = useTranslation(analysisMessages);
  const { id, kind, attempt } = useSearch(readingAnalysis);
  return (
    <AskedReport kind={kind} id={id} attempt={attempt} title={t('title')}>
      {(report, { again }) => <Analysing key={report.attemptId} report={report} again={again} />}
    </AskedReport>
  );
};

interface AnalysingProps {
  report: ReportOf;
  again(): Promise<ReportOf | undefined>;
}

const Analysing = ({ report, again }: AnalysingProps) => {
  const analyses = useAnalyses({ ...report, kind: 'reading', again });
  return analyses.size === 0 ? <NothingWrong report={report} /> : <Desk report={report} analyses={analyses} />;
};

const NothingWrong = ({ report }: { report: ReportOf }) => {
  const t = useTranslation(analysisMessages);
  const work = useReportedWork();
  const whole = work && linkTo(testReport, { id: work.id, kind: work.kind });
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t('title')} kicker={report.title} />
        <EmptyState
          title={t('none')}
          body={t('noneNext')}
          action={
            whole && (
              <Button component={Link} to={whole}>
                {t('toWhole')}
              </Button>
            )
          }
        />
      </Page>
    </>
  );
};

const Desk = ({ report, analyses }: { report: ReportOf; analyses: Analyses }) => {
  const t = useTranslation(analysisMessages);
  const { id, kind, questId, attempt } = useSearch(readingAnalysis);
  const setSearch = useSetSearch(readingAnalysis);
  const questions = report.questions.filter((question) => analyses.has(question.questId));
  // What is open stays open when it is saved.
  const [usual] = useState(() => questions.find(({ analysis }) => analysis === null) ?? questions[0]);
  const opened = usual?.questId;
  // Meets the address: it names what stands open, so that a reload opens the same and not the next that is not analysed.
  useEffect(() => {
    if (questId === undefined && opened !== undefined) setSearch({ questId: opened });
  }, [questId, opened, setSearch]);
  const current = questions.find((one) => one.questId === (questId ?? opened)) ?? usual;
  const store = current && analyses.get(current.questId);
  if (!current || !store) return null;
  const open = (to: number) => {
    void store.flush();
    setSearch({ questId: to });
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
          <WrongStrip questions={questions} analyses={analyses} current={current.questId} onOpen={open} />
        </header>
        <div className={styles.panes}>
          <SplitPane
            names={{ left: t('passage'), right: t('yours') }}
            left={<Picked key={current.questId} store={store} question={current} />}
            right={
              <AnalysisForm
                key={current.questId}
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

interface PickedProps {
  store: Parameters<typeof useAnalysisView>[0];
  question: ReportOf['questions'][number];
}

const Picked = ({ store, question }: PickedProps) => {
  const { said } = useAnalysisView(store);
  return <PassageToPick stimulus={question.stimulus} quote={said.quote} onPick={(quote) => store.change({ quote })} />;
};
