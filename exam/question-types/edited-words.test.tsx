// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { findProblems } from './logic.ts';
import { options, pressButton, renderEditor, writeSource } from './testing/writing.tsx';

afterEach(cleanup);

test('a text is stored as it was entered', async () => {
  const held = renderEditor('choice', { prompt: { text: '', options }, key: 'x' });
  await screen.findByText('Question');
  writeSource('Question', '<p>How <em>many</em>?</p>');
  expect(held.now.prompt).toMatchObject({ text: '<p>How <em>many</em>?</p>' });
  expect(findProblems({ type: 'choice', ...held.now })).toEqual({});
});

test('a text with a figure is edited as source, so that nothing is lost', async () => {
  const text = '<p>See</p><figure><figcaption>One</figcaption></figure>';
  renderEditor('choice', { prompt: { text, options }, key: 'x' });
  const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
  expect(source.value).toBe(text);
  expect(screen.getByText(/its source is edited/)).toBeTruthy();
});

test('a table is edited in place', async () => {
  const text = '<p>See</p><table><thead><tr><th>n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  renderEditor('choice', { prompt: { text, options }, key: 'x' });
  const field = await screen.findByRole('textbox', { name: 'Question' });
  expect(field.tagName).toBe('DIV');
  expect([...field.querySelectorAll('th, td')].map(({ textContent }) => textContent)).toEqual(['n', '1']);
});

test('formulas, blanks and pictures are unchanged by the editor', async () => {
  const text =
    '<p>If <span data-math="">x&lt;y</span> then <span data-blank="1"></span><img src="/a.png" alt="a"> H<sub>2</sub>O</p>';
  renderEditor('blanks', { prompt: { text, blanks: 1 }, key: [['a']] });
  const field = await screen.findByRole('textbox', { name: 'Text with gaps' });
  expect(field.tagName).toBe('DIV');
  expect(field.querySelector('[data-blank="1"]')).toBeTruthy();
  expect(field.querySelector('img[src]')?.getAttribute('alt')).toBe('a');
  expect(field.querySelector('sub')?.textContent).toBe('2');
});

test('dollar signs are reported not to be formulas, and can be converted with a button', async () => {
  const held = renderEditor('choice', { prompt: { text: '<p>If $x^2$ is 4, $x$ costs $5.</p>', options }, key: 'x' });
  expect(await screen.findByText(/students would read “\$x\^2\$” as it stands/)).toBeTruthy();
  pressButton('Make it a formula');
  await waitFor(() =>
    expect(held.now.prompt).toMatchObject({
      text: '<p>If <span data-math="">x^2</span> is 4, <span data-math="">x</span> costs $5.</p>',
    }),
  );
  expect(screen.queryByRole('button', { name: 'Make it a formula' })).toBeNull();
});

test('an empty field says how to insert a formula', async () => {
  renderEditor('choice', { prompt: { text: '', options }, key: 'x' });
  const field = await screen.findByRole('textbox', { name: 'Question' });
  expect(field.getAttribute('aria-placeholder')).toMatch(/formula goes in with “Formula”/);
  expect(screen.getByRole('textbox', { name: 'Option A' }).getAttribute('aria-placeholder')).toBeNull();
});
