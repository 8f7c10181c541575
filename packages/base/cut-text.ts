const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const words = new Intl.Segmenter('zh', { granularity: 'word' });

// So much of a text is looked at behind the cut; no sign of writing is longer.
const margin = 64;

/** The beginning of a text, at most so many UTF-16 units, never ending inside what a reader sees as one sign. */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  let end = 0;
  // From a little before the cut on: what lies further back is whole in any case.
  const from = Math.max(0, most - margin);
  const start = /[\uDC00-\uDFFF]/.test(text[from] ?? '') ? Math.max(0, from - 1) : from;
  for (const { index, segment } of graphemes.segment(text.slice(start, most + margin))) {
    if (start + index + segment.length > most) break;
    end = start + index + segment.length;
  }
  return text.slice(0, end).toWellFormed();
};

const afterWords = (text: string, most: number): string => {
  let end = 0;
  for (const { index, segment } of words.segment(text.slice(0, most + margin))) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};

/**
 * The beginning of a text at a border of words with a sign that there is more. Where the nearest border lies far back, as
 * in an address or a text without spaces, the cut is between signs, so that the most of the length is used.
 */
export const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const whole = cutText(text, most);
  const words = afterWords(text, whole.length).trimEnd();
  return `${words.length >= most * 0.75 ? words : whole.trimEnd()}…`;
};
