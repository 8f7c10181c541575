/** A stretch of text that is drawn in one way. */
export interface TextSpan {
  text: string;
  /** A teacher's note stands on it. */
  isMarked?: boolean;
  /** Numbers of the notes that end with it. */
  rings?: readonly number[];
}

/** What stands on a line: words, or the number of a note. */
export type Token = { kind: 'words'; text: string; isMarked: boolean } | { kind: 'ring'; number: number };

/** One line: its tokens with where each begins. */
export interface Line {
  tokens: readonly { token: Token; x: number; width: number }[];
}

// A line of Chinese does not begin with these.
const noLineStart = /^[，。、；：？！）》」』”’,.;:?!)\]%]+$/u;

const wordsIn = (text: string): string[] =>
  text.match(/\s+|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu) ?? [];

const toTokens = (stretch: TextSpan): Token[] => [
  ...wordsIn(stretch.text).map((text): Token => ({ kind: 'words', text, isMarked: stretch.isMarked ?? false })),
  ...(stretch.rings ?? []).map((number): Token => ({ kind: 'ring', number })),
];

/** A word longer than a line, cut into pieces that fit. */
const cutWord = (token: Token, maxWidth: number, measure: (token: Token) => number): Token[] => {
  if (token.kind === 'ring' || measure(token) <= maxWidth) return [token];
  const pieces: Token[] = [];
  let piece = '';
  for (const sign of token.text) {
    if (piece !== '' && measure({ ...token, text: piece + sign }) > maxWidth) {
      pieces.push({ ...token, text: piece });
      piece = '';
    }
    piece += sign;
  }
  return [...pieces, { ...token, text: piece }];
};

/** Lays a paragraph out in lines of some width: Latin breaks between words, Chinese between characters. */
export const layOutLines = (
  stretches: readonly TextSpan[],
  { room: maxWidth, widthOf: measure }: { room: number; widthOf(token: Token): number },
): Line[] => {
  const lines: { token: Token; x: number; width: number }[][] = [[]];
  let x = 0;
  for (const token of stretches.flatMap(toTokens).flatMap((token) => cutWord(token, maxWidth, measure))) {
    const width = measure(token);
    const isSpace = token.kind === 'words' && token.text.trim() === '';
    const mayHang = token.kind === 'ring' || (token.kind === 'words' && noLineStart.test(token.text));
    if (x > 0 && x + width > maxWidth && !isSpace && !(mayHang && x <= maxWidth)) {
      lines.push([]);
      x = 0;
    }
    if (isSpace && x === 0) continue;
    lines.at(-1)?.push({ token, x, width });
    x += width;
  }
  return lines.map((tokens) => ({ tokens }));
};
