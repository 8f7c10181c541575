import { segmentText } from '@inkstone/base';

/** A block of a passage: a heading, or the sentences of a paragraph. */
export interface Block {
  isHeading: boolean;
  sentences: string[];
}

const blocks = 'h2, h3, h4, p, li, blockquote:not(:has(p)), td, th, figcaption';

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Splits a text into sentences; abbreviations such as "U.S." are left to the browser. */
export const splitSentences = (text: string): string[] => {
  const parts = segmentText(collapseSpaces(text), 'en', 'sentence');
  return [...parts].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
};

/** A heading, or a paragraph of bold text only, as the bank stores headings. */
const isHeading = (element: Element): boolean =>
  /^H\d$/.test(element.tagName) ||
  (element.tagName === 'P' &&
    collapseSpaces(element.querySelector('strong')?.textContent ?? '') === collapseSpaces(element.textContent));

/** Splits a passage's rich text into blocks of sentences. */
export const toPassageBlocks = (html: string): Block[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blockElements = [...body.querySelectorAll(blocks)];
  const read = blockElements.length > 0 ? blockElements : [body];
  return read
    .map((element) => ({ isHeading: isHeading(element), sentences: splitSentences(element.textContent ?? '') }))
    .filter(({ sentences }) => sentences.length > 0);
};
