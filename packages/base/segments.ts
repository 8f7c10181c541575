type Granularity = 'grapheme' | 'word' | 'sentence';

/** A part of a text and where it begins. */
export interface TextSegment {
  index: number;
  segment: string;
}

// A letter with the marks upon it; a word with what separates it from the next; a sentence with its stop.
const patterns: Readonly<Record<Granularity, RegExp>> = {
  grapheme: /\P{M}(?:\p{M}|\u200D\P{M})*|\p{M}/gu,
  word: /\S+|\s+/gu,
  sentence: /[^.!?]+[.!?]*\s*|[.!?]+\s*/gu,
};

/** Parts of a text by rule of thumb, for browsers that cannot tell them apart. */
export const segmentByPattern = (text: string, granularity: Granularity): TextSegment[] =>
  Array.from(text.matchAll(patterns[granularity]), ({ index, 0: segment }) => ({ index, segment }));

const segmenters = new Map<string, Intl.Segmenter>();

/** The parts of a text; Firefox has `Intl.Segmenter` only since version 125. */
export const segmentText = (text: string, locale: string, granularity: Granularity): Iterable<TextSegment> => {
  if (!('Segmenter' in Intl)) return segmentByPattern(text, granularity);
  const key = `${locale} ${granularity}`;
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, segmenter);
  return segmenter.segment(text);
};
