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

test('the ground of a part over two lines lies under its words alone', () => {
  const block = page(2);
  moveBackgroundToWords(block);
  expect(block.textContent).toBe('gives that none');
  expect([...block.querySelectorAll('ins span')].map(({ textContent }) => textContent)).toEqual(['that ', 'none']);
  expect(block.querySelector<HTMLElement>('ins span')?.style.backgroundColor).toBe('rgb(1, 2, 3)');
  expect(block.querySelector('ins')?.style.backgroundColor).not.toBe('rgb(1, 2, 3)');
});

test('a part on one line stays as it is', () => {
  const block = page(1);
  moveBackgroundToWords(block);
  expect(block.querySelectorAll('span')).toHaveLength(0);
});
