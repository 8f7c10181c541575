import type { ReactNode } from 'react';
import { ChevronUpIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import type { QuestionMark } from './question-grid.tsx';
import { usePanel } from './use-panel.ts';
import styles from './question-menu.module.css';

interface QuestionMenuProps {
  /** The section's name with the count: "Reading: 20 questions". */
  title: string;
  questions: readonly QuestionMark[];
  /** Index of the current question. */
  current: number;
  onGo: (index: number) => void;
  /** Opens the review page, where the programme has one. */
  onReview?: () => void;
  /** The button's label where "Question 7 of 20" does not fit: "Task 1 of 4". */
  label?: ReactNode;
}

const Panel = lazyWithRetry(async () => (await import('./question-menu-panel.tsx')).QuestionMenuPanel);

/** The menu in the exam's bottom bar: every question with its state, a legend, the review page. */
export const QuestionMenu = ({ label, ...rest }: QuestionMenuProps) => {
  const t = useTranslation(messages);
  const { button, panel, isNeeded } = usePanel(Panel, 'dialog');
  return (
    <>
      <button type="button" className={styles.button} {...button}>
        <span className="num">{label ?? t('questionOf', { at: rest.current + 1, all: rest.questions.length })}</span>
        <ChevronUpIcon />
      </button>
      {isNeeded && <Panel panel={panel} {...rest} />}
    </>
  );
};

/** Loads the open menu's code, for work that continues without a network. */
export const fetchQuestionMenu = Panel.preload;
