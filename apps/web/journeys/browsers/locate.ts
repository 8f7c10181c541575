/** The roles by which the journeys find what a page offers. */
export type Role = 'button' | 'link' | 'radio' | 'textbox' | 'heading' | 'alertdialog' | 'dialog' | 'contentinfo';

/** A locator: the first visible element that matches all given properties. */
export interface Target {
  role?: Role;
  /** The full accessible name, or the full text of an element without a role. */
  name?: string;
  /** A text that it contains. */
  contains?: string;
  css?: string;
  /** Inside this one. */
  within?: Target;
  /** Includes invisible elements, such as file inputs. */
  hidden?: boolean;
}

/** Finds a target in the open page, or null; injected as text, so it must be self-contained. */
export const locate = (target: Target): Element | null => {
  const selectors: Record<Role, string> = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    radio: 'input[type="radio"], [role="radio"]',
    textbox: 'input:not([type]), input[type="text"], input[type="password"], textarea, [role="textbox"]',
    heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
    alertdialog: '[role="alertdialog"]',
    dialog: 'dialog, [role="dialog"]',
    contentinfo: 'footer, [role="contentinfo"]',
  };
  const tidy = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const labels = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField) texts.push(...[...(element.labels ?? [])].map((label) => label.textContent));
    return tidy(texts.join(' '));
  };
  const getName = (element: Element): string =>
    tidy(element.getAttribute('aria-label')) || labels(element) || tidy(element.textContent);
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const find = ({ role, name, contains, css = '*', within, hidden = false }: Target): Element | null => {
    const scope = within ? find(within) : document;
    const fits = [...(scope?.querySelectorAll(role ? selectors[role] : css) ?? [])].filter(
      (element) =>
        (hidden || isSeen(element)) &&
        (!role || css === '*' || element.matches(css)) &&
        (name === undefined || getName(element) === tidy(name)) &&
        (contains === undefined || tidy(element.textContent).includes(tidy(contains))),
    );
    // Among elements with the same text, the innermost one is meant.
    return (
      fits.find(
        (element) => role || !fits.some((otherElement) => otherElement !== element && element.contains(otherElement)),
      ) ?? null
    );
  };
  return find(target);
};
