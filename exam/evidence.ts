/** Why somebody takes a wrong option of a reading or listening question. */
export const distractorKinds = [
  'word-echo',
  'too-broad',
  'reversed',
  'not-asked',
  'not-stated',
  'partly-right',
] as const;
export type DistractorKind = (typeof distractorKinds)[number];

/** The kinds of the wrong options of a question, by the ids of the options. */
export type Distractors = Record<string, DistractorKind>;

/** The most quotes that one question has. */
export const maxQuotes = 3;

/** What the quotes of a question refer to. */
export interface QuotedStimulus {
  html: string;
  transcript?: string | undefined;
}

/** Text of rich text with folded white space, and where each of its characters stands in the rich text. */
interface FoldedText {
  text: string;
  starts: number[];
  ends: number[];
}

// The length is limited, so that unclosed tags do not take quadratic time.
const token = /<(\/?)([a-z][a-z0-9]*)[^>]{0,4000}>|&(?:amp|lt|gt|quot|nbsp|#39);|[\s\S]/giu;
const blockTag = /^(?:p|div|br|li|ul|ol|td|th|tr|table|h\d|blockquote|figure|figcaption|hr)$/i;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const readCharacter = (piece: string, tagName: string | undefined): string => {
  if (tagName !== undefined) return blockTag.test(tagName) ? ' ' : '';
  return entities[piece] ?? piece;
};

const foldRichText = (html: string): FoldedText => {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  // White space at the beginning is left out.
  let lastIsSpace = true;
  for (const match of html.matchAll(token)) {
    const character = readCharacter(match[0], match[2]);
    const isSpace = /^\s$/u.test(character);
    if (character === '' || (isSpace && lastIsSpace)) continue;
    lastIsSpace = isSpace;
    characters.push(isSpace ? ' ' : character);
    // A character outside the basic plane has two units.
    for (let unit = 0; unit < character.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { text: characters.join(''), starts, ends };
};

/** A quote with its white space folded, as it is stored and compared. */
export const foldQuote = (quote: string): string => quote.replaceAll(/\s+/gu, ' ').trim();

/** The text of rich text with its white space folded. */
export const toQuotableText = (html: string): string => foldRichText(html).text.trim();

const countOccurrences = (text: string, quote: string): number => (quote === '' ? 0 : text.split(quote).length - 1);

const getPromptText = (prompt: unknown): string =>
  typeof prompt === 'object' && prompt !== null && 'text' in prompt && typeof prompt.text === 'string'
    ? prompt.text
    : '';

/** The folded texts that quotes are looked up in. */
export type QuotableTexts = readonly string[];

/** Folds passage and transcript, once for all quotes of a set. */
export const foldStimulus = ({ html, transcript = '' }: QuotedStimulus): QuotableTexts =>
  [html, transcript].map(toQuotableText);

/** How often a quote stands in some folded texts. */
const countQuotes = (quote: string, texts: QuotableTexts): number => {
  const folded = foldQuote(quote);
  return texts.reduce((count, text) => count + countOccurrences(text, folded), 0);
};

/** Whether a quote stands in the passage or the transcript, and only once. */
export const isQuotedOnce = (quote: string, texts: QuotableTexts): boolean => countQuotes(quote, texts) === 1;

/** Whether a quote stands once in passage and transcript, or, where it is in neither, once in the question's own text. */
export const isEvidence = (quote: string, texts: QuotableTexts, prompt: unknown): boolean => {
  const count = countQuotes(quote, texts);
  return count === 0 ? countQuotes(quote, [toQuotableText(getPromptText(prompt))]) === 1 : count === 1;
};

/** The ids of a question's wrong options; none for types whose key names no options. */
export const listWrongOptions = (options: readonly { optionId: string }[], key: unknown): string[] => {
  const ids = options.map(({ optionId }) => optionId);
  const keyIds: unknown[] = Array.isArray(key) ? key : [key];
  const isChoice = keyIds.length > 0 && keyIds.every((id) => typeof id === 'string' && ids.includes(id));
  return isChoice ? ids.filter((id) => !keyIds.includes(id)) : [];
};

/** The kinds of those options alone that are wrong. */
export const keepWrongOptions = (distractors: Distractors, wrongIds: readonly string[]): Distractors =>
  Object.fromEntries(Object.entries(distractors).filter(([id]) => wrongIds.includes(id)));

/** What is wrong with the evidence and the distractors of a question; undefined if nothing is. */
export const findEvidenceProblem = (
  { prompt, evidence = [], distractors = {} }: EvidencedQuestion,
  texts: QuotableTexts,
  wrongIds: readonly string[],
): 'evidenceMissing' | 'distractorWrong' | undefined => {
  if (!evidence.every((quote) => isEvidence(quote, texts, prompt))) return 'evidenceMissing';
  return Object.keys(distractors).every((id) => wrongIds.includes(id)) ? undefined : 'distractorWrong';
};

/** The parts of a question that its evidence depends on. */
export interface EvidencedQuestion {
  prompt: unknown;
  evidence?: readonly string[] | undefined;
  distractors?: Distractors | undefined;
}

/** The ids of the options that an answer has chosen; none for answers of other shapes. */
export const listChosenIds = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');

/** Wraps stretches of rich text in `mark` elements, around its tags and never across them. */
const wrapStretches = (html: string, stretches: readonly { index: number; from: number; to: number }[]): string => {
  let marked = '';
  let end = 0;
  for (const { index, from, to } of stretches.toSorted((first, second) => first.from - second.from)) {
    if (from < end) continue;
    const inner = html
      .slice(from, to)
      .replaceAll(/[^<]+|<[^>]*>/g, (piece) =>
        piece.startsWith('<') || piece.trim() === '' ? piece : `<mark data-evidence="${index}">${piece}</mark>`,
      );
    marked += html.slice(end, from) + inner;
    end = to;
  }
  return marked + html.slice(end);
};

/**
 * The rich text with the quotes that stand in it marked by their places in the list, from 0; one that is not found, or
 * lies over an earlier stretch, is left out.
 */
export const markEvidence = (html: string, quotes: readonly string[]): string => {
  const { text, starts, ends } = foldRichText(html);
  const stretches = quotes.map(foldQuote).flatMap((quote, index) => {
    const at = quote === '' ? -1 : text.indexOf(quote);
    const from = starts[at];
    const to = ends[at + quote.length - 1];
    return from === undefined || to === undefined ? [] : [{ index, from, to }];
  });
  return wrapStretches(html, stretches);
};
