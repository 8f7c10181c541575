import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, input:not([type="range"])') || target.isContentEditable);

const isActivationKey = (target: EventTarget | null, key: string): boolean =>
  (key === ' ' || key === 'Enter') &&
  target instanceof HTMLElement &&
  target.matches('button:focus-visible, a:focus-visible, summary:focus-visible');

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** With Alt a key counts by its place on the keyboard: many layouts make another sign of it. */
const keyName = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent): string => {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return 'Ctrl Z';
  if (altKey) return `Alt ${code.replace(/^Key/, '')}`;
  return key.length === 1 ? key.toLowerCase() : key;
};

const isUndo = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === 'z' && !shiftKey;

/** Whether a key is for the desk: with Ctrl only Enter and, while nobody types, Z is, and with Alt alone it is while one types as well. */
const isDeskKey = (event: KeyboardEvent): boolean => {
  const isFirm = event.ctrlKey || event.metaKey;
  if (event.altKey) return !isFirm;
  if (isFirm) return event.key === 'Enter' || (isUndo(event) && !isTyping(event.target));
  return !isTyping(event.target) && !isActivationKey(event.target, event.key);
};

/**
 * Hears the keys of the desk while nobody types and nothing is asked; `act` says whether the key meant something to it.
 * A key with Alt is named so: `Alt R`.
 */
export const useDeskKeys = (act: (key: string, event: KeyboardEvent) => boolean): void => {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen() || !isDeskKey(event)) return;
    if (act(keyName(event), event)) event.preventDefault();
  });
  // Meets the window, whose keys these are.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
