import { useEffect } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null;

const isSearchKey = (event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey) return false;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !isWriting(event.target);
};

/** Opens the search with `/` outside of text fields, and with Ctrl or Cmd and K; not over another dialog. */
export const useSearchKeys = (open: () => void): void => {
  // Listens for keys on the whole page.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [open]);
};
