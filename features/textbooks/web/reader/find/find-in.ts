import { foldText } from '@inkstone/base';
import type { TextPiece } from '@inkstone/ui/pdf';

/** A place in a page's text: a letter of one of its pieces. */
export interface TextPlace {
  piece: number;
  letter: number;
}

/** Where the words that were searched for stand. */
export interface Hit {
  page: number;
  from: TextPlace;
  /** The letter after the last one. */
  to: TextPlace;
  /** The line around it: what stands before, itself, and after. */
  before: string;
  words: string;
  after: string;
}

interface Flat {
  /** As it is compared. */
  text: string;
  /** As it is shown. */
  shown: string;
  places: readonly TextPlace[];
  /** Where each line ends in the text. */
  lineEnds: readonly number[];
}

const han = /\p{Script=Han}|[，。；：！？、]/u;

/** How a letter is compared: as search folds it; an accent that stands apart from its letter is nothing. */
const plain = (letter: string): string =>
  /[\u0300-\u036f]/.test(letter) ? '' : letter === ' ' ? ' ' : foldText(letter);

/** The pieces of a page as one text; lines are joined by a space unless Chinese meets Chinese. */
export const flatten = (pieces: readonly TextPiece[]): Flat => {
  let text = '';
  let shown = '';
  const places: TextPlace[] = [];
  const lineEnds: number[] = [];
  const add = (letter: string, compared: string, place: TextPlace): void => {
    for (const one of compared) {
      text += one;
      shown += compared.length === 1 ? letter : one;
      places.push(place);
    }
  };
  for (const [piece, { text: said, endsLine }] of pieces.entries()) {
    for (let letter = 0; letter < said.length; letter++) {
      const one = said.charAt(letter);
      if (!/\s/.test(one)) add(one, plain(one), { piece, letter });
      else if (!text.endsWith(' ')) add(' ', ' ', { piece, letter });
    }
    if (endsLine || piece === pieces.length - 1) lineEnds.push(text.length);
    const meets = pieces[piece + 1]?.text ?? '';
    const isHan = han.test(said.at(-1) ?? '') && han.test(meets.charAt(0));
    if (endsLine && !isHan && text !== '' && !text.endsWith(' ')) add(' ', ' ', { piece, letter: said.length });
  }
  return { text, shown, places, lineEnds };
};

const around = 36;

/** The hits of some words on a page, in reading order; at most `most`. */
export const findIn = (
  page: number,
  pieces: readonly TextPiece[],
  { asked, most }: { asked: string; most: number },
): Hit[] => {
  const wanted = [...asked.trim().replaceAll(/\s+/g, ' ')].map(plain).join('');
  if (wanted === '') return [];
  const { text, shown, places } = flatten(pieces);
  const hits: Hit[] = [];
  for (let at = text.indexOf(wanted); at >= 0 && hits.length < most; at = text.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    const [from, last] = [places[at], places[end - 1]];
    if (!from || !last) continue;
    hits.push({
      page,
      from,
      to: { ...last, letter: last.letter + 1 },
      before: shown.slice(Math.max(0, at - around), at),
      words: shown.slice(at, end),
      after: shown.slice(end, end + around),
    });
  }
  return hits;
};
