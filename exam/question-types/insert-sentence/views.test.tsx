// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const square = (number: number) => `<span data-square="${number}"></span>`;
const prompt = {
  text: `<p>${square(1)}One. ${square(2)}Two. ${square(3)}Three.</p>`,
  sentence: '<p>So it goes.</p>',
};
const at = (letter: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`Square ${letter}`) });
const shown = () =>
  [...document.querySelectorAll('strong')].filter((copy) => !copy.hidden).map((copy) => copy.textContent.trim());

afterEach(cleanup);

describe('a sentence to insert', () => {
  test('is a group with one button at each position', () => {
    renderPlayer(Player, { prompt });
    expect(screen.getByRole('radiogroup', { name: /does this sentence fit best/ })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(shown()).toEqual([]);
  });

  test('is shown in the running text at the selected position', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.click(at('B'));
    expect(held.value).toBe(2);
    expect(shown()).toEqual(['So it goes.']);
    expect(screen.getByText(/stands at square B/)).toBeTruthy();
    fireEvent.click(at('C'));
    expect(held.value).toBe(3);
    expect(shown()).toEqual(['So it goes.']);
  });

  test('can be removed by selecting its position again, by Space, and by the button', () => {
    const { held } = renderPlayer(Player, { prompt, value: 2 });
    fireEvent.click(at('B'));
    expect(held.value).toBeUndefined();
    fireEvent.click(at('A'));
    fireEvent.keyDown(at('A'), { key: ' ', code: 'Space' });
    expect(held.value).toBeUndefined();
    fireEvent.click(at('C'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
    expect(shown()).toEqual([]);
  });

  test.each([
    ['c', 'KeyC', 3],
    ['1', 'Digit1', 1],
  ])('the key %s selects its position', (key, code, number) => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.keyDown(at('B'), { key, code });
    expect(held.value).toBe(number);
    expect(document.activeElement).toBe(at('ABC'[number - 1] ?? ''));
  });

  test('the text after a position keeps the same character offset, wherever the sentence is inserted', () => {
    renderPlayer(Player, { prompt });
    const before = document.querySelector('p + div + div')?.textContent;
    fireEvent.click(at('A'));
    expect(document.querySelector('p + div + div')?.textContent).toBe(before);
  });

  test('cannot be moved if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: 2, readOnly: true });
    fireEvent.click(at('A'));
    fireEvent.click(at('B'));
    fireEvent.keyDown(at('B'), { key: 'a', code: 'KeyA' });
    expect(held.changes).toBe(0);
    expect(shown()).toEqual(['So it goes.']);
  });
});

describe('the report of a sentence to insert', () => {
  test.each([
    ['en', ['Wrong', 'Your answer', 'Square A', 'Key', 'Square C']],
    ['zh', ['错误', '你的答案', '方块 A', '参考答案', '方块 C']],
  ] as const)('names the square chosen and the right one in %s', (language, texts) => {
    renderUi(<Review prompt={prompt} key_={3} value={1} />, { language });
    for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
  });

  test('shows the sentence in its right position', () => {
    renderUi(<Review prompt={prompt} key_={2} value={2} />);
    expect(screen.getByText('Right')).toBeTruthy();
    expect(document.querySelector('strong')?.previousElementSibling?.textContent).toBe('B');
    expect(screen.queryByText('Key')).toBeNull();
  });
});
