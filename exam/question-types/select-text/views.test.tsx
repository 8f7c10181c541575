// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { PassageTextContext } from '../parts/passage-text.tsx';
import type { PlayerProps } from '../views-contract.ts';
import { Player } from './player.tsx';
import { Review } from './review.tsx';
import type { Answer, Prompt } from './type.ts';

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

const besidePassage = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const passage = { element };
  const BesidePassage = (props: PlayerProps<Prompt, Answer>) => (
    <PassageTextContext value={passage}>
      <Player {...props} />
    </PassageTextContext>
  );
  return { element, BesidePassage };
};

test('words are selected in the pane of the passage where it is the same, gaps aside', () => {
  const { element, BesidePassage } = besidePassage('<p>The ferry was ______ because of the fog.</p>');
  const { unmount } = renderPlayer(BesidePassage, { prompt: plain });
  expect(element.hidden).toBe(true);
  expect(element.nextElementSibling?.querySelector('textarea')?.value).toBe(plain.passage);
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
  unmount();
  expect(element.hidden).toBe(false);
  expect(element.nextElementSibling?.querySelector('textarea') ?? null).toBeNull();
  element.remove();
});

test('another passage stays beside the question', () => {
  const { element, BesidePassage } = besidePassage('<p>Something about trains.</p>');
  renderPlayer(BesidePassage, { prompt: plain });
  expect(element.hidden).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Passage' })).toBeTruthy();
  element.remove();
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
