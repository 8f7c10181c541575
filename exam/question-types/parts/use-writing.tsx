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

/** Cut, copy and paste within one answer, undo and redo, by buttons and shortcuts. */
export const useWriting = ({ field, text, clipboard, write }: WritingParts) => {
  const [history, setHistory] = useState(emptyHistory);
  const [denied, setDenied] = useState<PasteDenial>(null);
  const own = useRef('');
  // Text being dragged from the field itself; null otherwise.
  const dragged = useRef<string | null>(null);

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
  const take = () => {
    const { from, to } = getSelection(field.current);
    if (from === to) return false;
    own.current = text.slice(from, to);
    return true;
  };
  const step = (go: typeof undo) => {
    const historyStep = go(history, text);
    if (!historyStep) return;
    setHistory(historyStep.history);
    write(historyStep.text);
  };
  const onClipboard = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (clipboard === 'free') return;
    if (clipboard === 'off') {
      event.preventDefault();
      setDenied('noClipboard');
    } else if (event.type === 'paste') {
      const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
      if (pasted === own.current) return;
      event.preventDefault();
      setDenied('onlyOwn');
    } else take();
  };
  // Dropped text follows the same rule as pasted text.
  const onDrag = (event: DragEvent<HTMLTextAreaElement>) => {
    if (clipboard === 'free') return;
    if (event.type === 'dragend') {
      dragged.current = null;
    } else if (event.type === 'dragstart' && clipboard === 'inside') {
      const { from, to } = getSelection(field.current);
      dragged.current = text.slice(from, to);
    } else if (event.type === 'dragstart' || dragged.current === null) {
      event.preventDefault();
      setDenied(clipboard === 'off' ? 'noClipboard' : 'onlyOwn');
    }
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
