import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { GlossTarget } from './gloss-mark.tsx';
import { richFieldMessages } from './messages.ts';
import styles from './gloss-line.module.css';

const maxMeaningLength = 300;

interface GlossLineProps {
  /** The words to explain; null where none are selected. */
  target: GlossTarget | null;
  /** Called when something is typed. */
  onWrite(): void;
  /** An empty meaning removes the explanation. */
  onPut(meaning: string): void;
  onLeave(): void;
}

/** Edits the meaning of words in a passage; Enter saves it, Escape cancels. */
export const GlossLine = ({ target, onWrite, onPut, onLeave }: GlossLineProps) => {
  const t = useTranslation(richFieldMessages);
  const hintId = useId();
  const [meaning, setMeaning] = useState(target?.meaning ?? '');
  if (!target) {
    return (
      <p className={styles.none} role="status">
        {t('selectFirst')}
      </p>
    );
  }
  const submit = () => (meaning.trim() === '' ? onLeave() : onPut(meaning.trim()));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') submit();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.line}>
      <label>
        <span>{t('meaningOf', { words: target.words })}</span>
        <input
          // The line opens by a button and takes the focus.
          ref={(element) => element?.focus()}
          value={meaning}
          maxLength={maxMeaningLength}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setMeaning(event.currentTarget.value);
            onWrite();
          }}
        />
      </label>
      <div className={styles.acts}>
        <button type="button" onClick={submit}>
          {t('keepMeaning')}
        </button>
        {target.meaning !== '' && (
          <button type="button" onClick={() => onPut('')}>
            {t('removeMeaning')}
          </button>
        )}
      </div>
      <span id={hintId} className="meta">
        {t('meaningHint')}
      </span>
    </div>
  );
};
