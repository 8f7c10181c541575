import { useTranslation } from '@inkstone/ui';
import { errorCodeMessages, messages } from '../../messages.ts';
import { errorCodes, type ErrorCode } from '../../rules.ts';
import { letterByCode } from '../notes/letters.ts';
import notes from '../notes/notes.module.css';
import styles from './text.module.css';

interface CodePaletteProps {
  /** The error code for the selected words; null for a note without one. */
  onChoose(code: ErrorCode | null): void;
}

/** Error codes for the selected words, each with its letter; shown below the text. */
export const CodePalette = ({ onChoose }: CodePaletteProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(errorCodeMessages);
  const choice = (code: ErrorCode | null, words: string, key: string) => (
    <button
      key={key}
      type="button"
      tabIndex={-1}
      // Keeps the selection when a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(code)}
    >
      {words}
      <kbd>{key}</kbd>
    </button>
  );
  return (
    <div className={styles.palette} role="group" aria-label={t('noteSelected')}>
      <div className={notes.codes}>
        {errorCodes.map((code) => choice(code, say(code), letterByCode[code].toUpperCase()))}
        {choice(null, t('noteWithout'), '↵')}
      </div>
    </div>
  );
};
