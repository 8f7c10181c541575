import { expect, test } from 'vitest';
import { flattenText } from '../find/find-matches.ts';
import { findBodyRange } from './running-heads.ts';
import { findSentenceAt } from './find-english-word.ts';

const buildPage = (...texts: string[]) => flattenText(texts.map((text) => ({ text, endsLine: true })));
const getBody = (page: ReturnType<typeof buildPage>, ...others: ReturnType<typeof buildPage>[]): string => {
  const { from, to } = findBodyRange(page, others);
  return page.displayText.slice(from, to).trim();
};

test.each([
  [['Chapter 3 Glaciers 45', 'the ice moves slowly', 'down the valley.']],
  [['46 GLACIERS', 'the ice moves slowly', 'down the valley.']],
  [['the ice moves slowly', 'down the valley.', '45']],
  [['the ice moves slowly', 'down the valley.', '- 45 -']],
  [['45', 'Glaciers 45', 'the ice moves slowly', 'down the valley.', 'xii']],
])('%j is read without its heads', (lines) => {
  expect(getBody(buildPage(...lines))).toBe('the ice moves slowly down the valley.');
});

test('a line at the edge of other pages too is a running head, with or without a number', () => {
  const [first, second] = [
    buildPage('Ten Readings', 'the ice moves slowly', 'down the valley.'),
    buildPage('Ten Readings', 'Rivers run fast.'),
  ];
  expect(getBody(first, second)).toBe('the ice moves slowly down the valley.');
  expect(getBody(first)).toBe('Ten Readings the ice moves slowly down the valley.');
});

test('the sentence of a word contains no running head', () => {
  const page = buildPage('Glaciers 45', 'the ice moves slowly', 'down the valley. It melts.');
  const { from, to } = findBodyRange(page, []);
  const at = page.displayText.indexOf('slowly');
  expect(findSentenceAt(page.displayText.slice(from, to), at - from)).toBe('the ice moves slowly down the valley.');
});

test('lines of the text itself stay, and a page of one line is never empty', () => {
  expect(getBody(buildPage('In 1990 it began.', 'It ended in 2020.'))).toBe('In 1990 it began. It ended in 2020.');
  expect(getBody(buildPage('45'))).toBe('45');
  expect(findBodyRange(buildPage(), [])).toEqual({ from: 0, to: 0 });
});
