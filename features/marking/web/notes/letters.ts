import type { ErrorCode } from '../../rules.ts';

/** The key letter of each kind of error. */
export const letterByCode: Readonly<Record<ErrorCode, string>> = {
  agreement: 'a',
  tense: 't',
  article: 'r',
  wordChoice: 'w',
  spelling: 's',
  punctuation: 'p',
  wordOrder: 'o',
  fragment: 'f',
  logic: 'l',
  pronunciation: 'n',
  intonation: 'i',
  pace: 'c',
  grammar: 'g',
  content: 'e',
};

const codeByLetter = new Map<string, ErrorCode>(
  Object.entries(letterByCode).map(([code, letter]) => [letter, code as ErrorCode]),
);

/** The kind of error for a letter; undefined for other letters. */
export const findCodeByLetter = (letter: string): ErrorCode | undefined => codeByLetter.get(letter.toLowerCase());
