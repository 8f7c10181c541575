import { expect, test } from 'vitest';
import { isAnswerTo, findProblems, takesRecordings } from '../logic.ts';
import { scoreAnswer } from '../scored.ts';
import { translation } from './type.ts';

const id = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const requested = (by: 'voice' | 'text') => ({
  type: 'translation',
  prompt: { text: '<p>把这句话译成英语。</p>', by },
  key: { model: '' },
});

test.each([
  ['voice', { recordings: [id] }, true],
  ['voice', { text: '', recordings: [id, id] }, false],
  ['voice', { text: 'The bus is late.', recordings: [] }, false],
  ['text', { text: 'The bus is late.' }, true],
  ['text', { text: '', recordings: [id] }, false],
  ['text', 'The bus is late.', false],
] as const)('for the mode %s, %j is an answer: %s', (by, value, is) => {
  expect(isAnswerTo(requested(by), value)).toBe(is);
});

test('a spoken translation accepts recordings, a written one does not, and neither is scored automatically', () => {
  expect(takesRecordings(requested('voice'))).toBe(true);
  expect(takesRecordings(requested('text'))).toBe(false);
  expect(scoreAnswer(requested('text'), { text: 'The bus is late.' })).toBeNull();
  expect(translation.isBlank({ text: ' \n', recordings: [] })).toBe(true);
  expect(translation.isBlank({ text: '', recordings: [id] })).toBe(false);
});

test('a sentence is required, a model answer is not', () => {
  expect(findProblems(requested('text'))).toEqual({});
  expect(findProblems({ ...requested('text'), prompt: { text: '', by: 'text' } })).toEqual({ 'prompt.text': 'empty' });
});

test('a spoken answer has no text, and is formatted by its recordings', () => {
  const { prompt } = requested('voice');
  expect([translation.isBlank({ recordings: [id] }), translation.fits({ recordings: [id] }, prompt)]).toEqual([
    false,
    true,
  ]);
  expect(translation.spell({ recordings: [id] }, prompt)).toBe(id);
  expect(translation.isBlank({})).toBe(true);
});
