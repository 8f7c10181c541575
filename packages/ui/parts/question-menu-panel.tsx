import { Popover } from '@mantine/core';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { AnchoredPanel } from './anchored-panel.tsx';
import { canFlag, QuestionGrid } from './question-grid.tsx';
import type { QuestionMark } from './question-grid.tsx';
import type { Panel } from './use-panel.ts';
import styles from './question-menu.module.css';

interface QuestionMenuPanelProps {
  panel: Panel;
  title: string;
  questions: readonly QuestionMark[];
  current: number;
  onGo: (index: number) => void;
  onReview?: () => void;
}

/** The open question menu. */
export const QuestionMenuPanel = ({ panel, title, questions, current, onGo, onReview }: QuestionMenuPanelProps) => {
  const t = useTranslation(messages);
  const count = (predicate: (mark: QuestionMark) => boolean) => questions.filter(predicate).length;
  const answered = count((question) => question.answered);
  const summary = canFlag(questions)
    ? t('answeredFlagged', { answered, flagged: count((question) => question.flagged === true) })
    : t('answeredCount', { answered });
  const go = (index: number) => {
    panel.setOpened(false);
    onGo(index);
  };
  const review = () => {
    panel.setOpened(false);
    onReview?.();
  };
  return (
    <AnchoredPanel panel={panel} options={{ position: 'top', offset: 14, width: 432 }}>
      <Popover.Dropdown role="dialog" aria-label={title} className={styles.drop}>
        <div className={styles.head}>
          <b>{title}</b>
          <span className="meta num">{summary}</span>
        </div>
        <QuestionGrid questions={questions} current={current} onGo={go} />
        {onReview && (
          <button type="button" className={styles.review} onClick={review}>
            {t('checkAll')}
          </button>
        )}
      </Popover.Dropdown>
    </AnchoredPanel>
  );
};
