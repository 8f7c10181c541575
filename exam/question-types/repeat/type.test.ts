import { expect, test } from 'vitest';
import { findProblems, findQuestionTypeByCode } from '../logic.ts';

test('the legacy code 11033 is this type as a string only', () => {
  expect(findQuestionTypeByCode('11033')?.id).toBe('repeat');
  expect(findQuestionTypeByCode(11033)).toBeUndefined();
});

test('a sentence is required before saving', () => {
  expect(findProblems({ type: 'repeat', prompt: { text: '<p>Listen.</p>' }, key: { reference: '  ' } })).toEqual({
    'key.reference': 'noKey',
  });
});
