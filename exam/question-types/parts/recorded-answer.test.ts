import { describe, expect, test } from 'vitest';
import { isAnswerTo, getQuestionType } from '../logic.ts';
import { scoreAnswer } from '../scored.ts';

const item = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';

describe.each([
  ['timed-speech', { model: '<p>I like both.</p>' }],
  ['interview-answer', { model: '<p>I repair things.</p>' }],
  ['repeat', { reference: 'The ferry <leaves> at nine.' }],
])('an answer to %s', (type, key) => {
  const question = { type, prompt: { text: '<p>Speak.</p>' }, key };

  test.each([
    [{ recordings: [item] }, true],
    [{ recordings: [] }, true],
    [{ recordings: [item, item] }, false],
    [{ recordings: ['mine'] }, false],
    [{ recordings: Array.from({ length: 21 }, () => item) }, false],
    [[item], false],
  ])('%j is valid: %s', (value, fits) => {
    expect(isAnswerTo(question, value)).toBe(fits);
  });

  test('is blank without a recording, and is never scored automatically', () => {
    expect(getQuestionType(type).isBlank({ recordings: [] })).toBe(true);
    expect(getQuestionType(type).isBlank({ recordings: [item] })).toBe(false);
    expect(scoreAnswer(question, { recordings: [item] })).toBeNull();
  });
});
