import { CheckIcon, useTranslation } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { useAnalysisView, type Analyses } from './use-analyses.ts';
import styles from './analysis.module.css';

interface WrongStripProps {
  questions: readonly ReportedQuestion[];
  analyses: Analyses;
  current: number;
  onOpen(questionId: number): void;
}

/** The wrong answers by number; analysed ones have a tick. */
export const WrongStrip = ({ questions, analyses, current, onOpen }: WrongStripProps) => {
  const t = useTranslation(analysisMessages);
  return (
    <nav aria-label={t('wrongOnes')} className={`${styles.strip} num`}>
      {questions.map(({ questionId, number }) => {
        const store = analyses.get(questionId);
        return store ? (
          <Cell
            key={questionId}
            number={number}
            store={store}
            isCurrent={questionId === current}
            onOpen={() => onOpen(questionId)}
          />
        ) : null;
      })}
    </nav>
  );
};

interface CellProps {
  number: number;
  store: AnalysisStore;
  isCurrent: boolean;
  onOpen(): void;
}

const Cell = ({ number, store, isCurrent, onOpen }: CellProps) => {
  const t = useTranslation(analysisMessages);
  const { content } = useAnalysisView(store);
  const isDone = content.reason.trim() !== '' || content.evidence.trim() !== '';
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={t(isDone ? 'openDone' : 'openQuestion', { number })}
      data-done={isDone || undefined}
      onClick={onOpen}
    >
      {number}
      {isDone && <CheckIcon />}
    </button>
  );
};
