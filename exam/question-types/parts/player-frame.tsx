import type { MouseEvent, ReactNode } from 'react';
import { InfoIcon, langTag, RichText, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './player.module.css';

interface PlayerFrameProps {
  /** Id of the text element, which labels the answer. */
  textId?: string;
  /** Question text; absent where the answer is inside it. */
  text?: string | undefined;
  hint?: string | undefined;
  /** True where the text has a picture needed while answering: it is placed beside the answer on wide screens. */
  isPictured?: boolean;
  /** Absent where the answer is read-only. */
  onClear?: (() => void) | undefined;
  isAnswered: boolean;
  children: ReactNode;
}

const answerable = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** Question text, answer, hint and clear button; space for the button is always reserved. */
export const PlayerFrame = ({
  textId,
  text,
  hint,
  isPictured = false,
  onClear,
  isAnswered,
  children,
}: PlayerFrameProps) => {
  const t = useTranslation(messages);
  const language = langTag(useLanguage());
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    onClear?.();
    // The button is about to be hidden: moves the focus back to the answer.
    event.currentTarget.closest('[data-question]')?.querySelector<HTMLElement>(answerable)?.focus();
  };
  return (
    <div
      data-question
      data-beside={isPictured ? '' : undefined}
      className={isPictured ? styles.pictured : undefined}
      lang={language}
    >
      {text !== undefined && (
        <div id={textId} className={styles.text} lang="en">
          <RichText html={text} />
        </div>
      )}
      <div className={styles.body}>
        {children}
        <div className={styles.foot}>
          {hint && (
            <p className={styles.hint}>
              <InfoIcon />
              <span role="status">{hint}</span>
            </p>
          )}
          {onClear && (
            <button type="button" className={styles.clear} data-off={isAnswered ? undefined : ''} onClick={clear}>
              {t('clear')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
};
