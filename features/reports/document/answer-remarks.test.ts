import { expect, test } from 'vitest';
import { buildReading } from '../web/pdf/testing.ts';
import { buildQuestion } from '../web/testing.tsx';
import { describeTimes } from './answer-remarks.ts';

test('a question names the time that it took beside that of the school; an answer from paper has none', () => {
  const reading = buildReading('en', false);
  expect(describeTimes(buildQuestion({}), reading)).toMatch(/1:12.*1:05/);
  expect(describeTimes(buildQuestion({ isFromPaper: true }), reading)).toBe(
    describeTimes(buildQuestion({}), reading).split(' · ')[0],
  );
});
