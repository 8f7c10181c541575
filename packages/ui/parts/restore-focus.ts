const dialogs = '[aria-modal="true"]';
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

const toElement = (target: EventTarget | null): HTMLElement | null => (target instanceof HTMLElement ? target : null);

/**
 * The element to return focus to: an item of a menu is removed before its dialog, so it is the button that the menu is
 * anchored to.
 */
const lastingElement = (element: HTMLElement): HTMLElement => {
  const button = element.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button ? document.getElementById(button) : null) ?? element;
};

/** Moves focus to the start of the screen's content; a cached screen that is hidden takes none. */
export const focusContent = (): void => {
  for (const content of document.querySelectorAll<HTMLElement>('#content')) {
    content.focus({ preventScroll: true });
    if (document.activeElement === content) return;
  }
};

const restoreFocus = (opener: HTMLElement | null): void => {
  // Focus that has already moved, as to another page or to a following dialog, stays there.
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  // The opener was removed, as a deleted row is: focus moves to the start of the content.
  if (document.activeElement === document.body) focusContent();
};

/**
 * Returns focus to the opener of a dialog when the dialog is removed, in whatever way: a dialog that is rendered only
 * while it is open does not do so itself. Returns the cleanup function.
 */
export const restoreFocusOnClose = (): (() => void) => {
  const openers = new Map<HTMLElement, HTMLElement | null>();
  let last: HTMLElement | null = null;

  const removalObserver = new MutationObserver(() => {
    for (const [dialog, opener] of openers) {
      if (dialog.isConnected) continue;
      openers.delete(dialog);
      requestAnimationFrame(() => restoreFocus(opener));
    }
    if (openers.size === 0) removalObserver.disconnect();
  });
  const note = (element: HTMLElement) => {
    const dialog = element.closest<HTMLElement>(dialogs);
    if (dialog && !openers.has(dialog)) {
      openers.set(dialog, last);
      removalObserver.observe(document.body, { childList: true, subtree: true });
    }
    last = lastingElement(element);
  };
  const focused = ({ target }: FocusEvent) => {
    const element = toElement(target);
    if (element) note(element);
  };
  // Not every browser focuses a button that is pressed.
  const pressed = ({ target }: MouseEvent) => {
    const element = toElement(target)?.closest<HTMLElement>(focusable);
    if (element) note(element);
  };
  document.addEventListener('focusin', focused);
  document.addEventListener('click', pressed, { capture: true });
  return () => {
    document.removeEventListener('focusin', focused);
    document.removeEventListener('click', pressed, { capture: true });
    removalObserver.disconnect();
  };
};
