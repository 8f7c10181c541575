// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { fromNotation } from './notation.ts';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const { prompt, key } = fromNotation('<p>The ani[mals] of th[ey] run.</p>');
const field = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Word ${number} of 2`) });
const type = (number: number, value: string) => fireEvent.change(field(number), { target: { value } });

afterEach(cleanup);

describe('words to complete', () => {
  test('have one field each in the running text, labelled with the visible and the missing letters', () => {
    renderPlayer(Player, { prompt });
    expect(screen.getByRole('textbox', { name: 'Word 1 of 2, begins with ani, letters missing: 4' })).toBeTruthy();
    expect(field(1).closest('p')?.textContent).toBe('The ani of th run.');
  });

  test('store the letters by word', () => {
    const { held } = renderPlayer(Player, { prompt });
    type(2, 'ey');
    type(1, 'mal');
    expect(held.value).toEqual(['mal', 'ey']);
    expect(screen.getByText(/Complete: 1 of 2/)).toBeTruthy();
  });

  test('accept no letter beyond the end of the word, and the caret stays', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['mals', ''] });
    field(1).focus();
    type(1, 'malse');
    expect(held.value ?? ['mals', '']).toEqual(['mals', '']);
    type(1, 'mals4');
    expect(held.value ?? ['mals', '']).toEqual(['mals', '']);
    expect(document.activeElement).toBe(field(1));
  });

  test('can be navigated with Space, Enter, arrow keys and Backspace', () => {
    renderPlayer(Player, { prompt, value: ['mals', ''] });
    field(1).focus();
    fireEvent.keyDown(field(1), { key: ' ' });
    expect(document.activeElement).toBe(field(2));
    fireEvent.keyDown(field(2), { key: 'Backspace' });
    expect(document.activeElement).toBe(field(1));
    expect(field(1).selectionStart).toBe(4);
    fireEvent.keyDown(field(1), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(field(2));
    fireEvent.keyDown(field(2), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(field(1));
    fireEvent.keyDown(field(1), { key: 'Enter' });
    expect(document.activeElement).toBe(field(2));
  });

  test('wait for an input method to finish composing', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.compositionStart(field(1));
    type(1, 'm a l s');
    expect(held.changes).toBe(0);
    expect(field(1).value).toBe('m a l s');
    fireEvent.compositionEnd(field(1), { target: { value: 'mals' } });
    expect(held.value).toEqual(['mals', '']);
  });

  test('take no characters of an input method, but its full-width letters', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.compositionStart(field(1));
    fireEvent.compositionEnd(field(1), { target: { value: '马拉松' } });
    expect(held.value).toBeUndefined();
    type(1, 'ｍa马ls');
    expect(held.value).toEqual(['mals', '']);
  });

  test('are blank when the last letter is deleted, and when they are cleared', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['m', ''] });
    type(1, '');
    expect(held.value).toBeUndefined();
    type(2, 'e');
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
  });

  test('have no inputs if they are read-only', () => {
    renderPlayer(Player, { prompt, value: ['mals', 'ey'], readOnly: true });
    expect(field(1).readOnly).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['en', ['Partly right: 1 of 2', 'animals', 'thay', 'they']],
  ['zh', ['部分正确：得 1 / 2', 'animals', 'thay', 'they']],
] as const)('the report shows every word, and the right one where it was missed, in %s', (language, texts) => {
  renderUi(<Review prompt={prompt} key_={key} value={['mals', 'ay']} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});

test('the report marks words that were left empty', () => {
  renderUi(<Review prompt={prompt} key_={key} value={['mals', '']} />);
  expect(screen.getByText('left empty')).toBeTruthy();
});
