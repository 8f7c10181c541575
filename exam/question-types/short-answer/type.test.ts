import { expect, test } from 'vitest';
import { isAnswerTo, findProblems } from '../logic.ts';
import { scoreAnswer } from '../scored.ts';

const question = { type: 'short-answer', prompt: { text: '<p>Why?</p>' }, key: { model: '' } };

test('a text is a valid answer, which a teacher marks', () => {
  expect(isAnswerTo(question, 'Because.')).toBe(true);
  expect(isAnswerTo(question, 3)).toBe(false);
  expect(scoreAnswer(question, 'Because.')).toBeNull();
});

test('a question without text is a problem', () => {
  expect(findProblems({ ...question, prompt: { text: ' ' } })).toEqual({ 'prompt.text': 'empty' });
});
