const gap = /<span\b[^>]*\bdata-blank="(\d+)"[^>]*>(?:\s*<\/span>)?/g;

/** The numbers of the gaps of a text, in the order they stand. */
export const gapNumbers = (html: string): number[] => [...html.matchAll(gap)].map((match) => Number(match[1]));

/** The text with its gaps numbered from 1 in the order they stand, and the numbers they had before. */
export const renumberGaps = (html: string): { html: string; before: number[] } => {
  const before = gapNumbers(html);
  let next = 0;
  return { html: html.replace(gap, () => `<span data-blank="${++next}"></span>`), before };
};
