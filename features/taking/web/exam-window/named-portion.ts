import { useLayoutEffect, type RefObject } from 'react';
import { getHighlight, scrollPaneTo, toTextRange } from '../tools/text-ranges.ts';

const parseHtml = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The number of the underlined portion that a question names: “Place 4: …”. */
export const findPortionNumber = (promptText: string): string | null =>
  /\bplace (\d+)\b/i.exec(parseHtml(promptText).textContent ?? '')?.[1] ?? null;

/** Where a question quotes words that stand exactly once in the passage. */
export const findQuotation = (promptText: string, passage: string): { from: number; to: number } | null => {
  const quotations = (parseHtml(promptText).textContent ?? '').matchAll(/“([^”]+)”/g);
  for (const [, quotation = ''] of quotations) {
    const words = quotation.replace(/[.,;:?!]$/, '');
    const from = passage.indexOf(words);
    const isUnique = from >= 0 && passage.indexOf(words, from + 1) < 0;
    if (words.length > 3 && isUnique) return { from, to: from + words.length };
  }
  return null;
};

/** The underlined portions of a passage with their numbers, which stand raised behind them. */
const listPortions = (root: Element): { portion: HTMLElement; number: string }[] =>
  [...root.querySelectorAll('u')].flatMap((portion) => {
    const mark = portion.nextSibling;
    return mark instanceof HTMLElement && mark.tagName === 'SUP'
      ? [{ portion, number: (mark.textContent ?? '').trim() }]
      : [];
  });

/** Lights all underlined portions of a passage, the named one strongest, and returns that one. */
const lightPortions = (root: Element, number: string | null): HTMLElement | null => {
  const portions = listPortions(root);
  for (const entry of portions) {
    const isNamed = entry.number === number;
    entry.portion.dataset['portion'] = isNamed ? 'named' : '';
    if (isNamed) entry.portion.setAttribute('aria-current', 'true');
    else entry.portion.removeAttribute('aria-current');
  }
  return portions.find((entry) => entry.number === number)?.portion ?? null;
};

interface NamedPortion {
  /** The question's text, which names or quotes a portion; null where the section lights none. */
  promptText: string | null;
  passageHtml: string;
}

/** Lights the portion of the passage that the question is about, and scrolls the passage to it. */
export const useNamedPortion = (
  root: RefObject<HTMLElement | null>,
  { promptText, passageHtml }: NamedPortion,
): void => {
  // After the text is drawn, and before it is seen at another place.
  useLayoutEffect(() => {
    const passage = root.current;
    if (!passage || promptText === null) return undefined;
    const portion = lightPortions(passage, findPortionNumber(promptText));
    if (portion) {
      scrollPaneTo(passage, portion);
      return undefined;
    }
    const quotation = findQuotation(promptText, passage.textContent ?? '');
    const range = quotation && toTextRange(passage, quotation);
    if (!range) return undefined;
    const highlight = getHighlight('inkstone-named');
    highlight?.add(range);
    scrollPaneTo(passage, range);
    return () => void highlight?.delete(range);
  }, [root, promptText, passageHtml]);
};
