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

/**
 * Truncates a text at a word boundary and adds an ellipsis. Where the nearest boundary is far back, as in a URL or a
 * text without spaces, it cuts between graphemes.
 */
export const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const characters = cutText(text, most);
  const words = afterWords(text, characters.length).trimEnd();
  return `${words.length >= most * 0.75 ? words : characters.trimEnd()}…`;
};
