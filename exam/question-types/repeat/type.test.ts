import { expect, test } from 'vitest';
import { problemsOf, questionTypeOfCode } from '../logic.ts';

test('the old code 11033 is this type, as a string alone', () => {
  expect(questionTypeOfCode('11033')?.id).toBe('repeat');
  expect(questionTypeOfCode(11033)).toBeUndefined();
});

test('a sentence is asked for before it may be saved', () => {
  expect(problemsOf({ type: 'repeat', prompt: { text: '<p>Listen.</p>' }, key: { reference: '  ' } })).toEqual({
    'key.reference': 'noKey',
  });
});
