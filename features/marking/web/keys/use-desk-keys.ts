import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, input:not([type="range"])') || target.isContentEditable);

const isActivationKey = (target: EventTarget | null, key: string): boolean =>
  (key === ' ' || key === 'Enter') &&
  target instanceof HTMLElement &&
  target.matches('button:focus-visible, a:focus-visible, summary:focus-visible');

const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** With Alt a key is identified by its code, because many layouts produce another character. */
const keyName = ({ altKey, ctrlKey, metaKey, code, key }: KeyboardEvent): string => {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return 'Ctrl Z';
  if (altKey) return `Alt ${code.replace(/^Key/, '')}`;
  return key.length === 1 ? key.toLowerCase() : key;
};

const isUndo = ({ key, shiftKey }: KeyboardEvent): boolean => key.toLowerCase() === 'z' && !shiftKey;

/**
 * Whether a key belongs to the desk: with Ctrl only Enter and, outside of text fields, Z; with Alt alone also inside
 * text fields.
 */
const isDeskKey = (event: KeyboardEvent): boolean => {
  const isFirm = event.ctrlKey || event.metaKey;
  if (event.altKey) return !isFirm;
  if (isFirm) return event.key === 'Enter' || (isUndo(event) && !isTyping(event.target));
  return !isTyping(event.target) && !isActivationKey(event.target, event.key);
};

/**
 * Handles the desk's keys while no text field has focus and no dialog is open; `act` returns whether it handled the
 * key.
 */
export const useDeskKeys = (act: (key: string, event: KeyboardEvent) => boolean): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isDialogOpen() || !isDeskKey(event)) return;
    if (act(keyName(event), event)) event.preventDefault();
  });
  // Listens on the window.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
