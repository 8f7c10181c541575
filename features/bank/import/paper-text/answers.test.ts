import { expect, test } from 'vitest';
import { getOutcome, type ReadItem } from '../format.ts';
import { readSource } from '../index.ts';

const readItem = async (text: string): Promise<ReadItem | undefined> => {
  const { groups } = await readSource({ name: 'paper.txt', bytes: Buffer.from(`${text}\n`) });
  return groups.flatMap(({ items }) => items).at(-1);
};

const summarise = (item: ReadItem | undefined) => [item?.question?.key, item?.notes.map(({ code }) => code)];

test.each([
  ['1/2', ['1/2'], []],
  ['3／4', ['3／4'], []],
  ['horses / ponies', ['horses', 'ponies'], []],
  ['马铃薯 或 土豆', ['马铃薯', '土豆'], []],
  ['或许', ['或许'], []],
  ['sooner or later', ['sooner or later'], ['keyUnclear']],
  ['1 / 2', ['1 / 2'], ['keyUnclear']],
  ['km/h', ['km/h'], ['keyUnclear']],
  ['km / h', ['km', 'h'], ['keyUnclear']],
  ['horses/ponies', ['horses/ponies'], ['keyUnclear']],
  ['马铃薯或土豆', ['马铃薯或土豆'], ['keyUnclear']],
])('forms of an answer are only those that stand apart: %s', async (answer, forms, codes) => {
  expect(summarise(await readItem(`1. It is ____ here.\n答案：${answer}`))).toEqual([[forms], codes]);
});

test('each of several gaps has its own forms', async () => {
  expect(summarise(await readItem('1. ____ is ____.\n答案：1/2；甲或乙'))).toEqual([
    [['1/2'], ['甲或乙']],
    ['keyUnclear'],
  ]);
});

const words = 'A. bed B. cab C. dad D. ace';

test.each([
  ['the words of an option', words, 'cab', 'b', []],
  ['the words of an option in other letters', 'A. Paris B. Rome', 'Paris', 'a', []],
  ['the words of an option in small letters', 'A. Paris B. Rome', 'paris.', 'a', []],
  ['a small letter', words, 'b', 'b', []],
  ['small letters apart', words, 'a, c', ['a', 'c'], []],
  ['capitals together', words, 'AC', ['a', 'c'], []],
  ['capitals with points', words, 'A.C', ['a', 'c'], []],
  ['a letter with the words of its option', words, 'B. cab', 'b', []],
  ['a letter with the words of another option', words, 'B. dad', 'b', ['keyUnclear']],
  ['small letters together', words, 'ad', ['a', 'd'], ['keyUnclear']],
  ['capitals that are an option too', 'A. x B. BAD C. y D. z', 'BAD', 'b', ['keyUnclear']],
  ['a letter that is another option too', 'A. b B. a', 'a', 'a', ['keyUnclear']],
])('an answer among options: %s', async (_name, options, answer, key, codes) => {
  expect(summarise(await readItem(`1. Which?\n${options}\n答案：${answer}`))).toEqual([key, codes]);
});

test.each([
  ['small letters that are no answer', `1. Which?\n${words}\n答案：bad`],
  ['a word that is no option', `1. Which?\n${words}\n答案：deaf`],
])('an answer that names no option is no key: %s', async (_name, text) => {
  expect((await readItem(text))?.question).toBeNull();
});

test.each([
  ['√ and ×', '二、判断题\n1. 鲸是鱼。（ √ ）\n参考答案\n1. ×', [false, ['keyUnclear']]],
  ['the list and the words', '1. I ____ home.\n答案：went\n参考答案\n1. gone', [[['went']], ['keyUnclear']]],
  ['the brackets and the answer', '1. Which is it?（ B ）\nA. x\nB. y\n答案：A', ['a', ['keyUnclear']]],
  ['the number’s brackets and the answer', '（ B ）1. Which?\nA. x\nB. y\n答案：A', ['a', ['keyUnclear']]],
  ['the same in other signs', '1. 鲸是鱼。\n答案：错误\n参考答案\n1. ×', [false, []]],
])('answers that differ are marked: %s', async (_name, text, expected) => {
  expect(summarise(await readItem(text))).toEqual(expected);
});

test.each([
  ['x', false],
  ['F', false],
  ['No', false],
  ['t', true],
  ['yes', true],
  ['是', true],
  ['否', false],
])('“%s” alone does not say that a statement is true or false', async (answer, key) => {
  expect(summarise(await readItem(`1. Whales are fish.\n答案：${answer}`))).toEqual([key, ['typeGuessed']]);
  expect(summarise(await readItem(`二、判断题\n1. Whales are fish.\n答案：${answer}`))).toEqual([key, []]);
});

test.each([
  ['√', true],
  ['错误', false],
  ['True', true],
])('“%s” says it', async (answer, key) => {
  expect(summarise(await readItem(`1. Whales are fish.\n答案：${answer}`))).toEqual([key, []]);
});

test('a word of the language of programs is an answer like others', async () => {
  const item = await readItem('1. The method is （　　） here.\n答案：constructor');
  expect(summarise(item)).toEqual([[['constructor']], []]);
});

test.each([
  ['一、填空题（每空2分，共6分）\n1. ____ and ____ or ____.\n答案：a1；b1；c1', 600],
  ['一、填空题（每小题2分）\n1. ____ and ____.\n答案：a1；b1', 200],
  ['一、填空题\n1. ____ and ____.（每空1.5分）\n答案：a1；b1', 300],
  ['一、填空题（每空2分）\n1. ____ and ____.（3分）\n答案：a1；b1', 300],
  ['一、完形填空（每空2分）\n1. A. x B. y\n答案：A', 200],
])('points of a gap are those of each: %s', async (text, points) => {
  const item = await readItem(text);
  expect(item?.question?.points).toBe(points);
  expect(item && getOutcome(item)).toBe('exact');
});
