import { expect, test } from 'vitest';
import type { ReadGroup } from '../../import/format.ts';
import { checkSource } from './checked-source.ts';

const item = {
  identifier: null,
  source: 'Six is even.',
  notes: [],
  question: { type: 'true-false', prompt: { text: '<p>Six is even.</p>' }, key: true, explanation: '', points: 100 },
};
const check = (group: Partial<ReadGroup>) =>
  checkSource(
    { format: 'aiken', groups: [{ title: '', passage: '', items: [item], ...group }], files: [] },
    () => 'hash',
  ).items.map(({ outcome, notes, question }) => ({ outcome, notes, isThere: question !== null }));

test('a passage with a formula that cannot be read makes its questions doubtful', () => {
  expect(check({ passage: '<p><span data-math="">\\frac{1</span></p>' })).toEqual([
    { outcome: 'doubtful', notes: [{ code: 'formulaUnclear', detail: expect.any(String) as string }], isThere: true },
  ]);
});

test('a passage that the editor could not save leaves its questions out', () => {
  expect(check({ passage: `<p>${'a'.repeat(50_001)}</p>` })).toEqual([
    { outcome: 'dropped', notes: [{ code: 'tooLong', detail: '' }], isThere: false },
  ]);
});

test('what the editor would refuse is left out with the reason', () => {
  const wrongKey = {
    ...item,
    question: { ...item.question, type: 'choice', key: 'x', prompt: { text: 'a', options: [] } },
  };
  expect(check({ items: [wrongKey] })).toMatchObject([{ outcome: 'dropped', notes: [{ code: 'broken' }] }]);
});
