import { expect, test } from 'vitest';
import { isAnswerTo, problemsOf, scoreAnswer } from '../logic.ts';
import { interviewAnswer } from './type.ts';

const one = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const question = {
  type: 'interview-answer',
  prompt: { text: '<p>Speak.</p>' },
  key: { model: '<p>I repair things.</p>' },
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
  expect(interviewAnswer.isBlank({ recordings: [] })).toBe(true);
  expect(interviewAnswer.isBlank({ recordings: [one] })).toBe(false);
  expect(scoreAnswer(question, { recordings: [one] })).toBeNull();
});

test('a model answer may be left out', () => {
  expect(problemsOf({ type: 'interview-answer', prompt: { text: '<p>Why?</p>' }, key: { model: '' } })).toEqual({});
});
