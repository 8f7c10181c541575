import { expect, test } from 'vitest';
import { scoredQuestionTypes } from '../question-types/scored.ts';
import { answerEffort } from './effort.ts';

const getEffort = (type: string, value: unknown, key: unknown, partialCredit?: string): number =>
  answerEffort(
    { type, ...(partialCredit === undefined ? {} : { partialCredit }) },
    { value, keyed: { prompt: {}, key } },
    scoredQuestionTypes,
  );

const han = (count: number, from: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919 + from) % 20_000))).join('');
const sentence = 'The library closes at half past nine, so “hurry up” – we’ll miss the bus otherwise. '.repeat(4);
const gaps = (count: number, forms: number, form: string): string[][] =>
  Array.from({ length: count }, () => Array.from({ length: forms }, (_, at) => `${form}${at}`));

// Answers below this effort are scored inline: 20 ms.
const mostMicros = 20_000;

test('a paper of typical dictations and blanks is scored inline', () => {
  const dictation = getEffort('dictation', sentence, { references: [sentence.slice(4), sentence] }, 'slips');
  const russian = 'Библиотека закрывается в половине десятого. '.repeat(6);
  const blanks = getEffort(
    'blanks',
    Array.from({ length: 60 }, () => 'something'),
    gaps(60, 3, 'somewhere'),
  );

  expect(40 * dictation).toBeLessThan(mostMicros);
  expect(40 * getEffort('dictation', russian, { references: [russian] }, 'slips')).toBeLessThan(mostMicros);
  expect(4 * blanks).toBeLessThan(mostMicros);
});

test.each([
  ['4,000 Chinese characters', han(4000, 0), { references: [han(4000, 5)] }, 'slips'],
  ['ten references of 4,000 Chinese characters', han(4000, 0), { references: Array(10).fill(han(4000, 5)) }, undefined],
  ['words of one letter', 'a b '.repeat(1000), { references: Array(10).fill('c d '.repeat(1000)) }, 'slips'],
  ['ligatures that expand to phrases', '㌀'.repeat(800), { references: Array(10).fill('㌁'.repeat(800)) }, 'slips'],
])('the longest dictation of %s is not', (_, value, key, rule) => {
  expect(getEffort('dictation', value, key, rule)).toBeGreaterThan(mostMicros);
});

test.each(['a', 'é', '语', '\u{fdfa}'])('sixty blanks with fifty long accepted texts of %s each are not', (sign) => {
  const value = Array.from({ length: 60 }, () => sign.repeat(500));
  expect(getEffort('blanks', value, gaps(60, 50, sign.repeat(490)))).toBeGreaterThan(mostMicros);
});

test('answers that a teacher marks and blank answers take no effort', () => {
  expect(getEffort('essay', { text: 'x'.repeat(50_000) }, null)).toBe(0);
  expect(getEffort('blanks', null, gaps(60, 50, 'a'.repeat(400)))).toBe(0);
  expect(getEffort('gone', 'x', 'x')).toBe(0);
});
