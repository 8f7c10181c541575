import type { KeyboardEvent } from 'react';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import styles from './question-menu.module.css';

/** The state of one question in a menu. */
export interface QuestionMark {
  /** Its number. */
  label: string;
  answered: boolean;
  /** Undefined where nothing can be flagged. */
  flagged?: boolean | undefined;
  /** It cannot be opened (any more). */
  closed?: boolean;
}

interface QuestionGridProps {
  questions: readonly QuestionMark[];
  /** Index of the current question; -1 for none, as on a review page. */
  current: number;
  onGo: (index: number) => void;
}

/** Whether the questions of a menu can be flagged. */
export const canFlag = (questions: readonly QuestionMark[]): boolean =>
  questions.some(({ flagged }) => flagged !== undefined);

/** A grid of answered, unanswered, flagged and current questions with its legend; arrow keys move in it. */
export const QuestionGrid = ({ questions, current, onGo }: QuestionGridProps) => {
  const t = useTranslation(messages);
  const toLabel = (mark: QuestionMark, index: number): string => {
    const states = [t(mark.answered ? 'answered' : 'notAnswered')];
    if (mark.flagged) states.push(t('flagged'));
    if (index === current) states.push(t('here'));
    return t('questionState', { number: mark.label, states: states.join(t('listComma')) });
  };
  return (
    <>
      <div className={`${styles.grid} num`} role="presentation" onKeyDown={moveInGrid}>
        {questions.map((mark, index) => (
          <button
            key={mark.label}
            type="button"
            data-answered={mark.answered || undefined}
            data-flagged={mark.flagged || undefined}
            aria-current={index === current ? 'step' : undefined}
            aria-label={toLabel(mark, index)}
            data-autofocus={index === Math.max(0, current) || undefined}
            disabled={mark.closed}
            onClick={() => onGo(index)}
          >
            {mark.label}
          </button>
        ))}
      </div>
      <div className={styles.legend} aria-hidden="true">
        <span>
          <i data-answered /> {t('answered')}
        </span>
        <span>
          <i /> {t('notAnswered')}
        </span>
        {canFlag(questions) && (
          <span>
            <i data-flagged /> {t('flagged')}
          </span>
        )}
        {current >= 0 && (
          <span>
            <i data-here /> {t('here')}
          </span>
        )}
      </div>
    </>
  );
};

/** The number of buttons in the first line, so that up and down keep their column. */
const countColumns = (buttons: readonly HTMLElement[]): number => {
  const top = buttons[0]?.offsetTop;
  const below = buttons.findIndex((button) => button.offsetTop !== top);
  return below === -1 ? buttons.length : below;
};

const moveInGrid = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const columns = countColumns(buttons);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined || at === -1) return;
  event.preventDefault();
  buttons[at + step]?.focus();
};
