// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { prepareForPrint } from './prepare-for-print.ts';

test('collapsed content is printed once', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<select><option value="">Choose</option><option>is</option><option>are</option></select><button><svg/></button><button>Word</button>';
  prepareForPrint(root);
  prepareForPrint(root);
  expect(root.querySelectorAll('[data-offered]')).toHaveLength(1);
  expect(root.querySelector('[data-offered]')?.textContent).toBe(' ______ (is / are)');
  expect([...root.querySelectorAll('button')].map((button) => button.hasAttribute('data-on-paper'))).toEqual([
    true,
    false,
  ]);
});
