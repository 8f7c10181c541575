import { expect, test } from 'vitest';
import { withoutRecordings, mergeAnswerPart } from './answer-parts.ts';
import { replay } from './replay.ts';

test.each([
  [{ text: 'Hi', recordings: ['a'] }, { recordings: ['a', 'b'] }, { text: 'Hi', recordings: ['a', 'b'] }],
  [null, { recordings: ['a'] }, { recordings: ['a'] }],
  ['words', { recordings: ['a'] }, { recordings: ['a'] }],
  [{ text: 'Hi' }, null, null],
])('%j with %j changed is %j', (value, part, full) => {
  expect(mergeAnswerPart(value, part)).toEqual(full);
});

test.each([
  [{ recordings: ['a'] }, null],
  [
    { text: '', files: [], recordings: ['a'] },
    { text: '', files: [], recordings: [] },
  ],
  [undefined, null],
])('%j without its recordings is %j', (value, rest) => {
  expect(withoutRecordings(value)).toEqual(rest);
});

test('a written text is kept when a recording is added', () => {
  const { answers } = replay([
    { kind: 'answered', questionId: 1, value: { text: 'Hi', files: [], recordings: [] } },
    { kind: 'recording-saved', questionId: 1, recordingId: 'a' },
    { kind: 'recording-saved', questionId: 1, recordingId: 'a' },
  ]);
  expect(answers[1]).toEqual({ text: 'Hi', files: [], recordings: ['a'] });
});
