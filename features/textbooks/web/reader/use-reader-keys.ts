import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, input:not([type="range"])') || target.isContentEditable);

/** Elements in which arrow keys, Home and End already have a meaning. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="menu"], [role="tablist"], [role="radiogroup"]') !== null;

const isActivationKey = (target: EventTarget | null, key: string): boolean =>
  (key === ' ' || key === 'Enter') && target instanceof HTMLElement && target.matches('button, a, summary');

const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** A key by its name: `Ctrl f`, `Shift F3`, `ArrowRight`. */
const getKeyName = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl ${shiftKey ? 'Shift ' : ''}${plain}`;
  return shiftKey && key.length > 1 ? `Shift ${plain}` : plain;
};

/**
 * Handles the reader's keys while no text field has focus and no dialog is open; an action that returns false leaves
 * the key to the browser.
 */
export const useReaderKeys = (acts: Readonly<Record<string, () => boolean | void>>): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isDialogOpen()) return;
    const name = getKeyName(event);
    const isFirm = name === 'Ctrl f' || name === 'F3' || name === 'Shift F3';
    if (!isFirm && (isTyping(event.target) || isActivationKey(event.target, event.key) || hasOwnKeys(event.target)))
      return;
    const act = acts[name];
    if (act && act() !== false) event.preventDefault();
  });
  // Listens on the window.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
