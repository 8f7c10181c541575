import { Button, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { TrashIcon, useTranslation } from '@inkstone/ui';
import { markMessages } from '../../messages.ts';
import styles from './mark-bar.module.css';
import { markStyles, maxMarks, maxNoteLength, toQuote, type TextSpan } from './marks.ts';
import { scrollPaneTo, toTextRange } from './text-ranges.ts';
import type { Marks } from './use-marks.ts';
import type { Tools } from './use-tools.ts';
import { listWords, moveSelection, toWordSpan, type Word, type WordSelection } from './word-cursor.ts';

interface MarkBarProps {
  state: Tools;
  /** Whether a mark can have a note. */
  hasNotes: boolean;
}

/** What marks words: the styles, the words by keyboard, and what belongs to the selected mark. */
export const MarkBar = ({ state, hasNotes }: MarkBarProps) => {
  const t = useTranslation(markMessages);
  const { marks } = state;
  return (
    <div className={styles.bar} role="group" aria-label={t('marks')}>
      <div className={styles.styles} role="group" aria-label={t('style')}>
        {markStyles.map((style) => (
          <button
            key={style}
            type="button"
            className={styles.style}
            data-style={style}
            aria-pressed={marks.style === style}
            aria-label={t(style)}
            title={t(style)}
            // The press must not take away what is selected.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => marks.applyStyle(style)}
          >
            <span />
          </button>
        ))}
      </div>
      <WordPicker marks={marks} />
      {marks.selected ? (
        <SelectedMark key={marks.selected.noteId} marks={marks} hasNotes={hasNotes} />
      ) : (
        <Hint marks={marks} />
      )}
      <Button
        variant="quiet"
        className={styles.all}
        aria-pressed={state.isToolOpen('marks')}
        onClick={() => state.toggleTool('marks')}
      >
        {t('allMarks')}
      </Button>
    </div>
  );
};

const Hint = ({ marks }: { marks: Marks }) => {
  const t = useTranslation(markMessages);
  const words = marks.isFull ? t('full', { count: maxMarks }) : t(marks.pending ? 'chooseStyle' : 'how');
  return (
    <p className={styles.hint} role="status">
      {words}
    </p>
  );
};

/** The selected mark: its words, its note, and taking it away. */
const SelectedMark = ({ marks, hasNotes }: { marks: Marks; hasNotes: boolean }) => {
  const t = useTranslation(markMessages);
  const [draft, setDraft] = useState(marks.selected?.note ?? '');
  const { selected } = marks;
  if (!selected) return null;
  const write = (text: string) => {
    setDraft(text);
    marks.writeNote(text);
  };
  return (
    <div className={styles.selected}>
      {selected.quote && (
        <span className={styles.quote} lang="en">
          {selected.quote}
        </span>
      )}
      {hasNotes && (
        <TextInput
          className={styles.note}
          aria-label={t('note')}
          placeholder={t('note')}
          value={draft}
          maxLength={maxNoteLength}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove')}
        title={t('remove')}
        onClick={() => marks.remove(selected.noteId)}
      >
        <TrashIcon />
      </button>
    </div>
  );
};

/** The texts on screen that can be marked. */
const listTexts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-markable]')];

const findText = (where: string): HTMLElement | undefined =>
  listTexts().find((text) => text.dataset['markable'] === where);

const readWords = (): Word[] =>
  listTexts().flatMap((text) => listWords(text.dataset['markable'] ?? '', text.textContent ?? ''));

const toSpan = (words: readonly Word[], selection: WordSelection): TextSpan | null => {
  const span = toWordSpan(words, selection);
  const text = span && findText(span.where)?.textContent;
  return text ? { ...span, quote: toQuote(text.slice(span.from, span.to)) } : null;
};

/** Scrolls the text to what is selected by keyboard, unless it is in sight. */
const revealSpan = ({ where, from, to }: TextSpan): void => {
  const text = findText(where);
  const range = text && toTextRange(text, { from, to });
  const pane = text?.closest('[data-scrolls], section')?.getBoundingClientRect();
  const place = range?.getBoundingClientRect?.();
  if (!text || !range || !pane || !place) return;
  if (place.top < pane.top || place.bottom > pane.bottom) scrollPaneTo(text, range);
};

/** Selects words by keyboard: arrows move, Shift extends, Enter marks. */
const WordPicker = ({ marks }: { marks: Marks }) => {
  const t = useTranslation(markMessages);
  const [selection, setSelection] = useState<WordSelection>({ anchor: 0, focus: 0 });
  const place = (next: WordSelection, words: readonly Word[]) => {
    setSelection(next);
    const span = toSpan(words, next);
    marks.setPending(span);
    if (span) revealSpan(span);
  };
  const press = (event: KeyboardEvent) => {
    const words = readWords();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (marks.pending) marks.add(marks.pending);
      return;
    }
    if (event.altKey) return;
    const next = moveSelection(words, selection, event);
    if (!next) return;
    event.preventDefault();
    place(next, words);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.words}
      aria-label={t('words')}
      aria-valuenow={selection.focus}
      aria-valuetext={marks.pending?.quote ?? t('wordKeys')}
      title={t('wordKeys')}
      onFocus={() => place(selection, readWords())}
      onKeyDown={press}
    >
      {t('words')}
    </div>
  );
};
