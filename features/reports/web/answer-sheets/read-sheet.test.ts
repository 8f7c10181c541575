import { expect, test } from 'vitest';
import { encodeSheetCode, layOutSheetFor, type SheetCode, type SheetQuestion } from '@inkstone/exam/answer-sheet';
import { drawPage, fillBubble, photograph, plainShot, turnCorners } from '@inkstone/exam/answer-sheet/testing';
import { createSeededRandom } from '@inkstone/exam/attempt';
import { readSheet } from './read-sheet.ts';

const questions: SheetQuestion[] = Array.from({ length: 10 }, (_, index) => ({
  ...{ kind: 'single', label: String(index + 1), options: 4 },
}));
const code: SheetCode = { source: 'paper', id: 12, revision: 3, form: 'B', rules: 1, page: 1, recipientId: 321 };

const photo = (text: string, letters: string, shot = {}) => {
  const page = layOutSheetFor(questions, code).pages[0];
  if (!page) throw new Error('The sheet has no page.');
  const drawn = drawPage(page, text);
  const pencil = { random: createSeededRandom(4), darkness: 0.8 };
  for (const [index, letter] of [...letters].entries()) {
    const bubble = page.questions[index]?.bubbles.find(({ value }) => value === letter);
    if (bubble) fillBubble(drawn, bubble, pencil);
  }
  const { width, height, pixels } = photograph([drawn], { ...plainShot, ...shot });
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [index, gray] of pixels.entries()) data.set([gray, gray, gray, 255], index * 4);
  const forms = [
    { form: 'B' as const, rules: 2 as const, questions: [] },
    { form: 'B' as const, rules: 1 as const, questions },
  ];
  return { width, height, data, forms };
};

const shots = {
  plain: {},
  'upside down': { corners: turnCorners(180, 0.9) },
  'skewed, dark, noisy and compressed': { corners: turnCorners(9), light: [0.6, 0.45], noise: 8, quality: 40, seed: 5 },
};
test.each(Object.entries(shots))('a photo reads its code and its answers: %s', (_, shot) => {
  const text = encodeSheetCode(code);
  const reading = readSheet(photo(text, 'ABCDABCD', shot));
  expect(reading).toMatchObject({ problem: null, code: text, number: null });
  expect(reading.questions.map(({ values }) => values.join(''))).toEqual([...'ABCDABCD', '', '']);
  expect(reading.questions.every(({ isSure }) => isSure)).toBe(true);
});

test('a question is found again in the picture', () => {
  const { questions: read } = readSheet(photo(encodeSheetCode(code), 'A'));
  const [left = 0, top = 0, width = 0, height = 0] = read[0]?.box ?? [];
  expect([left > 0.05, top > 0.1, left + width < 0.4, height < 0.05]).toEqual([true, true, true, true]);
});

test('a page of another form has no answers, and one without a code of ours is not read', () => {
  const foreign = encodeSheetCode({ ...code, form: 'C' });
  expect(readSheet(photo(foreign, 'ABCD'))).toMatchObject({ code: foreign, questions: [] });
  expect(readSheet(photo('HELLO', 'ABCD'))).toMatchObject({ problem: 'noCode', questions: [] });
});
