import { countWords } from '@inkstone/base';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Clipboard } from '../views-contract.ts';
import styles from './text-answer.module.css';
import { useWriting } from './use-writing.tsx';
import { maxTextLength } from './written-answer.ts';
import { writingMessages } from './messages.ts';

interface WritingFieldParts {
  text: string;
  write(text: string): void;
  readOnly: boolean;
  clipboard: Clipboard;
  /** Minimum number of words; 0: none. */
  leastWords: number;
  isShort: boolean;
}

/** A plain text field as in the real tests: no spelling check, a word count, and clipboard by the section's rule. */
export const useWritingField = (parts: WritingFieldParts): { field: ReactNode; hint: string | undefined } => {
  const { text, write, readOnly, clipboard, leastWords, isShort } = parts;
  const t = useTranslation(writingMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const [showsCount, setShowsCount] = useState(true);
  const writing = useWriting({ field: area, text, clipboard, write });
  const count = countWords(text);
  const counted = leastWords > 0 ? t('wordsOf', { count, least: leastWords }) : t('words', { count });
  const clipboardTools = [
    { name: 'cut', act: writing.cut, isOff: false },
    { name: 'copy', act: writing.copy, isOff: false },
    { name: 'paste', act: writing.paste, isOff: false },
  ] as const;
  const tools = [
    ...(clipboard === 'off' ? [] : clipboardTools),
    { name: 'undo', act: writing.undo, isOff: !writing.canUndo },
    { name: 'redo', act: writing.redo, isOff: !writing.canRedo },
  ] as const;
  const field = (
    <div className={styles.writing}>
      <div className={styles.bar} role="toolbar" aria-label={t('tools')}>
        {!readOnly &&
          tools.map(({ name, act, isOff }) => (
            <button key={name} type="button" className={styles.tool} disabled={isOff} onClick={() => void act()}>
              {t(name)}
            </button>
          ))}
        <span className={styles.count} data-least={leastWords > 0 || undefined}>
          {showsCount && <span className="num">{counted}</span>}
          <button
            type="button"
            className={styles.tool}
            aria-label={t(showsCount ? 'hideCount' : 'showCount')}
            onClick={() => setShowsCount(!showsCount)}
          >
            {t(showsCount ? 'hide' : 'showCount')}
          </button>
        </span>
      </div>
      <textarea
        ref={area}
        className={styles.field}
        data-short={isShort ? '' : undefined}
        aria-label={t('yours')}
        value={text}
        maxLength={maxTextLength}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        onChange={(event) => writing.change(event.currentTarget.value)}
        onCut={writing.onClipboard}
        onCopy={writing.onClipboard}
        onPaste={writing.onClipboard}
        onDragStart={writing.onDrag}
        onDragEnd={writing.onDrag}
        onDrop={writing.onDrag}
      />
    </div>
  );
  return { field, hint: writing.denied ? t(writing.denied) : undefined };
};
