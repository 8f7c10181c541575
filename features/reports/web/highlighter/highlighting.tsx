import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { RichText, useTranslation } from '@inkstone/ui';
import { highlighterMessages } from '../../messages.ts';
import { colours, passageKey, withHighlight, withoutRange, type Colour, type Highlight } from './highlights.ts';
import styles from './highlighter.module.css';
import { HighlightNotes } from './highlight-notes.tsx';
import { drawMarks, moveByWord, getSelectedRange, getPassageText } from './passage-marks.ts';
import { useHighlights } from './use-highlights.ts';

/** A passage to read. */
export interface Passage {
  title: string;
  html: string;
}

/** The text of stored rich text. */
const toPlainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent;
};

/** Keeps the focus, and thereby the selection, in the passage. */
const preventFocus = (event: MouseEvent) => event.preventDefault();

/** A passage with its tools and notes. */
export const Highlighting = ({ passage: { html, title } }: { passage: Passage }) => {
  const t = useTranslation(highlighterMessages);
  const [key] = useState(() => passageKey(toPlainText(html)));
  const { highlights, keeping, change } = useHighlights(key);
  const root = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const [hint, setHint] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  // Marks are in the passage's own DOM nodes, outside of React.
  useEffect(() => {
    if (root.current) drawMarks(root.current, highlights);
  }, [highlights, words]);

  const paint = (colour: Colour | null) => {
    const stretch = root.current && getSelectedRange(root.current);
    setHint(!stretch);
    if (!stretch) return;
    document.getSelection()?.collapseToEnd();
    if (!colour) return void change(withoutRange(highlights, stretch));
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
  const notes = highlights.map((highlight) => ({ ...highlight, words: words.slice(highlight.from, highlight.to) }));
  return (
    <div className={styles.desk}>
      <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
        {colours.map((colour, index) => (
          <button key={colour} type="button" onMouseDown={preventFocus} onClick={() => paint(colour)}>
            <mark data-colour={colour} aria-hidden="true">
              {t('sample')}
            </mark>
            {t(colour)} <kbd>{index + 1}</kbd>
          </button>
        ))}
        <button type="button" onMouseDown={preventFocus} onClick={() => paint(null)}>
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
        // Text can be selected by keyboard as well.
        tabIndex={0}
        aria-label={title}
        aria-describedby="highlighter-keys"
        className={styles.passage}
        onKeyDown={press}
        onClick={open}
      >
        <RichText html={html} serif onRender={(element) => setWords(getPassageText(element))} />
      </div>
      <p id="highlighter-keys" className={`meta no-print ${styles.keys}`}>
        {t('keys')}
      </p>
      <HighlightNotes
        notes={notes}
        openId={opened}
        onNote={(id, note) =>
          void change(highlights.map((highlight) => (highlight.id === id ? { ...highlight, note } : highlight)))
        }
        onRemove={(id) => void change(highlights.filter((highlight) => highlight.id !== id))}
      />
    </div>
  );
};
