import { foldCase } from '@inkstone/base';
import { toText } from './lines.ts';
import { toLetter } from './markers.ts';
import type { PaperQuestion } from './paper.ts';

type Options = PaperQuestion['options'];

const truths = new Map<string, boolean>([
  ...'对 正确 √ ✓ t true 是 yes'.split(' ').map((word) => [word, true] as const),
  ...'错 错误 × ✗ x f false 否 no'.split(' ').map((word) => [word, false] as const),
]);

const foldWord = (text: string): string => foldCase(text).replace(/ ?[.。]$/, '');

/** Whether an answer says that a statement is true; undefined where it says neither. */
export const readTruth = (text: string): boolean | undefined => truths.get(foldWord(text));

/** Words for true and false that may as well be an answer of another kind. */
export const isUnclearTruth = (text: string): boolean =>
  ['t', 'f', 'x', '是', '否', 'yes', 'no'].includes(foldWord(text));

const joinSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const capitals = /^[（(]? ?([A-Z](?:[ ,，、;；和&.．]*[A-Z])*) ?[)）]? ?[.。]?$/;
const separateLetters = /^[（(]? ?([A-Z](?:[ ,，、;；和&.．]+[A-Z])*) ?[)）]? ?[.。]?$/i;
const letterWithWords = /^[（(]?([A-Z])[)）.．、:：] ?(\S.*)$/i;

const listLetters = (text: string): string[] => [...new Set(text.match(/[A-Z]/gi)?.map(toLetter))];

/** The letters of an answer such as "B", "AC" or "a, c"; null where it is none: small ones stand apart from each other. */
const readBareLetters = (text: string): string[] | null => {
  const match = capitals.exec(text) ?? separateLetters.exec(text);
  return match ? listLetters(match[1] ?? '') : null;
};

/** The letters of an answer such as "B", "A, C", "B. ancient"; null where it has none. */
const readLetters = (text: string): string[] | null => {
  const line = joinSpaces(text);
  const letter = letterWithWords.exec(line)?.[1];
  return readBareLetters(line) ?? (letter === undefined ? null : [toLetter(letter)]);
};

/** The letter of the option with these words, in capitals or not. */
const findByWords = (text: string, options: Options): string | undefined => {
  const same = options.find(({ lines }) => joinSpaces(toText(lines)) === text);
  const alike = options.filter(({ lines }) => foldWord(toText(lines)) === foldWord(text));
  return same?.letter ?? (alike.length === 1 ? alike[0]?.letter : undefined);
};

/** Letters that only seem to be some: those before other words, and small ones without anything between them. */
const readLooseLetters = (text: string): string[] => {
  const letters = /^[A-H]+(?= )/.exec(text)?.[0] ?? /^[a-h]{2,8}$/.exec(text)?.[0] ?? '';
  const list = listLetters(letters);
  return list.length === letters.length && list.join('') === list.toSorted().join('') ? list : [];
};

/** What an answer names among the options, and whether it can mean nothing else. */
interface RightLetters {
  letters: string[];
  isClear: boolean;
}

/** The letters that an answer names among the options; null where it names something else or nothing. */
export const findRightLetters = (answer: string, options: Options): RightLetters | null => {
  const text = joinSpaces(answer);
  const areOptions = (letters: readonly string[]): boolean =>
    letters.length > 0 && letters.every((letter) => options.some((option) => option.letter === letter));
  const bareLetters = readBareLetters(text);
  const letters = bareLetters && areOptions(bareLetters) ? bareLetters : null;
  const byWords = findByWords(text, options);
  // A single letter names its option; a longer answer is rather the words of one, such as "bad".
  if (letters && (byWords === undefined || letters.length === 1))
    return { letters, isClear: byWords === undefined || byWords === letters.join('') };
  if (byWords !== undefined) return { letters: [byWords], isClear: letters === null };
  const [, letter = '', words = ''] = letterWithWords.exec(text) ?? [];
  if (letter !== '' && areOptions([toLetter(letter)]))
    return {
      letters: [toLetter(letter)],
      isClear: [toLetter(letter), undefined].includes(findByWords(words, options)),
    };
  const looseLetters = readLooseLetters(text);
  return areOptions(looseLetters) ? { letters: looseLetters, isClear: false } : null;
};

/** Whether two answers of one question say different things. */
export const differ = (text: string, secondText: string): boolean => {
  const [letters, otherLetters] = [readLetters(text), readLetters(secondText)];
  if (letters && otherLetters) return letters.toSorted().join('') !== otherLetters.toSorted().join('');
  const [truth, otherTruth] = [readTruth(text), readTruth(secondText)];
  if (truth !== undefined && otherTruth !== undefined) return truth !== otherTruth;
  const [words, otherWords] = [text, secondText].map((part) => foldCase(part).replaceAll(/[\s.。,，、;；]/g, ''));
  return words !== otherWords;
};

const alternatives = / ?[,，、;；]? (?:\/|／|或者|或) |[,，、;；] ?(?:或者|或) ?[,，、:：;；]/;
const possibleAlternatives = /[^\s]\s?[/／]\s?[^\s]|[^\s]\s?或(?!许)|\sor\s/i;
const fraction = /^[-−]?\d+[/／]\d+$/;

/** The accepted forms of an answer. They stand clearly apart; where a form only may be meant, the answer stays whole. */
const readForms = (answer: string): { forms: string[]; isClear: boolean } => {
  const text = joinSpaces(answer);
  const parts = text.split(alternatives).map((part) => part.trim());
  // A slash between digits is that of a fraction or a date.
  const isNumber = /\d ?[/／] ?\d/.test(text);
  if (parts.length < 2 || parts.includes('') || isNumber)
    return { forms: [text], isClear: fraction.test(text) || !possibleAlternatives.test(text) };
  // What looks like a unit or a formula may be one.
  const isClear = parts.every((part) => part.length > 1 && !/\d/.test(part) && !possibleAlternatives.test(part));
  return { forms: parts, isClear };
};

/** The accepted forms of each gap; null where their number is not that of the gaps. */
export const readGaps = (text: string, count: number): { gaps: string[][]; isClear: boolean } | null => {
  const clean = text.trim().replace(/[。.]$/, '');
  if (count === 1) {
    const { forms, isClear } = readForms(clean);
    return { gaps: [forms], isClear: isClear && !/[；;|\n]/.test(clean) };
  }
  const separators = [/[；;|\n]/, /\s{0,9}(?:[（(]\d[)）]|[①-⑨])\s{0,9}/, /[，,、]/, /\s+/];
  for (const [index, separator] of separators.entries()) {
    const parts = clean.split(separator).filter((part) => part.trim() !== '');
    if (parts.length !== count) continue;
    const gaps = parts.map(readForms);
    return { gaps: gaps.map(({ forms }) => forms), isClear: index < 2 && gaps.every(({ isClear }) => isClear) };
  }
  return null;
};
