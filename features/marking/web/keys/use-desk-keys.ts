import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, input:not([type="range"])') || target.isContentEditable);

const isPressed = (target: EventTarget | null, key: string): boolean =>
  (key === ' ' || key === 'Enter') &&
  target instanceof HTMLElement &&
  target.matches('button:focus-visible, a:focus-visible, summary:focus-visible');

const isAsked = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Hears the keys of the desk while nobody types and nothing is asked; `act` says whether the key meant something to it. */
export const useDeskKeys = (act: (key: string, event: KeyboardEvent) => boolean): void => {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const isFirm = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey || isAsked()) return;
    if (isFirm ? event.key !== 'Enter' : isTyping(event.target) || isPressed(event.target, event.key)) return;
    if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key, event)) event.preventDefault();
  });
  // Meets the window, whose keys these are.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
