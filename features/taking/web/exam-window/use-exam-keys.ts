import { useEffect, useEffectEvent } from 'react';
import type { Blueprint } from '@inkstone/exam/blueprint';

/** The actions of the exam window's keyboard shortcuts. */
export interface ExamKeys {
  next: () => void;
  back: () => void;
  flag: () => void;
  review: () => void;
  help: () => void;
}

/** Whether the window has shortcuts: as in the exam only where the real one has them. */
export const hasExamKeys = ({ window }: Blueprint): boolean => window?.hasKeys ?? true;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

// Inputs without typing, such as sliders and checkboxes.
const untypedInputs = '[type="range"], [type="checkbox"], [type="radio"], [type="button"]';
// Widgets that handle letters themselves; focused options get the key directly.
const ownLetters =
  '[contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="group"]';

/** Whether the focused element does not use letters or digits itself. */
const acceptsLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.matches(`textarea, select, input:not(${untypedInputs})`) &&
  target.closest(ownLetters) === null;

/** Forwards a letter or digit to the options, where the question has exactly one group. */
const passToOptions = ({ key, code, shiftKey }: KeyboardEvent): void => {
  const groups = document.querySelectorAll('main :is([role="radiogroup"], [role="group"])');
  const option = groups[0]?.querySelector('input:enabled, button:enabled');
  if (option && groups.length === 1) {
    option.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
  }
};

/**
 * Handles the shortcuts: Alt with an arrow or letter anywhere, `?` outside of text fields, and option keys where
 * nothing else uses them.
 */
export const useExamKeys = (keys: ExamKeys, isOn: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn) return;
    const actions: Readonly<Record<string, () => void>> = {
      ArrowRight: keys.next,
      ArrowLeft: keys.back,
      KeyF: keys.flag,
      KeyR: keys.review,
    };
    const isHelp = event.key === '?' && !isWriting(event.target);
    const action = isHelp ? keys.help : event.altKey ? (actions[event.key] ?? actions[event.code]) : undefined;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && event.key.length === 1;
    const isFree = isPlain && event.key !== ' ' && !event.defaultPrevented && acceptsLetters(event.target);
    if (!action && isFree) passToOptions(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  // Listens on the window, wherever the focus is.
  useEffect(() => {
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
};
