import type { CSSProperties, KeyboardEvent } from 'react';
import { CheckIcon, CloseIcon, MinusIcon, PencilIcon, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { scoreText, type ReportedQuestion } from '../../document/attempt-report-data.ts';
import styles from './strip.module.css';

const outcomeIcons = {
  right: <CheckIcon />,
  wrong: <CloseIcon />,
  blank: <MinusIcon />,
  toBeMarked: <PencilIcon />,
  notChosen: <MinusIcon />,
};

interface QuestionStripProps {
  questions: readonly ReportedQuestion[];
  current: number | null;
  onOpen: (questionId: number) => void;
}

/** All questions as a grid of cells; each opens its question, arrow keys move between them. */
export const QuestionStrip = ({ questions, current, onOpen }: QuestionStripProps) => {
  const t = useTranslation(messages);
  const at = questions.findIndex(({ questionId }) => questionId === current);
  const cellWords = ({ number, outcome, isTrial, isUnscored }: ReportedQuestion) => {
    if (isUnscored) return t('cellUnscored', { number });
    const cell = t('cellLabel', { number, outcome: t(outcome) });
    return isTrial ? t('cellTrial', { cell }) : cell;
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = nextIndex(event.key, at, questions.length);
    const next = to === null ? undefined : questions[to];
    if (!next) return;
    event.preventDefault();
    onOpen(next.questionId);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[to ?? 0]?.focus();
  };
  return (
    <nav aria-label={t('allQuestions')}>
      <div className={`${styles.cells} num`} style={toGridStyle(questions.length)} role="presentation" onKeyDown={move}>
        {questions.map((question, index) => (
          <button
            key={question.questionId}
            type="button"
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            data-outcome={question.outcome}
            data-noted={hasNotice(question) || undefined}
            aria-current={question.questionId === current ? 'true' : undefined}
            aria-label={cellWords(question)}
            onClick={() => onOpen(question.questionId)}
          >
            {question.number}
            {question.outcome === 'partial' ? (
              <b>{t('partPoints', { score: scoreText(question.earned ?? 0), max: scoreText(question.possible) })}</b>
            ) : (
              outcomeIcons[question.outcome]
            )}
          </button>
        ))}
      </div>
    </nav>
  );
};

const hasNotice = ({ arrival, arrivedLate, keyChanged, isTrial, isUnscored }: ReportedQuestion): boolean =>
  arrival !== null || arrivedLate || keyChanged || isTrial || isUnscored;

// Even rows of at most fifteen, so that no single cell remains in the last row.
const toGridStyle = (count: number): CSSProperties => {
  const columns = Math.max(8, Math.ceil(count / Math.max(1, Math.ceil(count / 15))));
  return { '--columns': columns } as CSSProperties;
};

const nextIndex = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};
