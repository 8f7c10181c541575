import { expect, test } from 'vitest';
import { isAnswerTo, findProblems } from '../logic.ts';
import { scoreAnswer } from '../scored.ts';
import { essay } from './type.ts';

const question = { type: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 100 }, key: { model: '' } };

test.each([
  ['', true],
  ['A short text.\n\nWith a second paragraph.', true],
  ['x'.repeat(50_001), false],
  [['text'], false],
  [{ text: 'x' }, false],
])('an answer that starts with %.20j is valid: %s', (value, is) => {
  expect(isAnswerTo(question, value)).toBe(is);
});

test('white space alone is blank, and a text is never scored automatically', () => {
  expect(essay.isBlank(' \n\t ')).toBe(true);
  expect(essay.isBlank('.')).toBe(false);
  expect(scoreAnswer(question, 'A text.')).toBeNull();
});

test('a task without text is a problem, a missing model answer is not', () => {
  expect(findProblems(question)).toEqual({});
  expect(findProblems({ ...question, prompt: { text: '', leastWords: 0 } })).toEqual({ 'prompt.text': 'empty' });
});
