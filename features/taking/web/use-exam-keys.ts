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

/** Alt with an arrow or a letter anywhere; ? where nothing is being written. */
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
