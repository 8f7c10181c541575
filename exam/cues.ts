import { groupBy } from '@inkstone/base';
import { foldQuote, toQuotableText } from './evidence.ts';

/** When a recording says a stretch of its transcript, in seconds from its beginning. */
export interface Cue {
  from: number;
  to: number;
  /** The words as they stand in the transcript, without tags. */
  text: string;
}

/** A recording's transcript as rich text, and what is known of its times. */
export interface TimedTranscript {
  transcript?: string | undefined;
  /** In the order of the recording; undefined where no times are known. */
  cues?: readonly Cue[] | undefined;
}

/** A cue with where its words begin and end in the folded transcript. */
interface LocatedCue extends Cue {
  start: number;
  end: number;
}

const listOccurrences = (text: string, words: string): number[] => {
  const starts: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) starts.push(at);
  return starts;
};

/**
 * Finds the words of each cue in the transcript. Where the transcript says them more or less often than the cues do, it
 * was changed, and nobody can tell which of them a cue means: those are left out.
 */
const locateCues = ({ transcript = '', cues = [] }: TimedTranscript): LocatedCue[] => {
  const text = toQuotableText(transcript);
  const byWords = groupBy(cues, (cue) => foldQuote(cue.text));
  return [...byWords]
    .flatMap(([words, same]) => {
      const starts = words === '' ? [] : listOccurrences(text, words);
      if (starts.length !== same.length) return [];
      return same.map((cue, index) => ({
        ...cue,
        start: starts[index] ?? 0,
        end: (starts[index] ?? 0) + words.length,
      }));
    })
    .toSorted((first, second) => first.start - second.start);
};

/** The cues whose words the transcript still has, with their white space folded. */
export const keepLocatedCues = (timed: TimedTranscript): Cue[] =>
  locateCues(timed)
    .map(({ from, to, text }) => ({ from, to, text: foldQuote(text) }))
    .toSorted((first, second) => first.from - second.from);

/** A part of a recording, in seconds from its beginning. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * When the recording says a quote: from the beginning of the cue that it begins in to the end of the one that it ends
 * in. Undefined where the transcript does not have the quote once, or where a part of it has no time.
 */
export const findQuoteTimes = (quote: string, timed: TimedTranscript): TimeSpan | undefined => {
  const words = foldQuote(quote);
  const starts = words === '' ? [] : listOccurrences(toQuotableText(timed.transcript ?? ''), words);
  const [start] = starts;
  if (start === undefined || starts.length > 1) return undefined;
  const cues = locateCues(timed);
  const first = cues.find((cue) => cue.start <= start && start < cue.end);
  const last = cues.find((cue) => cue.start < start + words.length && start + words.length <= cue.end);
  return first && last && first.from < last.to ? { from: first.from, to: last.to } : undefined;
};
