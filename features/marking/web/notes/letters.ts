import type { ErrorCode } from '../../rules.ts';

/** The letter of each kind of error on the desk. */
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

/** The kind of error that a letter names; undefined for a letter without one. */
export const findCodeByLetter = (letter: string): ErrorCode | undefined => codeByLetter.get(letter.toLowerCase());
