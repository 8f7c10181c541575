import { Button, Textarea } from '@mantine/core';
import { Suspense } from 'react';
import { QuestionReview } from '@inkstone/exam/views';
import { BlockSkeleton, SaveState, useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import { Explanation } from '../answer/explanation.tsx';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { VersionConflict } from './version-conflict.tsx';
import { useAnalysisView } from './use-analyses.ts';
import styles from './analysis.module.css';

/** Maximum length of a field of an analysis. */
export const maxAnalysisLength = 2000;

interface AnalysisFormProps {
  store: AnalysisStore;
  question: ReportedQuestion;
  questions: readonly ReportedQuestion[];
  onOpen(questionId: number): void;
}

/** One wrong answer with its key, and the student's analysis of it. */
export const AnalysisForm = ({ store, question, questions, onOpen }: AnalysisFormProps) => {
  const t = useTranslation(analysisMessages);
  const { content, saving, where, newer } = useAnalysisView(store);
  const at = questions.findIndex(({ questionId }) => questionId === question.questionId);
  const [before, after] = [questions[at - 1], questions[at + 1]];
  const leave = () => void store.flush();
  return (
    <div className={styles.form}>
      <div className={styles.formHead}>
        <h2 className="num">{t('question', { number: question.number })}</h2>
        <span className="meta num">{t('placeOf', { at: at + 1, all: questions.length })}</span>
        <SaveState saving={saving} />
      </div>
      <Suspense fallback={<BlockSkeleton lines={5} />}>
        <QuestionReview
          type={question.kind}
          prompt={question.prompt}
          key_={question.key}
          value={question.value ?? undefined}
          perspective="own"
        />
      </Suspense>
      {newer && <VersionConflict theirs={newer} where={where} store={store} />}
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        autosize
        minRows={3}
        maxLength={maxAnalysisLength}
        value={content.reason}
        onChange={({ currentTarget: { value } }) => store.change({ reason: value })}
        onBlur={leave}
      />
      <Textarea
        label={t('evidence')}
        description={t('evidenceHint')}
        autosize
        minRows={3}
        maxLength={maxAnalysisLength}
        value={content.evidence}
        onChange={({ currentTarget: { value } }) => store.change({ evidence: value })}
        onBlur={leave}
      />
      <Quote quote={content.quote} onDrop={() => store.change({ quote: null })} />
      <details className={styles.explained}>
        <summary>{t('explanation')}</summary>
        <Explanation explanation={question.explanation} />
      </details>
      <div className={styles.acts}>
        <Button disabled={!before} onClick={() => before && onOpen(before.questionId)}>
          {t('previous')}
        </Button>
        <Button variant="filled" disabled={!after} onClick={() => after && onOpen(after.questionId)}>
          {t('next')}
        </Button>
      </div>
    </div>
  );
};

const Quote = ({ quote, onDrop }: { quote: string | null; onDrop(): void }) => {
  const t = useTranslation(analysisMessages);
  return (
    <div className={styles.quote}>
      <p className={styles.label}>{t('quote')}</p>
      {quote === null ? (
        <p className="meta">{t('quoteNone')}</p>
      ) : (
        <>
          <blockquote lang="en">{quote}</blockquote>
          <Button variant="quiet" size="sm" onClick={onDrop}>
            {t('dropQuote')}
          </Button>
        </>
      )}
    </div>
  );
};
