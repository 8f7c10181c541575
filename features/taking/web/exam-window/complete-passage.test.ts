import { expect, test } from 'vitest';
import { getPassageHtml } from './complete-passage.ts';

type Context = Parameters<typeof getPassageHtml>[0];

const prompts = [
  { text: '<p>1</p>' },
  { text: '<p>2</p>', passage: 'It was late, & dark.\n\n[We] left.' },
  { text: '<p>3</p>' },
];

const contextAt = (index: number, html: string): Context => {
  const questions = prompts.map((prompt, at) => ({ id: at + 1, prompt }));
  return { set: { stimulus: { html }, questions }, question: questions[index] } as unknown as Context;
};

test.each([
  ['the first question', 0, '<p>It was ______.</p>'],
  ['the question that brings the whole text', 1, '<p>It was ______.</p>'],
  ['the question behind it', 2, '<p>It was late, &amp; dark.</p><p>We left.</p>'],
])('a passage with gaps at %s', (_name, index, expected) => {
  expect(getPassageHtml(contextAt(index, '<p>It was ______.</p>'))).toBe(expected);
});

test('a passage without gaps stays as it is', () => {
  expect(getPassageHtml(contextAt(2, '<p>It was late.</p>'))).toBe('<p>It was late.</p>');
});
