import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('textarea, select, input:not([type="range"])') || target.isContentEditable);

/** Where arrows and ends already mean something. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="menu"], [role="tablist"], [role="radiogroup"]') !== null;

const isPressed = (target: EventTarget | null, key: string): boolean =>
  (key === ' ' || key === 'Enter') && target instanceof HTMLElement && target.matches('button, a, summary');

const isAsked = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** A key by its name: `Ctrl f`, `Shift F3`, `ArrowRight`. */
const nameOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  const plain = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl ${shiftKey ? 'Shift ' : ''}${plain}`;
  return shiftKey && key.length > 1 ? `Shift ${plain}` : plain;
};

/** Hears the keys of the reader while nobody types and nothing is asked; an act that answers false leaves the key to the browser. */
export const useReaderKeys = (acts: Readonly<Record<string, () => boolean | void>>): void => {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || isAsked()) return;
    const name = nameOf(event);
    const isFirm = name === 'Ctrl f' || name === 'F3' || name === 'Shift F3';
    if (!isFirm && (isTyping(event.target) || isPressed(event.target, event.key) || hasOwnKeys(event.target))) return;
    const act = acts[name];
    if (act && act() !== false) event.preventDefault();
  });
  // Meets the window, whose keys these are.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
};
