import { useEffect, useEffectEvent } from 'react';

/** What the exam window's own keys do. */
export interface ExamKeys {
  next: () => void;
  back: () => void;
  flag: () => void;
  review: () => void;
  help: () => void;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

// Inputs in which nothing is typed: a slider, a tick.
const untyped = '[type="range"], [type="checkbox"], [type="radio"], [type="button"]';
// Dialogs and lists with an eye on letters of their own; the options themselves hear the key where they have the focus.
const ownLetters =
  '[contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="radiogroup"], [role="group"]';

/** Whether a letter or digit means nothing where the focus is: on the page, a button, a link; not where one writes. */
const leavesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !target.matches(`textarea, select, input:not(${untyped})`) &&
  target.closest(ownLetters) === null;

/** Hands a letter or digit to the options, where the question has one group of them. */
const passToOptions = ({ key, code, shiftKey }: KeyboardEvent): void => {
  const groups = document.querySelectorAll('main :is([role="radiogroup"], [role="group"])');
  const option = groups[0]?.querySelector('input:enabled, button:enabled');
  if (option && groups.length === 1) {
    option.dispatchEvent(new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }));
  }
};

/** Alt with an arrow or a letter anywhere; ? where nothing is being written; the options' own keys where nothing else takes them. */
export const useExamKeys = (keys: ExamKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: keys.next,
      ArrowLeft: keys.back,
      KeyF: keys.flag,
      KeyR: keys.review,
    };
    const isHelp = event.key === '?' && !isWriting(event.target);
    const act = isHelp ? keys.help : event.altKey ? (acts[event.key] ?? acts[event.code]) : undefined;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && event.key.length === 1;
    const isFree = isPlain && event.key !== ' ' && !event.defaultPrevented && leavesLetters(event.target);
    if (!act && isFree) passToOptions(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Meets the keyboard, wherever the focus is.
  useEffect(() => {
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, []);
};
