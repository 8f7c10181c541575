import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, EmptyState, Sheet, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { readingAnalysis, readingAnalysisReport } from '../../addresses.ts';
import { analysisMessages } from '../../messages.ts';
import { Explained } from '../answer/explained.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import type { ReportedQuestion } from '../report/report-of.ts';
import { useReportedWork } from '../report/reported-work.ts';
import { AnalysisShown } from './analysis-shown.tsx';
import styles from './analysis.module.css';

/** What a student has said of each wrong reading answer, for the student and the teacher. */
export const Screen = () => {
  const t = useTranslation(analysisMessages);
  const work = useSearch(readingAnalysisReport);
  return (
    <PartScreen work={work} title={t('reportTitle')}>
      {(view) => <Analysed {...view} />}
    </PartScreen>
  );
};

const Analysed = ({ report, isOwn }: PartView) => {
  const t = useTranslation(analysisMessages);
  const wrong = report.questions.filter(({ forAnalysis }) => forAnalysis === 'reading');
  const done = wrong.filter(({ analysis }) => analysis !== null).length;
  if (wrong.length === 0) return <EmptyState title={t('none')} body={t('noneNext')} />;
  return (
    <div className={styles.list}>
      <div data-pdf="" className={styles.entryHead}>
        <p className={`${styles.progress} num`}>{t('progress', { done, all: wrong.length })}</p>
        {isOwn && done < wrong.length && <ToAnalysis label={t('goOn')} name={t('goOn')} />}
      </div>
      {wrong.map((question) => (
        <div key={question.questId} data-pdf="">
          <Entry question={question} isOwn={isOwn} />
        </div>
      ))}
    </div>
  );
};

const ToAnalysis = ({ label, name, questId }: { label: string; name: string; questId?: number }) => {
  const work = useReportedWork();
  if (!work) return null;
  const link = linkTo(readingAnalysis, { ...work, stuId: undefined, questId });
  return (
    <Button component={Link} size="sm" className="no-print" to={link} aria-label={name}>
      {label}
    </Button>
  );
};

const Entry = ({ question, isOwn }: { question: ReportedQuestion; isOwn: boolean }) => {
  const t = useTranslation(analysisMessages);
  const { questId, number, setTitle, analysis } = question;
  const act = analysis ? ('change' as const) : ('analyse' as const);
  return (
    <Sheet className={styles.entry} aria-label={t('question', { number })}>
      <div className={styles.entryHead}>
        <h2 className="num">{t('question', { number })}</h2>
        <span className="meta">{setTitle}</span>
        {isOwn && <ToAnalysis label={t(act)} name={t(`${act}Of`, { number })} questId={questId} />}
      </div>
      <div className={styles.columns}>
        <Suspense fallback={<BlockSkeleton lines={5} />}>
          <QuestionReview
            type={question.kind}
            prompt={question.prompt}
            key_={question.key}
            value={question.value ?? undefined}
            perspective={isOwn ? 'own' : 'student'}
          />
        </Suspense>
        <div className={styles.list}>
          {analysis ? <AnalysisShown analysis={analysis} isOwn={isOwn} /> : <p className="meta">{t('notYet')}</p>}
          <Explained explanation={question.explanation} />
        </div>
      </div>
    </Sheet>
  );
};
