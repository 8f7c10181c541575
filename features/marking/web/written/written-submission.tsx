import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import { newRequestId } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { ErrorCode } from '../../rules.ts';
import { wordSpans } from '../notes/annotated-text.ts';
import { isEmptyNote, type Draft } from '../draft/draft.ts';
import { CodePalette } from './code-palette.tsx';
import { findCodeByLetter } from '../notes/letters.ts';
import { MarkedText } from './marked-text.tsx';
import { NoteEditor } from '../notes/note-editor.tsx';
import {
  toWordSelection,
  moveSelection,
  toTextRange,
  type TextRange,
  type WordSelection,
  getSelectedRange,
} from './select-text.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import styles from './text.module.css';

/** The range selected in a text by mouse or finger; null where there is none. */
const useSelectedRange = (root: RefObject<Element | null>, text: string): TextRange | null => {
  const [picked, setPicked] = useState<TextRange | null>(null);
  const look = useEffectEvent(() => setPicked(root.current && getSelectedRange(root.current, text)));
  // Listens to the document's selection.
  useEffect(() => {
    const changed = () => look();
    document.addEventListener('selectionchange', changed);
    return () => document.removeEventListener('selectionchange', changed);
  }, []);
  return picked;
};

interface WrittenSubmissionProps {
  text: string;
  draft: Draft;
  change(change: (draft: Draft) => Draft): void;
}

/** A written answer: select words by mouse or keyboard and note errors by letter. */
export const WrittenSubmission = ({ text, draft, change }: WrittenSubmissionProps) => {
  const t = useTranslation(messages);
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<WordSelection | null>(null);
  const spans = useMemo(() => wordSpans(text), [text]);
  const selection = useMemo(() => (choice ? toTextRange(choice, spans) : null), [choice, spans]);
  // Scrolls the selected words into view.
  useEffect(() => {
    if (selection) root.current?.querySelector('[data-chosen]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selection]);
  const notes = useTextNotes({ text, draft, change, spans, root, choice, setChoice });
  const { open } = notes;
  const range = useSelectedRange(root, text) ?? selection;
  const press = useTextKeys({ root, choice, setChoice, range, wordCount: spans.length, add: notes.add });
  return (
    <div className={styles.essay}>
      <p className={styles.help}>
        <span className={styles.byKeys}>{t('textHelp')}</span>
        <span className={styles.byTouch}>{t('textHelpTouch')}</span>
      </p>
      <div
        ref={root}
        className={styles.text}
        role="textbox"
        aria-readonly="true"
        aria-multiline="true"
        aria-label={t('answer')}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={() => setChoice(null)}
      >
        <MarkedText text={text} notes={draft.notes} selection={selection} onOpen={notes.openNote} />
      </div>
      {open?.place.on === 'text' ? (
        <div className={styles.dock}>
          <NoteEditor
            key={open.id}
            note={open}
            onChange={notes.changeOpen}
            onRemove={notes.remove}
            onClose={notes.close}
            preventsScroll
          />
        </div>
      ) : (
        range && <CodePalette onChoose={(code) => notes.add(range, code)} />
      )}
      <p className="vh" role="status">
        {selection && t('selected', { quote: text.slice(selection.from, selection.to) })}
      </p>
    </div>
  );
};

interface TextNotesOptions extends WrittenSubmissionProps {
  spans: ReturnType<typeof wordSpans>;
  root: RefObject<HTMLDivElement | null>;
  choice: WordSelection | null;
  setChoice(choice: WordSelection | null): void;
}

/** Adds, opens and closes the notes of a text. */
const useTextNotes = (options: TextNotesOptions) => {
  const { text, draft, change, spans, root, choice, setChoice } = options;
  const [openId, setOpenId] = useState<string | null>(null);
  const open = draft.notes.find(({ id }) => id === openId);
  // The keyboard position before a note was opened, restored when it closes.
  const placeBefore = useRef<WordSelection | null>(null);
  const changeNotes = (next: (notes: readonly Note[]) => readonly Note[]) =>
    change((was) => ({ ...was, notes: next(was.notes) }));
  const giveBack = () => {
    setOpenId(null);
    setChoice(placeBefore.current);
    root.current?.focus({ preventScroll: true });
  };
  const close = () => {
    changeNotes((notes) => notes.filter((note) => note.id !== openId || !isEmptyNote(note)));
    giveBack();
  };
  const add = ({ from, to }: TextRange, code: ErrorCode | null) => {
    const id = newRequestId();
    const place = { on: 'text' as const, from, to, quote: text.slice(from, to) };
    changeNotes((notes) => [...notes.filter((note) => !isEmptyNote(note)), { id, place, code, text: '', voice: null }]);
    placeBefore.current = toWordSelection({ from, to }, spans);
    setOpenId(id);
    setChoice(null);
    getSelection()?.removeAllRanges();
  };
  const openNote = (id: string) => {
    const place = draft.notes.find((note) => note.id === id)?.place;
    placeBefore.current = place?.on === 'text' ? toWordSelection(place, spans) : choice;
    setChoice(null);
    setOpenId(id);
  };
  const changeOpen = (next: (note: Note) => Note) =>
    changeNotes((notes) => notes.map((note) => (note.id === openId ? next(note) : note)));
  const remove = () => {
    changeNotes((notes) => notes.filter(({ id }) => id !== openId));
    giveBack();
  };
  return { open, add, openNote, close, changeOpen, remove };
};

interface TextKeysOptions {
  root: RefObject<HTMLDivElement | null>;
  choice: WordSelection | null;
  setChoice: Dispatch<SetStateAction<WordSelection | null>>;
  range: TextRange | null;
  wordCount: number;
  add(range: TextRange, code: ErrorCode | null): void;
}

/** Keys of the text: arrows move and widen the selection, letters note an error; T focuses the text from anywhere. */
const useTextKeys = ({ root, choice, setChoice, range, wordCount, add }: TextKeysOptions) => {
  const press = (event: KeyboardEvent) => {
    if (event.target !== root.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = moveSelection(choice, event, wordCount);
    const code = findCodeByLetter(event.key);
    if (moved) setChoice(moved);
    else if (range && (code || event.key === 'Enter')) add(range, code ?? null);
    else if (event.key === 'Escape') {
      setChoice(null);
      root.current?.blur();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useDeskKeys((key) => {
    if (key !== 't') return false;
    root.current?.focus({ preventScroll: true });
    setChoice((was) => was ?? { anchor: 0, focus: 0 });
    return true;
  });
  return press;
};
