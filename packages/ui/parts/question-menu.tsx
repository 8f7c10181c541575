import { Popover } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronUpIcon } from '../icons/index.tsx';
import { useWords } from '../words/index.ts';
import { messages } from '../messages.ts';
import { QuestionGrid } from './question-grid.tsx';
import type { QuestionMark } from './question-grid.tsx';
import styles from './question-menu.module.css';

interface QuestionMenuProps {
  /** The section's name with how many: "Reading: 20 questions". */
  title: string;
  questions: readonly QuestionMark[];
  /** Index of the question one is at. */
  current: number;
  onGo: (index: number) => void;
  /** Leads to the review page, where the programme has one. */
  onReview?: () => void;
  /** The word on the button where "Question 7 of 20" does not fit the work: "Task 1 of 4". */
  label?: ReactNode;
}

/** The menu in the middle of the exam's bottom bar: every question with its state, a legend, the way to the review page. */
export const QuestionMenu = ({ title, questions, current, onGo, onReview, label }: QuestionMenuProps) => {
  const t = useWords(messages);
  const [open, setOpen] = useState(false);
  const count = (is: (mark: QuestionMark) => boolean) => questions.filter(is).length;
  const summary = t('answeredFlagged', {
    answered: count((one) => one.answered),
    flagged: count((one) => one.flagged),
  });
  const go = (index: number) => {
    setOpen(false);
    onGo(index);
  };
  const review = () => {
    setOpen(false);
    onReview?.();
  };
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="top"
      offset={14}
      width={432}
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <span className="num">{label ?? t('questionOf', { at: current + 1, all: questions.length })}</span>
          <ChevronUpIcon />
        </button>
      </Popover.Target>
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
    </Popover>
  );
};
