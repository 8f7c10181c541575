import { segmentText } from './segments.ts';

// Code units inspected beyond the cut; no grapheme is longer.
const margin = 64;

/** Truncates a text to at most so many UTF-16 code units, never inside a grapheme. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  // Start shortly before the cut: earlier graphemes are complete in any case.
  const from = Math.max(0, most - margin);
  const start = /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? Math.max(0, from - 1) : from;
  for (const { index, segment } of segmentText(text.slice(start, most + margin), 'und', 'grapheme')) {
    if (start + index + segment.length > most) break;
    end = start + index + segment.length;
  }
  return text.slice(0, end).toWellFormed();
};

const afterWords = (text: string, most: number): string => {
  let end = 0;
  for (const { index, segment } of segmentText(text.slice(0, most + margin), 'zh', 'word')) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};

// The number of an example or a list without what it numbers: "例 1.", "（2）".
const loneNumber =
  /(?:^|(?<=[\s\p{P}\p{Script=Han}]))[（(]?(?:[例图表题]|Example|Fig\.?)?\s*\d{1,3}\s*[.、．:：）)]$/iu;

/**
 * Truncates a text at a word boundary and adds an ellipsis; never behind a number whose example is cut off. Where the nearest boundary is far back, as in a URL or a
 * text without spaces, it cuts between graphemes.
 */
export const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const characters = cutText(text, most);
  const words = afterWords(text, characters.length).trimEnd();
  const longest = words.length >= most * 0.75 ? words : characters.trimEnd();
  const complete = longest.replace(loneNumber, '').trimEnd();
  return `${complete === '' ? longest : complete}…`;
};
