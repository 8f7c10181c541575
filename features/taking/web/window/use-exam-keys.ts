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

/** Whether the focus is on nothing that takes keys: the page itself, or a heading. */
const isIdle = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('a, button, input, textarea, select, summary, [contenteditable], [role]') === null;

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
    if (!act && isPlain && event.key !== ' ' && isIdle(event.target)) passToOptions(event);
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
