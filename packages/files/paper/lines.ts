/** A span of text with one style. */
export interface TextSpan {
  text: string;
  /** Has a teacher's annotation. */
  isMarked?: boolean;
  /** Numbers of the annotations that end with it. */
  rings?: readonly number[];
}

/** A word, or the number of an annotation. */
export type Token = { kind: 'words'; text: string; isMarked: boolean } | { kind: 'ring'; number: number };

/** A line: its tokens with their positions. */
export interface Line {
  tokens: readonly { token: Token; x: number; width: number }[];
}

// Characters that may not begin a line of Chinese.
const noLineStart = /^[，。、；：？！）》」』”’,.;:?!)\]%]+$/u;

const wordsIn = (text: string): string[] =>
  text.match(/\s+|[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/gu) ?? [];

const toTokens = (stretch: TextSpan): Token[] => [
  ...wordsIn(stretch.text).map((text): Token => ({ kind: 'words', text, isMarked: stretch.isMarked ?? false })),
  ...(stretch.rings ?? []).map((number): Token => ({ kind: 'ring', number })),
];

/** Splits a word that is longer than a line. */
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

/** Breaks a paragraph into lines: Latin between words, Chinese between characters. */
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
