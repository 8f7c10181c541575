import type { MouseEvent, ReactNode } from 'react';
import { InfoIcon, langTag, RichText, useLanguage, useTranslation } from '@inkstone/ui';
import { messages } from '../messages.ts';
import styles from './player.module.css';

interface PlayerFrameProps {
  /** Identity of the text's element, which names the group of answers. */
  textId?: string;
  /** The question's words; absent where the answer stands inside them. */
  text?: string | undefined;
  hint?: string | undefined;
  /** True where a picture among the words is looked at while one answers: it stands beside the answer where both have room. */
  isPictured?: boolean;
  /** Absent where nothing can be changed. */
  onClear?: (() => void) | undefined;
  isAnswered: boolean;
  children: ReactNode;
}

const answerable = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

/** The question's words, the way to answer, a hint, and the way back to blank; the room for the last is always kept. */
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
    // the button is about to hide: the focus goes back to where one answers
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
