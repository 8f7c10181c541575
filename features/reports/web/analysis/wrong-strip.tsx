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
  onOpen(questId: number): void;
}

/** The wrong answers by number; analysed ones have a tick. */
export const WrongStrip = ({ questions, analyses, current, onOpen }: WrongStripProps) => {
  const t = useTranslation(analysisMessages);
  return (
    <nav aria-label={t('wrongOnes')} className={`${styles.strip} num`}>
      {questions.map(({ questId, number }) => {
        const store = analyses.get(questId);
        return store ? (
          <Cell
            key={questId}
            number={number}
            store={store}
            isCurrent={questId === current}
            onOpen={() => onOpen(questId)}
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
