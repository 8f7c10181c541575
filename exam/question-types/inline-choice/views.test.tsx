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

const prompt = {
  text: '<p>It <span data-blank="1"></span> at noon, so we <span data-blank="2"></span> home.</p>',
  gaps: [
    ['rains', 'rained'],
    ['go', 'went'],
  ],
};
const gap = (number: number) => screen.getByRole<HTMLSelectElement>('combobox', { name: `Gap ${number} of 2` });

afterEach(cleanup);

test('a blank keeps its selection, and is empty again when it is deselected or cleared', () => {
  const { held } = renderPlayer(Player, { prompt });
  fireEvent.change(gap(2), { target: { value: 'went' } });
  expect(held.value).toEqual(['', 'went']);
  fireEvent.change(gap(2), { target: { value: '' } });
  expect(held.value).toBeUndefined();
  fireEvent.change(gap(1), { target: { value: 'rained' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
  expect(held.value).toBeUndefined();
  expect(document.activeElement).toBe(gap(1));
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

test('gaps are opened in the passage beside the question, which is as before when the question is left', () => {
  const html = '<p>Clouds came. It ______ at noon, so we ______ home.</p><p>It ______ again.</p>';
  const { element, BesidePassage } = besidePassage(html);
  const { held, unmount } = renderPlayer(BesidePassage, { prompt });
  expect(gap(1).closest('p')).toBe(element.firstElementChild);
  expect(element.querySelectorAll('select')).toHaveLength(2);
  fireEvent.change(gap(2), { target: { value: 'went' } });
  expect(held.value).toEqual(['', 'went']);
  unmount();
  expect(element.innerHTML).toBe(html);
  element.remove();
});

test('a passage that does not write every gap leaves the text in the question', () => {
  const { element, BesidePassage } = besidePassage('<p>It ______ at noon, so we walked home.</p>');
  renderPlayer(BesidePassage, { prompt });
  expect(element.querySelector('select')).toBeNull();
  expect(gap(2)).toBeTruthy();
  element.remove();
});

test('nothing can be selected if it is read-only', () => {
  renderPlayer(Player, { prompt, value: ['rained', 'go'], readOnly: true });
  expect(gap(1).disabled).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['en', 'Partly right: 1 of 2'],
  ['zh', '部分正确：得 1 / 2'],
] as const)('the report shows what was chosen and what is right, in %s', (language, verdict) => {
  renderUi(<Review prompt={prompt} key_={['rained', 'went']} value={['rained', 'go']} />, { language });
  expect(screen.getByText(verdict)).toBeTruthy();
  expect(screen.getByText('went')).toBeTruthy();
});
