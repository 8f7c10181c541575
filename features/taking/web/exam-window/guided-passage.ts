import { useLayoutEffect } from 'react';
import { findParagraph, findParagraphWith, listTextNodes, type PassageText } from '@inkstone/exam/passage-text';

/** What a question says about the passage: the numbers of its paragraphs, and words that it quotes. */
export interface PassageReference {
  paragraphs: number[];
  quotations: string[];
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

const paragraphPattern = /\bparagraphs?\s+(\d{1,2})(?:\s*(?:and|or|to|,|-|–)\s*(\d{1,2})\b)?|第\s*(\d{1,2})\s*段/gi;

/** Reads from the text of a question what it is about: “paragraph 2”, words in quotation marks, a quoted sentence. */
export const readPassageReference = (html: string): PassageReference => {
  const body = parse(html);
  const text = normalize(body.textContent);
  const paragraphs = [...text.matchAll(paragraphPattern)]
    .flatMap(([, first, second, chinese]) => [first, second, chinese])
    .filter((number) => number !== undefined)
    .map(Number);
  const quoted = [...text.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, words = '']) => words);
  const blocks = [...body.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
  const quotations = [...quoted, ...blocks].map(normalize).filter((words) => words !== '');
  return { paragraphs: [...new Set(paragraphs)], quotations };
};

/** A title stands first, and all of it is strong. */
const isTitle = (paragraph: HTMLElement, index: number): boolean =>
  index === 0 && paragraph.children.length === 1 && paragraph.querySelector(':scope > strong') !== null
    ? normalize(paragraph.textContent) === normalize(paragraph.querySelector('strong')?.textContent ?? '')
    : false;

/** The numbered paragraphs of a passage: all but its title. */
const listParagraphs = (passage: HTMLElement): HTMLElement[] =>
  [...passage.querySelectorAll<HTMLElement>(':scope > p')].filter((paragraph, index) => !isTitle(paragraph, index));

const wordCharacter = /[\p{L}\p{N}]/u;

/** Where words stand in a text as whole words; null where they do not. */
const findWords = (text: string, words: string): { from: number; to: number } | null => {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`);
  for (const match of text.matchAll(new RegExp(escaped, 'gi'))) {
    const [from, to] = [match.index, match.index + match[0].length];
    const isInside = wordCharacter.test(text[from - 1] ?? '') || wordCharacter.test(text[to] ?? '');
    if (!isInside) return { from, to };
  }
  return null;
};

/** Wraps a span of the text of an element in marks, node by node; the text itself stays as it is. */
const lightSpan = (root: HTMLElement, { from, to }: { from: number; to: number }): HTMLElement[] => {
  let at = 0;
  return listTextNodes(root).flatMap((node) => {
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, node.data.length)];
    at += node.data.length;
    if (start >= end) return [];
    const lit = node.splitText(start);
    lit.splitText(end - start);
    const mark = root.ownerDocument.createElement('mark');
    mark.dataset['lit'] = '';
    lit.replaceWith(mark);
    mark.append(lit);
    return [mark];
  });
};

const lightWords = (places: readonly HTMLElement[], words: string): HTMLElement[] => {
  for (const place of places) {
    const span = findWords(place.textContent, words);
    if (span) return lightSpan(place, span);
  }
  return [];
};

const findScroller = (element: HTMLElement): HTMLElement | null => {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
};

// The paragraph is shown with the end of the one before it.
const marginAbove = 40;

/** Scrolls the pane of the passage, and nothing around it, to a place. */
const scrollPaneTo = (target: HTMLElement): void => {
  const pane = findScroller(target);
  if (!pane) return;
  pane.scrollTop += target.getBoundingClientRect().top - pane.getBoundingClientRect().top - marginAbove;
};

/** Scrolls to a place now, or, in a pane that is out of sight, once it is shown; returns what ends the waiting. */
const scrollWhenShown = (passage: HTMLElement, target: HTMLElement): (() => void) => {
  if (passage.closest('[hidden]') === null) {
    scrollPaneTo(target);
    return () => undefined;
  }
  const sizes = new ResizeObserver(() => {
    if (passage.closest('[hidden]') !== null) return;
    sizes.disconnect();
    scrollPaneTo(target);
  });
  sizes.observe(passage);
  return () => sizes.disconnect();
};

const unwrap = (mark: HTMLElement): void => {
  const { parentElement } = mark;
  mark.replaceWith(...mark.childNodes);
  parentElement?.normalize();
};

/** The paragraph that a question brings itself: all of it, or with squares a part of it. */
const findQuotedParagraph = (passage: HTMLElement, question: HTMLElement): HTMLElement | undefined =>
  question.querySelector('[data-square]')
    ? findParagraphWith(passage, question.textContent)
    : findParagraph(passage, question.textContent);

/**
 * Numbers the paragraphs of a passage, marks those that a question is about, lights the words it quotes and scrolls
 * there. Returns what takes all of it back.
 */
export const guidePassage = (passage: HTMLElement, questionHtml: string): (() => void) => {
  const paragraphs = listParagraphs(passage);
  const { paragraphs: numbers, quotations } = readPassageReference(questionHtml);
  const same = findQuotedParagraph(passage, parse(questionHtml));
  for (const [index, paragraph] of paragraphs.entries()) {
    paragraph.dataset['paragraph'] = String(index + 1);
    if (paragraph === same || numbers.includes(index + 1)) paragraph.setAttribute('aria-current', 'location');
  }
  const current = paragraphs.filter((paragraph) => paragraph.hasAttribute('aria-current'));
  const places = current.length > 0 ? current : paragraphs;
  const marks = quotations.flatMap((words) => lightWords(places, words));
  const [target] = [...current, ...marks];
  const stopWaiting = target && scrollWhenShown(passage, target);
  return () => {
    stopWaiting?.();
    for (const mark of marks) unwrap(mark);
    for (const paragraph of paragraphs) {
      delete paragraph.dataset['paragraph'];
      paragraph.removeAttribute('aria-current');
    }
  };
};

/** Guides the eye in the passage beside a question, where the section does so. */
export const useGuidedPassage = (
  passage: PassageText | null,
  { isOn, html }: { isOn: boolean; html: string },
): void => {
  useLayoutEffect(() => (passage && isOn ? guidePassage(passage.element, html) : undefined), [passage, isOn, html]);
};
