// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { moveBackgroundToWords } from './word-backgrounds.ts';

const page = (lines: number): HTMLElement => {
  const block = document.createElement('div');
  block.innerHTML = '<p>gives <ins style="background-color: rgb(1, 2, 3)">that none</ins></p>';
  const [part] = block.querySelectorAll('ins');
  if (part) part.getClientRects = () => Object.assign(Array.from({ length: lines }), { item: () => null }) as never;
  document.body.replaceChildren(block);
  return block;
};

test('the background of a word range over two lines covers its words only', () => {
  const block = page(2);
  moveBackgroundToWords(block);
  expect(block.textContent).toBe('gives that none');
  expect([...block.querySelectorAll('ins span')].map(({ textContent }) => textContent)).toEqual(['that ', 'none']);
  expect(block.querySelector<HTMLElement>('ins span')?.style.backgroundColor).toBe('rgb(1, 2, 3)');
  expect(block.querySelector('ins')?.style.backgroundColor).not.toBe('rgb(1, 2, 3)');
});

test('a range within one line is not changed', () => {
  const block = page(1);
  moveBackgroundToWords(block);
  expect(block.querySelectorAll('span')).toHaveLength(0);
});
