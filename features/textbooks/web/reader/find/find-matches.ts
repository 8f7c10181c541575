import { foldText } from '@inkstone/base';
import type { TextPiece } from '@inkstone/ui/pdf';

/** A position in a page's text: a letter of one of its text pieces. */
export interface TextPosition {
  piece: number;
  letter: number;
}

/** A match of the search. */
export interface Hit {
  page: number;
  from: TextPosition;
  /** The letter after the last one. */
  to: TextPosition;
  /** The context: the text before, the match, and the text after. */
  before: string;
  words: string;
  after: string;
}

interface FlatText {
  /** Normalised for comparison. */
  text: string;
  /** As displayed. */
  displayText: string;
  places: readonly TextPosition[];
  /** End offset of each line. */
  lineEnds: readonly number[];
}

const han = /\p{Script=Han}|[，。；：！？、]/u;

/** Normalises a letter for comparison as search does; a combining accent is dropped. */
const foldLetter = (letter: string): string =>
  /[\u0300-\u036f]/.test(letter) ? '' : letter === ' ' ? ' ' : foldText(letter);

/** The pieces of a page as one text; lines are joined by a space except between Chinese characters. */
export const flattenText = (pieces: readonly TextPiece[]): FlatText => {
  let text = '';
  let shown = '';
  const places: TextPosition[] = [];
  const lineEnds: number[] = [];
  const add = (letter: string, compared: string, place: TextPosition): void => {
    for (const character of compared) {
      text += character;
      shown += compared.length === 1 ? letter : character;
      places.push(place);
    }
  };
  for (const [piece, { text: pieceText, endsLine }] of pieces.entries()) {
    for (let letter = 0; letter < pieceText.length; letter++) {
      const character = pieceText.charAt(letter);
      if (!/\s/.test(character)) add(character, foldLetter(character), { piece, letter });
      else if (!text.endsWith(' ')) add(' ', ' ', { piece, letter });
    }
    if (endsLine || piece === pieces.length - 1) lineEnds.push(text.length);
    const meets = pieces[piece + 1]?.text ?? '';
    const isHan = han.test(pieceText.at(-1) ?? '') && han.test(meets.charAt(0));
    if (endsLine && !isHan && text !== '' && !text.endsWith(' ')) add(' ', ' ', { piece, letter: pieceText.length });
  }
  return { text, displayText: shown, places, lineEnds };
};

const contextLength = 36;

/** The matches on a page in reading order, at most `most`. */
export const findMatches = (
  page: number,
  pieces: readonly TextPiece[],
  { asked: query, most }: { asked: string; most: number },
): Hit[] => {
  const needle = [...query.trim().replaceAll(/\s+/g, ' ')].map(foldLetter).join('');
  if (needle === '') return [];
  const { text, displayText, places } = flattenText(pieces);
  const hits: Hit[] = [];
  for (let at = text.indexOf(needle); at >= 0 && hits.length < most; at = text.indexOf(needle, at + needle.length)) {
    const end = at + needle.length;
    const [from, last] = [places[at], places[end - 1]];
    if (!from || !last) continue;
    hits.push({
      page,
      from,
      to: { ...last, letter: last.letter + 1 },
      before: displayText.slice(Math.max(0, at - contextLength), at),
      words: displayText.slice(at, end),
      after: displayText.slice(end, end + contextLength),
    });
  }
  return hits;
};
