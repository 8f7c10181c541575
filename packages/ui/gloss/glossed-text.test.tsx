// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '../testing.tsx';
import { fetchGlosses, GlossedText } from './glossed-text.tsx';
import { RichText } from '../parts/rich-text.tsx';

afterEach(cleanup);

const html =
  '<p>A bed of <span data-gloss="Very fine earth &lt; sand.">silt</span> under <span data-gloss="Rock in the open.">lava <em>outcrops</em></span>.</p>';
const word = (name: string) => screen.findByRole('button', { name });
const meaning = (name: string) => screen.findByRole('dialog', { name: `Meaning of “${name}”` });

test('a word with a meaning is a button that shows and hides it', async () => {
  await fetchGlosses();
  renderUi(<GlossedText html={html} />);
  const silt = await word('silt');
  expect(silt.tabIndex).toBe(0);
  expect(silt.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(silt);
  expect((await meaning('silt')).textContent).toBe('Very fine earth < sand.');
  expect(silt.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(silt);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(silt.getAttribute('aria-expanded')).toBe('false');
});

test.each(['Enter', ' '])('the key %o opens it; Escape closes it and returns focus to the word', async (key) => {
  renderUi(<GlossedText html={html} />);
  const outcrops = await word('lava outcrops');
  outcrops.focus();
  fireEvent.keyDown(outcrops, { key });
  const open = await meaning('lava outcrops');
  await waitFor(() => expect(open.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? open, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(outcrops));
});

test('pressing another word replaces the first meaning, and the close button closes it', async () => {
  renderUi(<GlossedText html={html} />);
  fireEvent.click(await word('silt'));
  await meaning('silt');
  fireEvent.click(await word('lava outcrops'));
  await meaning('lava outcrops');
  expect(screen.queryAllByRole('dialog')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('selecting text over a word, as for a highlight, does not press it', async () => {
  renderUi(<GlossedText html={html} />);
  const silt = await word('silt');
  fireEvent.pointerDown(silt, { clientX: 10, clientY: 10 });
  fireEvent.click(silt, { clientX: 40, clientY: 10, detail: 1 });
  expect(silt.getAttribute('aria-expanded')).toBe('false');
});

test('its text equals the text without meanings, so that highlights keep their positions', async () => {
  const { container } = renderUi(<GlossedText html={html} />);
  await word('silt');
  expect(container.querySelector('p')?.textContent).toBe('A bed of silt under lava outcrops.');
});

test('in ordinary rich text the words are plain text and not focusable', () => {
  const { container } = renderUi(<RichText html={html} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('[tabindex]')).toBeNull();
});
