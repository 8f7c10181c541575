import { expect, test } from 'vitest';
import { listBands, listSetBands, listShingles, measureSimilarity, minSimilarity } from './similarity.ts';

const shinglesOf = (text: string, passage = '') => listShingles({ prompt: { text }, passage });
const similarity = (first: string, second: string) => measureSimilarity(shinglesOf(first), shinglesOf(second));

const tank =
  '<p>A tank holds 240 liters of water. Pump A fills it in six hours and pump B empties it in ten hours. How long does it take to fill the tank if both are running?</p>';

test('markup and capitals make no other question', () => {
  expect(similarity(tank, tank.replaceAll('<p>', '<div>').replace('liters', '<b>liters</b>').toUpperCase())).toBe(1);
  expect(
    similarity(
      '<p>水池有兩個進水管，甲管單開六小時注滿，乙管單開十小時放空。</p>'.repeat(2),
      '<p>水池有两个进水管，甲管单开六小时注满，乙管单开十小时放空。</p>'.repeat(2),
    ),
  ).toBe(1);
});

test('a question with other numbers is similar, another question is not', () => {
  const other =
    '<p>The sum of three consecutive even integers is 78. What is the largest of the three integers, and how is it related to their mean?</p>';
  expect(similarity(tank, tank.replace('240', '360').replace('six hours', 'eight hours'))).toBeGreaterThan(
    minSimilarity,
  );
  expect(similarity(tank, other)).toBeLessThan(0.2);
});

test('a short question is compared with its passage, a long one by itself', () => {
  const ask = '<p>What is the passage mainly about?</p>';
  const rivers = `<p>${'Rivers carry sand and stones to the sea. '.repeat(4)}</p>`;
  const trade = `<p>${'Merchants of the Hanse met every summer. '.repeat(4)}</p>`;
  expect(measureSimilarity(shinglesOf(ask, rivers), shinglesOf(ask, rivers))).toBe(1);
  expect(measureSimilarity(shinglesOf(ask, rivers), shinglesOf(ask, trade))).toBeLessThan(minSimilarity);
  expect(measureSimilarity(shinglesOf(tank, rivers), shinglesOf(tank, trade))).toBe(1);
});

test('a question without words is like nothing', () => {
  expect(listBands(shinglesOf(''))).toEqual([]);
  expect(similarity('', '')).toBe(0);
});

/** Numbers of a fixed sequence, as shingles. */
const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.imul(from + index, 0x9e3779b1) >>> 0);

/** In how many of 400 pairs with this share of common shingles a band is common. */
const countFound = (common: number, own: number): number =>
  Array.from({ length: 400 }, (_, pair) => {
    const base = pair * 10_000;
    const shared = numbers(base, common);
    const first = new Set([...shared, ...numbers(base + 3000, own)]);
    const second = new Set([...shared, ...numbers(base + 6000, own)]);
    const bands = new Set(listBands(first));
    return listBands(second).some((band) => bands.has(band));
  }).filter(Boolean).length;

test('bands find nearly all that are similar and few that are not', () => {
  // 140 of 200 in common: 0.7; of 1 - (1 - 0.7^3)^12 = 0.994 a band is common.
  expect(countFound(140, 30)).toBeGreaterThan(385);
  expect(countFound(180, 10)).toBe(400);
  // 40 of 400 in common: 0.1, 1.2 %.
  expect(countFound(40, 180)).toBeLessThan(20);
});

test('a long passage is read once for all the questions that ask about it', () => {
  const html = `<p>${Array.from({ length: 8000 }, (_, at) => `w${Math.imul(at, 0x9e3779b1) >>> 0}`.slice(0, 5)).join(' ')}</p>`;
  const questions = Array.from({ length: 40 }, (_, at) => ({ prompt: { text: `<p>What is said of ${at}?</p>` } }));
  const measure = (count: number): number => {
    const before = process.cpuUsage();
    listSetBands({ stimulus: { html }, questions: questions.slice(0, count) });
    const { user } = process.cpuUsage(before);
    return user;
  };
  measure(1);
  const [one, forty] = [Math.max(measure(1), measure(1)), Math.min(measure(40), measure(40))];
  expect(forty).toBeLessThan(one * 10);
  const apart = questions.flatMap(({ prompt }) => listBands(listShingles({ prompt, passage: html })));
  expect(listSetBands({ stimulus: { html }, questions })).toEqual([...new Set(apart)]);
});

test('bands fit a column of 32-bit integers, and a set has those of each question', () => {
  const stimulus = { html: '' };
  const bands = listSetBands({ stimulus, questions: [{ prompt: { text: tank } }, { prompt: { text: tank } }] });
  expect(bands).toEqual(listBands(shinglesOf(tank)));
  expect(bands.every((band) => Number.isInteger(band) && Math.abs(band) <= 2 ** 31)).toBe(true);
});
