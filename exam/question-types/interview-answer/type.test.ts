import { expect, test } from 'vitest';
import { findProblems } from '../logic.ts';

test('a model answer is optional', () => {
  expect(findProblems({ type: 'interview-answer', prompt: { text: '<p>Why?</p>' }, key: { model: '' } })).toEqual({});
});
