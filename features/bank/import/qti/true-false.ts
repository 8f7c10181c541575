import { foldCase } from '@inkstone/base';
const trueWords = new Set(['true', '对', '正确', '√']);
const falseWords = new Set(['false', '错', '错误', '×']);

/** Whether true is the right one of two options that say true and false; undefined where they say something else. */
export const readFalseOrTrue = (options: readonly { words: string; isRight: boolean }[]): boolean | undefined => {
  const words = options.map((option) => foldCase(option.words));
  const right = options.filter(({ isRight }) => isRight);
  const isPair =
    options.length === 2 && words.some((word) => trueWords.has(word)) && words.some((word) => falseWords.has(word));
  return isPair && right.length === 1 ? trueWords.has(foldCase(right[0]?.words ?? '')) : undefined;
};
