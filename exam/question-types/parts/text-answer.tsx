import { useRef, useState } from 'react';
import { useWords } from '@inkstone/ui';
import type { PlayerProps } from '../views-contract.ts';
import { PlayerFrame } from './player-frame.tsx';
import styles from './text-answer.module.css';
import { useWriting } from './use-writing.tsx';
import { wordCount } from './word-count.ts';
import { writingWords } from './writing-messages.ts';
import type { Written } from './written.ts';

interface TextAnswerProps extends PlayerProps<{ text: string }, Written> {
  /** Fewest words that are asked for; 0 where nothing is said. */
  leastWords?: number;
  isShort?: boolean;
}

/** A task and a plain field to write in, as the real tests have it: no spelling check, a count of words, editing by the section's rule. */
export const TextAnswer = (props: TextAnswerProps) => {
  const { prompt, value = '', onChange, readOnly, clipboard = 'free', leastWords = 0, isShort = false } = props;
  const t = useWords(writingWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const [showsCount, setShowsCount] = useState(true);
  const write = (text: string) => onChange(text === '' ? undefined : text);
  const writing = useWriting({ field, text: value, clipboard, write });
  const count = wordCount(value);
  const counted = leastWords > 0 ? t('wordsOf', { count, least: leastWords }) : t('words', { count });
  const tools = [
    { name: 'cut', act: writing.cut, isOff: clipboard === 'off' },
    { name: 'copy', act: writing.copy, isOff: clipboard === 'off' },
    { name: 'paste', act: writing.paste, isOff: clipboard === 'off' },
    { name: 'undo', act: writing.undo, isOff: !writing.canUndo },
    { name: 'redo', act: writing.redo, isOff: !writing.canRedo },
  ] as const;
  return (
    <PlayerFrame text={prompt.text} hint={writing.denied ? t(writing.denied) : undefined} isAnswered={value !== ''}>
      <div className={styles.bar} role="toolbar" aria-label={t('tools')}>
        {!readOnly &&
          tools.map(({ name, act, isOff }) => (
            <button key={name} type="button" className={styles.tool} disabled={isOff} onClick={() => void act()}>
              {t(name)}
            </button>
          ))}
        <span className={styles.count}>
          {showsCount && <span className="num">{counted}</span>}
          <button type="button" className={styles.tool} onClick={() => setShowsCount(!showsCount)}>
            {t(showsCount ? 'hideCount' : 'showCount')}
          </button>
        </span>
      </div>
      <textarea
        ref={field}
        className={styles.field}
        data-short={isShort ? '' : undefined}
        aria-label={t('yours')}
        value={value}
        maxLength={50_000}
        readOnly={readOnly}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        onChange={(event) => writing.change(event.currentTarget.value)}
        onCut={writing.onClipboard}
        onCopy={writing.onClipboard}
        onPaste={writing.onClipboard}
      />
    </PlayerFrame>
  );
};
