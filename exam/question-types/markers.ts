/** A marker inside a rich text: a gap to fill, or a square where a sentence can go. */
export type Marker = 'blank' | 'square';

const patterns: Readonly<Record<Marker, RegExp>> = {
  blank: /<span\b[^>]*\bdata-blank="(\d+)"[^>]*>(?:\s*<\/span>)?/g,
  square: /<span\b[^>]*\bdata-square="(\d+)"[^>]*>(?:\s*<\/span>)?/g,
};

/** The numbers of the markers of a text, in document order. */
export const listMarkerNumbers = (html: string, marker: Marker): number[] =>
  [...html.matchAll(patterns[marker])].map((match) => Number(match[1]));

/** Renumbers markers from 1 in document order; also returns their previous numbers. */
export const renumberMarkers = (html: string, marker: Marker): { html: string; before: number[] } => {
  let next = 0;
  return {
    html: html.replace(patterns[marker], () => `<span data-${marker}="${++next}"></span>`),
    before: listMarkerNumbers(html, marker),
  };
};

/** True when each number from 1 to `count` occurs once. */
export const hasEachNumber = (numbers: readonly number[], count: number): boolean =>
  numbers.length === count && Array.from({ length: count }, (_, index) => index + 1).every((n) => numbers.includes(n));
