/** A block of a passage: a heading, or a paragraph as its sentences. */
export interface Block {
  isHeading: boolean;
  sentences: string[];
}

const blocks = 'h2, h3, h4, p, li, blockquote:not(:has(p)), td, th, figcaption';

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The sentences of a text; abbreviations such as "U.S." are left to the browser's own rules. */
export const sentencesOf = (text: string): string[] => {
  const parts = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(tidy(text));
  return [...parts].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
};

/** A heading, or a paragraph that is nothing but strong, as the bank keeps headings. */
const isHeading = (element: Element): boolean =>
  /^H\d$/.test(element.tagName) ||
  (element.tagName === 'P' && tidy(element.querySelector('strong')?.textContent ?? '') === tidy(element.textContent));

/** The blocks of a passage's rich text, each as its sentences. */
export const blocksOf = (html: string): Block[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll(blocks)];
  const read = found.length > 0 ? found : [body];
  return read
    .map((element) => ({ isHeading: isHeading(element), sentences: sentencesOf(element.textContent ?? '') }))
    .filter(({ sentences }) => sentences.length > 0);
};
