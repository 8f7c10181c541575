import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, EmptyState, Sheet, useTranslation } from '@inkstone/ui';
import { useSearch } from '@inkstone/ui/screen';
import { readingAnalysis, readingAnalysisReport } from '../../addresses.ts';
import { analysisMessages } from '../../messages.ts';
import { Explanation } from '../answer/explanation.tsx';
import { hasReading } from '../../document/skill-tasks.ts';
import { NoSuchPart } from '../frame/no-such-part.tsx';
import { PartScreen, type PartView } from '../frame/part-screen.tsx';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';
import { AnalysisText } from './analysis-text.tsx';
import styles from './analysis.module.css';

/** A student's analyses of their wrong reading answers, for the student and the teacher. */
export const Screen = () => {
  const t = useTranslation(analysisMessages);
  const work = useSearch(readingAnalysisReport);
  return (
    <PartScreen work={work} part="analyses" title={t('reportTitle')}>
      {(view) => <AnalysisList {...view} />}
    </PartScreen>
  );
};

const AnalysisList = ({ report, isOwn }: PartView) => {
  const t = useTranslation(analysisMessages);
  const wrong = report.questions.filter(({ forAnalysis }) => forAnalysis === 'reading');
  const analysedCount = wrong.filter(({ analysis }) => analysis !== null).length;
  if (!hasReading(report)) return <NoSuchPart report={report} />;
  if (wrong.length === 0) return <EmptyState title={t('none')} body={t('noneNext')} />;
  return (
    <div className={styles.list}>
      <div className={styles.entryHead}>
        <p className={`${styles.progress} num`}>{t('progress', { done: analysedCount, all: wrong.length })}</p>
        {isOwn && analysedCount < wrong.length && <AnalysisLink label={t('goOn')} name={t('goOn')} />}
      </div>
      {wrong.map((question) => (
        <div key={question.questionId}>
          <AnalysisEntry question={question} isOwn={isOwn} />
        </div>
      ))}
    </div>
  );
};

const AnalysisLink = ({ label, name, questionId }: { label: string; name: string; questionId?: number }) => {
  const work = useReportedAssignment();
  if (!work) return null;
  const link = linkTo(readingAnalysis, { ...work, studentId: undefined, questionId });
  return (
    <Button component={Link} size="sm" className="no-print" to={link} aria-label={name}>
      {label}
    </Button>
  );
};

const AnalysisEntry = ({ question, isOwn }: { question: ReportedQuestion; isOwn: boolean }) => {
  const t = useTranslation(analysisMessages);
  const { questionId, number, setTitle, analysis } = question;
  const act = analysis ? ('change' as const) : ('analyse' as const);
  return (
    <Sheet className={styles.entry} aria-label={t('question', { number })}>
      <div className={styles.entryHead}>
        <h2 className="num">{t('question', { number })}</h2>
        <span className="meta">{setTitle}</span>
        {isOwn && <AnalysisLink label={t(act)} name={t(`${act}Of`, { number })} questionId={questionId} />}
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
          {analysis ? <AnalysisText analysis={analysis} isOwn={isOwn} /> : <p className="meta">{t('notYet')}</p>}
          <Explanation explanation={question.explanation} />
        </div>
      </div>
    </Sheet>
  );
};
