import { expect, test } from 'vitest';
import { isAnswerTo, problemsOf, questionTypeOfCode, scoreAnswer } from '../logic.ts';
import { repeat } from './type.ts';

const one = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const question = {
  type: 'repeat',
  prompt: { text: '<p>Speak.</p>' },
  key: { reference: 'The ferry <leaves> at nine.' },
};

test.each([
  [{ recordings: [one] }, true],
  [{ recordings: [] }, true],
  [{ recordings: [one, one] }, false],
  [{ recordings: ['mine'] }, false],
  [{ recordings: Array.from({ length: 21 }, () => one) }, false],
  [[one], false],
])('%j is an answer: %s', (value, is) => {
  expect(isAnswerTo(question, value)).toBe(is);
});

test('without a recording it is blank, and no machine ever scores it', () => {
  expect(repeat.isBlank({ recordings: [] })).toBe(true);
  expect(repeat.isBlank({ recordings: [one] })).toBe(false);
  expect(scoreAnswer(question, { recordings: [one] })).toBeNull();
});

test('the old code 11033 is this type, as a string alone', () => {
  expect(questionTypeOfCode('11033')?.id).toBe('repeat');
  expect(questionTypeOfCode(11033)).toBeUndefined();
});

test('a sentence is asked for before it may be saved', () => {
  expect(problemsOf({ type: 'repeat', prompt: { text: '<p>Listen.</p>' }, key: { reference: '  ' } })).toEqual({
    'key.reference': 'noKey',
  });
});
