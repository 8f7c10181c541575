import { useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { cutText } from '@inkstone/base';
import { recordChange, emptyHistory, redo, undo } from './text-history.ts';
import type { Clipboard } from '../views-contract.ts';
import { maxTextLength } from './written-answer.ts';

/** Why a paste was rejected. */
export type PasteDenial = 'onlyOwn' | 'noClipboard' | null;

interface WritingParts {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  clipboard: Clipboard;
  write: (text: string) => void;
}

const getSelection = (field: HTMLTextAreaElement | null) => ({
  from: field?.selectionStart ?? 0,
  to: field?.selectionEnd ?? 0,
});

/** What a text may take in: pasted or dropped text only as the clipboard of the exam allows it. */
const useClipboardRule = (
  { field, text, clipboard }: Omit<WritingParts, 'write'>,
  onDenied: (denial: PasteDenial) => void,
) => {
  const own = useRef('');
  // Text being dragged from the field itself; null otherwise.
  const dragged = useRef<string | null>(null);
  const selectedText = () => {
    const { from, to } = getSelection(field.current);
    return text.slice(from, to);
  };
  const take = () => {
    const selected = selectedText();
    if (selected !== '') own.current = selected;
    return selected !== '';
  };
  return {
    own,
    take,
    onClipboard(event: ClipboardEvent<HTMLTextAreaElement>) {
      if (clipboard === 'free') return;
      if (clipboard === 'off') {
        event.preventDefault();
        onDenied('noClipboard');
      } else if (event.type === 'paste') {
        const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
        if (pasted === own.current) return;
        event.preventDefault();
        onDenied('onlyOwn');
      } else take();
    },
    /** Dropped text follows the same rule as pasted text. */
    onDrag(event: DragEvent<HTMLTextAreaElement>) {
      if (clipboard === 'free') return;
      if (event.type === 'dragend') {
        dragged.current = null;
      } else if (event.type === 'dragstart' && clipboard === 'inside') {
        dragged.current = selectedText();
      } else if (event.type === 'dragstart' || dragged.current === null) {
        event.preventDefault();
        onDenied(clipboard === 'off' ? 'noClipboard' : 'onlyOwn');
      }
    },
  };
};

/** Cut, copy and paste within one answer, undo and redo, by buttons and shortcuts. */
export const useWriting = ({ field, text, clipboard, write }: WritingParts) => {
  const [history, setHistory] = useState(emptyHistory);
  const [denied, setDenied] = useState<PasteDenial>(null);
  const { own, take, onClipboard, onDrag } = useClipboardRule({ field, text, clipboard }, setDenied);

  const change = (next: string) => {
    setHistory((before) => recordChange(before, text, performance.now()));
    setDenied(null);
    write(next);
  };
  const insertText = (addition: string) => {
    const { from, to } = getSelection(field.current);
    // The field limits typed text to its maximum length; inserted text has to be cut here.
    const insert = cutText(addition, Math.max(0, maxTextLength - text.length + to - from));
    change(text.slice(0, from) + insert + text.slice(to));
    const caret = from + insert.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const step = (go: typeof undo) => {
    const historyStep = go(history, text);
    if (!historyStep) return;
    setHistory(historyStep.history);
    write(historyStep.text);
  };
  return {
    denied,
    change,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
    cut: () => take() && insertText(''),
    copy: () => {
      take();
      field.current?.focus();
    },
    paste: () => own.current !== '' && insertText(own.current),
    onClipboard,
    onDrag,
  };
};
