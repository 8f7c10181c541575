// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';
import type { Prompt } from './type.ts';

const prompt: Prompt = {
  text: '<p>Mark.</p>',
  pieces: ['The bell', 'wakes', 'the cats.'],
  roles: ['subject', 'predicate', 'object'],
};
const piece = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

test('the selected role is assigned to a part, and removed by assigning it again', () => {
  const { held } = renderPlayer(Player, { prompt });
  fireEvent.click(piece(/The bell/));
  expect(held.value).toEqual(['subject', '', '']);
  fireEvent.click(screen.getByRole('radio', { name: 'Object' }));
  fireEvent.click(piece(/the cats/));
  expect(held.value).toEqual(['subject', '', 'object']);
  expect(piece(/the cats\. Object/)).toBeTruthy();
  fireEvent.click(piece(/the cats/));
  fireEvent.keyDown(piece(/The bell/), { key: 'a', code: 'KeyA' });
  expect(held.value).toBeUndefined();
});

test('letters assign roles to the focused part, and arrow keys move to the next', () => {
  const { held } = renderPlayer(Player, { prompt });
  piece(/The bell/).focus();
  fireEvent.keyDown(piece(/The bell/), { key: 'ArrowRight', code: 'ArrowRight' });
  expect(document.activeElement).toBe(piece(/wakes/));
  fireEvent.keyDown(piece(/wakes/), { key: 'b', code: 'KeyB' });
  expect(held.value).toEqual(['', 'predicate', '']);
});

test('cannot be changed if it is read-only', () => {
  const { held } = renderPlayer(Player, { prompt, value: ['subject'], readOnly: true });
  fireEvent.click(piece(/wakes/));
  expect(held.changes).toBe(0);
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  ['own', 'en', ['Partly right: 1 of 3', 'You marked: Object · Key: Predicate', 'Not marked · Key: Object']],
  ['student', 'zh', ['学生标的是：主语', '学生标的是：宾语 · 参考答案：谓语', '句子主干']],
] as const)('the report says what was marked and what is right: %s, %s', (whose, language, texts) => {
  const item = { prompt, key_: ['subject', 'predicate', 'object'], value: ['subject', 'object'] as const };
  renderUi(<Review prompt={item.prompt} key_={item.key_} value={[...item.value]} perspective={whose} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});

test('a sentence without an answer, as in the bank, shows the key of each part and nothing wrong', () => {
  renderUi(<Review prompt={prompt} key_={['subject', 'predicate', 'object']} value={undefined} />);
  expect(screen.getAllByText(/^Key: /)).toHaveLength(3);
  expect(screen.queryByText(/Not marked/)).toBeNull();
});
