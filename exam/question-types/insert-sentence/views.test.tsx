// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { PassageTextContext, type PassageText } from '../parts/passage-text.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { Player } from './player.tsx';
import { Review } from './review.tsx';
import type { Prompt, Square } from './type.ts';

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

const passageWith = (html: string): PassageText => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return { element };
};

const besidePassage = (passage: PassageText) => (props: PlayerProps<Prompt, Square>) => (
  <PassageTextContext value={passage}>
    <Player {...props} />
  </PassageTextContext>
);

describe('a sentence to insert beside its passage', () => {
  afterEach(() => document.body.replaceChildren());

  test('is inserted in the passage itself, whose own text stays as it is', () => {
    const passage = passageWith('<p>Title</p><p>One. <em>Two.</em> Three.</p>');
    const { held } = renderPlayer(besidePassage(passage), { prompt });
    const [title, paragraph] = passage.element.children;
    expect(paragraph?.querySelectorAll('input')).toHaveLength(3);
    expect(title?.querySelector('input')).toBeNull();
    fireEvent.click(at('B'));
    expect(held.value).toBe(2);
    expect(paragraph?.querySelector('strong')?.dataset['sentence']).toBe('So it goes.');
    expect(paragraph?.textContent).toBe('One. Two. Three.');
    fireEvent.keyDown(at('B'), { key: 'c', code: 'KeyC' });
    expect(held.value).toBe(3);
    expect(document.activeElement).toBe(at('C'));
  });

  test('is inserted in a paragraph that goes on before and after the text of the question', () => {
    const passage = passageWith('<p>Three.</p><p>Zero. One. Two. Three. Four.</p>');
    renderPlayer(besidePassage(passage), { prompt });
    const [, paragraph] = passage.element.children;
    expect(paragraph?.querySelectorAll('input')).toHaveLength(3);
    expect(at('A').closest('p')).toBe(paragraph);
    fireEvent.click(at('A'));
    const before = document.createRange();
    before.setStart(passage.element, 1);
    before.setEndBefore(at('A'));
    expect(before.toString().trim()).toMatch(/^Zero\./);
    expect(before.toString()).not.toContain('Two.');
    expect(paragraph?.textContent).toBe('Zero. One. Two. Three. Four.');
  });

  test('leaves the passage as it was', () => {
    const passage = passageWith('<p>One. Two. Three.</p>');
    const { unmount } = renderPlayer(besidePassage(passage), { prompt });
    expect(passage.element.querySelectorAll('input')).toHaveLength(3);
    unmount();
    expect(passage.element.innerHTML).toBe('<p>One. Two. Three.</p>');
  });

  test('keeps its own paragraph where the passage does not have it', () => {
    const passage = passageWith('<p>Something else.</p>');
    renderPlayer(besidePassage(passage), { prompt });
    expect(passage.element.querySelector('input')).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
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
