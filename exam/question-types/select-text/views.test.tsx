// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';
import type { Prompt } from './type.ts';

const marked: Prompt = { text: '<p>Q</p>', passage: 'A [red fox] saw [two hens].', by: 'pieces', choose: 1 };
const plain: Prompt = { text: '<p>Q</p>', passage: 'The ferry was late because of the fog.', by: 'span', choose: 1 };
const piece = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

test('a piece is selected in the running text, replaced by another, and deselected by another click', () => {
  const { held } = renderPlayer(Player, { prompt: marked });
  fireEvent.click(piece('red fox'));
  expect(held.value).toEqual({ pieces: [1] });
  fireEvent.click(piece('two hens'));
  expect(held.value).toEqual({ pieces: [2] });
  expect(piece('two hens').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(piece('two hens'));
  expect(held.value).toBeUndefined();
});

test('selected words are the answer, extended to whole words', () => {
  const { held } = renderPlayer(Player, { prompt: plain });
  const passage = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Passage' });
  passage.setSelectionRange(21, 36);
  // A mouse button that an earlier test left pressed would keep the browser's event back.
  fireEvent.mouseUp(passage);
  fireEvent.select(passage);
  expect(held.value).toEqual({ from: 19, to: 37 });
  expect(screen.getByText('because of the fog')).toBeTruthy();
});

test.each([
  ['en', '(chosen, wrong)', '(right)'],
  ['zh', '(已选，错误)', '(正确)'],
] as const)('the report marks what was chosen and what is right, in %s', (language, chosen, right) => {
  const key = { pieces: [1], spans: [], leastPercent: 70 };
  renderUi(<Review prompt={marked} key_={key} value={{ pieces: [2] }} />, { language });
  expect(screen.getByText(chosen)).toBeTruthy();
  expect(screen.getByText(right)).toBeTruthy();
});
