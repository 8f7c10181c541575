import { escapeHtml } from '@inkstone/base';
import type { NoteList } from '../notes.ts';
import { writeHtml, type HtmlTarget } from '../write-html.ts';

/** Characters that mean something are escaped; a line break would end the question. */
export const escapeGift = (text: string): string =>
  text
    .replaceAll(/[~=#{}:\\]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll('\0', '');

/** A rich text with the word for its format before it. */
export const writeRichText = (html: string, notes: NoteList, gap: HtmlTarget['gap'] = () => ''): string => {
  const text = writeHtml(html, {
    notes,
    // There is no place for pictures: what they are called stands for them.
    picture: ({ id, alt }) => {
      notes.add('media', alt || String(id));
      return escapeHtml(alt);
    },
    gap,
  });
  return `[html]${escapeGift(text)}`;
};

/** Words to be typed or chosen. What looks like markup or an arrow is written as markup, and read as it is. */
export const writePlainWords = (words: string): string =>
  escapeGift(/<\/?[a-z]|->|^\s*\[/i.test(words) ? `<span>${escapeHtml(words)}</span>` : words);
