// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { splitPromptText } from './split-prompt.ts';

test('the last paragraph is the question, what stands above it the text', () => {
  const html = '<p>Text 1: Salt.</p><p>Text 2: <u>Sugar</u>.</p><p>Which choice is best?</p>';
  expect(splitPromptText(html)).toEqual({
    text: '<p>Text 1: Salt.</p><p>Text 2: <u>Sugar</u>.</p>',
    task: '<p>Which choice is best?</p>',
  });
});

test('a table or notes between text and question stay with the text', () => {
  const split = splitPromptText('<p>Notes:</p><ul><li>One</li></ul><p>What is the aim?</p>');
  expect(split?.text).toBe('<p>Notes:</p><ul><li>One</li></ul>');
});

test('a question alone has no text', () => {
  expect(splitPromptText('<p>What is the aim?</p>')).toBeNull();
  expect(splitPromptText('What is the aim?')).toBeNull();
});
