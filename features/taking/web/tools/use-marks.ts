import { useState } from 'react';
import type { ReplayState } from '@inkstone/exam/attempt';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { readViewState, saveViewState } from '../attempt-session/view-state-storage.ts';
import { listMarks, maxMarks, toMarkId, type MarkStyle, type StoredMark, type TextSpan } from './marks.ts';

/** Whose marks are shown: those of a set, or of one question of it. */
export interface MarkScope {
  setId: number;
  questionId: number;
  /** Whether a mark belongs to the question at which it was set. */
  isPerQuestion: boolean;
}

/** The marks of the texts on screen, and the one that is worked on. All marks are journaled. */
export interface Marks {
  isOn: boolean;
  /** The marks of the shown texts. */
  list: readonly StoredMark[];
  /** The style in which words are marked next. */
  style: MarkStyle;
  selected: StoredMark | null;
  /** What is selected but not marked yet: by touch or keyboard. */
  pending: TextSpan | null;
  /** Id of the mark to which its text is to be scrolled. */
  jump: string | null;
  endJump(): void;
  isFull: boolean;
  setPending(span: TextSpan | null): void;
  select(noteId: string | null): void;
  /** Selects a mark and scrolls the text to it. */
  jumpTo(noteId: string): void;
  /** Marks words in the present style, and selects the mark. */
  add(span: TextSpan): void;
  /** Sets the style for what follows, for what is pending and for the selected mark. */
  applyStyle(style: MarkStyle): void;
  writeNote(text: string): void;
  remove(noteId: string): void;
}

/** The marks of an exam window. */
export const useMarks = (
  store: AttemptStore,
  { notes }: ReplayState,
  { isOn, scope, storageKey }: { isOn: boolean; scope: MarkScope; storageKey: string },
): Marks => {
  const { setId, questionId, isPerQuestion } = scope;
  const [style, setStyle] = useState(() => readViewState<MarkStyle>(storageKey, 'yellow'));
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [pending, setPending] = useState<TextSpan | null>(null);
  const [jump, setJump] = useState<string | null>(null);
  const list = listMarks(notes[setId], isPerQuestion ? questionId : null);
  const isFull = list.length >= maxMarks;
  const selected = list.find(({ noteId }) => noteId === selectedId) ?? null;

  const write = ({ noteId, ...note }: StoredMark, how?: { typed: boolean }) =>
    void store.dispatch({ kind: 'annotated', setId, noteId, note: { ...note } }, how);
  const addAs = (span: TextSpan, markStyle: MarkStyle) => {
    const place = { ...span, ...(isPerQuestion && { questionId }) };
    const noteId = toMarkId(place);
    const known = list.find((mark) => mark.noteId === noteId);
    setPending(null);
    if (isFull && !known) return;
    write({ ...known, kind: 'highlight', ...place, style: markStyle, noteId });
    setSelectedId(noteId);
  };
  return {
    ...{ isOn, list, style, selected, pending, jump, isFull, setPending, select: setSelectedId },
    endJump: () => setJump(null),
    jumpTo: (noteId) => {
      setSelectedId(noteId);
      setJump(noteId);
    },
    add: (span) => addAs(span, style),
    applyStyle: (next) => {
      saveViewState(storageKey, next);
      setStyle(next);
      if (pending) addAs(pending, next);
      else if (selected) write({ ...selected, style: next });
    },
    writeNote: (text) => {
      if (!selected) return;
      const { note: _before, ...mark } = selected;
      write({ ...mark, ...(text !== '' && { note: text }) }, { typed: true });
    },
    remove: (noteId) => {
      store.dispatch({ kind: 'annotated', setId, noteId, note: null });
      setSelectedId(null);
    },
  };
};
