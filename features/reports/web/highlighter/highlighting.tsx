import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { highlighterWords } from '../../messages.ts';
import { colours, passageKey, withHighlight, withoutStretch, type Colour, type Highlight } from './highlights.ts';
import styles from './highlighter.module.css';
import { HighlightNotes } from './highlight-notes.tsx';
import { drawMarks, moveByWord, selectedIn, wordsIn } from './passage-marks.ts';
import type { ReadPassage } from './passage-reader.tsx';
import { useHighlights } from './use-highlights.ts';

/** The words of stored rich text. */
const plain = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent;
};

/** A press takes no focus, and with it no selection, from the passage. */
const stay = (event: MouseEvent) => event.preventDefault();

/** A passage with its tools, and what is noted of it beside. */
export const Highlighting = ({ passage: { html, title } }: { passage: ReadPassage }) => {
  const t = useTranslation(highlighterWords);
  const [key] = useState(() => passageKey(plain(html)));
  const { highlights, keeping, change } = useHighlights(key);
  const root = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [hint, setHint] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  // Meets the document: marks stand in the passage's own nodes, of which React knows nothing.
  useEffect(() => {
    if (root.current) drawMarks(root.current, highlights);
  }, [highlights, words]);

  const paint = (colour: Colour | null) => {
    const stretch = root.current && selectedIn(root.current);
    setHint(!stretch);
    if (!stretch) return;
    document.getSelection()?.collapseToEnd();
    if (!colour) return void change(withoutStretch(highlights, stretch));
    const added: Highlight = { id: crypto.randomUUID(), ...stretch, colour, note: '' };
    void change(withHighlight(highlights, added));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !root.current) return;
    const colour = colours[Number(event.key) - 1];
    if (colour) paint(colour);
    else if (event.key === 'Delete' || event.key === '0') paint(null);
    else if (!moveByWord(root.current, event.key, event.shiftKey)) return;
    event.preventDefault();
  };
  const open = (event: MouseEvent) => {
    const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('mark[data-highlight]') : null;
    const isSelecting = document.getSelection()?.isCollapsed === false;
    if (mark && !isSelecting) setOpened(mark.dataset['highlight'] ?? null);
  };
  const noted = highlights.map((one) => ({ ...one, words: words.slice(one.from, one.to) }));
  return (
    <div className={styles.desk}>
      <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
        {colours.map((colour, index) => (
          <button key={colour} type="button" onMouseDown={stay} onClick={() => paint(colour)}>
            <mark data-colour={colour} aria-hidden="true">
              {t('sample')}
            </mark>
            {t(colour)} <kbd>{index + 1}</kbd>
          </button>
        ))}
        <button type="button" onMouseDown={stay} onClick={() => paint(null)}>
          {t('erase')} <kbd>{'0'}</kbd>
        </button>
        <span className={`meta ${styles.kept}`} role="status">
          {hint ? t('selectFirst') : t(keeping)}
        </span>
      </div>
      <div
        ref={root}
        role="textbox"
        aria-readonly="true"
        aria-multiline="true"
        lang="en"
        // Words are selected by keyboard as well.
        tabIndex={0}
        aria-label={title}
        aria-describedby="highlighter-keys"
        className={styles.passage}
        onKeyDown={press}
        onClick={open}
      >
        <RichText html={html} serif onDrawn={(element) => setWords(wordsIn(element))} />
      </div>
      <p id="highlighter-keys" className={`meta no-print ${styles.keys}`}>
        {t('keys')}
      </p>
      <HighlightNotes
        notes={noted}
        opened={opened}
        onNote={(id, note) => void change(highlights.map((one) => (one.id === id ? { ...one, note } : one)))}
        onRemove={(id) => void change(highlights.filter((one) => one.id !== id))}
      />
    </div>
  );
};
