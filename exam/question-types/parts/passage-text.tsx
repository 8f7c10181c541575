import { createContext, use } from 'react';

/** The passage that is shown beside a question, as drawn; a new object each time it is drawn again. */
export interface PassageText {
  element: HTMLElement;
}

/** Where a question type finds the passage beside it; null where none is shown at the same time. */
export const PassageTextContext = createContext<PassageText | null>(null);

/** The passage beside the question, for types that are answered in the passage itself. */
export const usePassageText = (): PassageText | null => use(PassageTextContext);

/** What a rich text says, without its markup. */
export const readText = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text nodes of an element in document order. */
export const listTextNodes = (root: Node): Text[] => {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) nodes.push(node as Text);
  return nodes;
};

/** The paragraph of a passage that says the same words; undefined where there is none. */
export const findParagraph = (passage: HTMLElement, text: string): HTMLElement | undefined => {
  const words = normalize(text);
  return words === ''
    ? undefined
    : [...passage.querySelectorAll<HTMLElement>('p')].find(({ textContent }) => normalize(textContent) === words);
};

const toVisible = (text: string): string => text.replace(/\s/g, '');

/** The paragraph of a passage that says the same words, else the first that has them in it; undefined where none has. */
export const findParagraphWith = (passage: HTMLElement, text: string): HTMLElement | undefined => {
  const words = toVisible(text);
  if (words === '') return undefined;
  const paragraphs = [...passage.querySelectorAll<HTMLElement>('p')];
  return findParagraph(passage, text) ?? paragraphs.find(({ textContent }) => toVisible(textContent).includes(words));
};

/** The index behind so many visible characters. */
const findIndex = (text: string, count: number): number =>
  (new RegExp(String.raw`^(?:\s*\S){${count}}`).exec(text)?.[0] ?? '').length;

/** Inserts an element at an offset of visible characters, counted without white space. */
export const insertPlace = (root: HTMLElement, offset: number, place: HTMLElement): void => {
  let at = 0;
  for (const node of listTextNodes(root)) {
    const length = node.data.replace(/\s/g, '').length;
    if (offset <= at + length) {
      node.splitText(findIndex(node.data, offset - at)).before(place);
      return;
    }
    at += length;
  }
  root.append(place);
};

/** Removes places and joins the text around them again. */
export const removePlaces = (places: readonly HTMLElement[]): void => {
  for (const place of places) {
    const { parentElement } = place;
    place.remove();
    parentElement?.normalize();
  }
};
