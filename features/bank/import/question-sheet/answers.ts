import { foldCase, foldCharacters } from '@inkstone/base';
import { foldWord } from './heads.ts';

/** An option of a row, as its cell has it. */
export interface SheetOption {
  letter: string;
  text: string;
}

const truths = new Map<string, boolean>([
  ...'对 正确 是 對 正確 true right correct yes t √ ✓ ✔ ☑'.split(' ').map((word) => [word, true] as const),
  ...'错 错误 否 不对 不正确 錯 錯誤 false wrong incorrect no f × x ✗ ✘ ✕'
    .split(' ')
    .map((word) => [word, false] as const),
]);

/** Whether an answer says that a statement is true; null where it says neither. */
export const readTruth = (answer: string): boolean | null => truths.get(foldWord(answer)) ?? null;

/** Words for true and false that may as well be an answer of another kind, such as the letter of an option. */
export const isUnclearTruth = (answer: string): boolean =>
  ['t', 'f', 'x', '是', '否', 'yes', 'no'].includes(foldWord(answer));

/** Letters such as `B`, `A,C`, `AC` or `(A) and (C)`; null where an answer is none. */
export const readLetters = (answer: string): string[] | null => {
  const letters = foldCharacters(answer)
    .replaceAll(/\b(?:and)\b|和|与/gi, ' ')
    .replaceAll(/[\s,、;|/&+.。()[\]【】:]/g, '')
    .toUpperCase();
  return /^[A-Z]+$/.test(letters) ? [...new Set(letters)] : null;
};

/** The letter of the option with these words, in capitals or not. */
const findByText = (text: string, options: readonly SheetOption[]): string | undefined => {
  const words = text.trim();
  const same = options.find((option) => option.text === words);
  return (same ?? options.find((option) => foldCase(option.text) === foldCase(words)))?.letter;
};

/** The letters that an answer names among the options; null where it names something else or nothing. */
export const findRightLetters = (
  answer: string,
  options: readonly SheetOption[],
): { letters: string[]; isClear: boolean } | null => {
  const named = readLetters(answer);
  const isNamed = named?.every((letter) => options.some((option) => option.letter === letter)) === true;
  const fullMatch = findByText(answer, options);
  const texts =
    fullMatch === undefined ? answer.split(/[|｜;；\n]/).map((text) => findByText(text, options)) : [fullMatch];
  const byText = texts.filter((letter) => letter !== undefined);
  const isByText = byText.length === texts.length;
  // A single letter names its option; a longer answer is rather the words of one, such as `BAD`.
  if (isByText && !(isNamed && answer.length === 1)) return { letters: [...new Set(byText)], isClear: !isNamed };
  if (isNamed) return { letters: named, isClear: !isByText || byText.join('') === named.join('') };
  // A letter with the words of its option, such as `B. Lima`.
  const [, letter] = /^([A-Z])\s*[.．、:：)）]\s*\S/.exec(answer) ?? [];
  return letter !== undefined && options.some((option) => option.letter === letter)
    ? { letters: [letter], isClear: true }
    : null;
};

/** The accepted forms of one answer, which bars separate. */
export const splitForms = (answer: string): string[] =>
  answer
    .split(/[|｜]/)
    .map((form) => form.trim())
    .filter((form) => form !== '');

/** The answers of several gaps, which semicolons or lines separate. */
export const splitGaps = (answer: string): string[] =>
  answer
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a text is a number that may be typed: an integer, a decimal or a fraction. */
export const isNumber = (text: string): boolean =>
  /^[-−]?(?:\d{1,30}(?:\.\d{1,30})?|\.\d{1,30}|\d{1,30}\/\d{1,30})$/.test(text);
