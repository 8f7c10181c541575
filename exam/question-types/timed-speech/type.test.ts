import { expect, test } from 'vitest';
import { problemsOf } from '../logic.ts';

test('a model answer may be left out', () => {
  expect(problemsOf({ type: 'timed-speech', prompt: { text: '<p>Why?</p>' }, key: { model: '' } })).toEqual({});
});
