// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>“It was dark.”</p>',
  before: 'Do you know',
  after: '?',
  options: ['closes', 'when', 'it', 'does'].map((text, index) => ({ id_option: String(index + 1), text })),
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sentence = () => screen.getByRole('group', { name: 'Your sentence' }).textContent;

afterEach(cleanup);

describe('a sentence', () => {
  test('is built by clicking words, and a word in it is removed by a click', () => {
    const { held } = renderPlayer(Player, { prompt });
    press('Add when');
    press('Add does');
    press('Add it');
    expect(held.value).toEqual(['2', '4', '3']);
    expect(sentence()).toBe('Do you knowwhendoesit?');
    press('Take out does, place 2');
    expect(held.value).toEqual(['2', '', '3']);
    press('Add closes');
    expect(held.value).toEqual(['2', '1', '3']);
    expect(screen.getByText('closes added. Do you know when closes it?')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['does']);
  });

  test('shows as many places as it takes words', () => {
    renderPlayer(Player, { prompt: { ...prompt, slots: 3 } });
    expect(screen.getAllByRole('button', { name: /^Place \d, empty/ })).toHaveLength(3);
    for (const word of ['when', 'it', 'closes']) press(`Add ${word}`);
    press('Add does');
    expect(screen.getByText('Every place is taken. Take a word out first.')).toBeTruthy();
  });

  test('a place can be chosen for the next word, and keeps it when others are empty', () => {
    const { held } = renderPlayer(Player, { prompt: { ...prompt, slots: 3 } });
    press('Place 3, empty: put the next word here');
    expect(screen.getByRole('button', { name: /^Place 3/ }).getAttribute('aria-pressed')).toBe('true');
    press('Add closes');
    expect(held.value).toEqual(['', '', '1']);
    press('Add when');
    expect(held.value).toEqual(['2', '', '1']);
  });

  test('the arrow keys move a word within the sentence, and say where it is', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['2', '1', '3'] });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Take out it, place 3' }), { key: 'ArrowLeft' });
    expect(held.value).toEqual(['2', '3', '1']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Take out it, place 2');
    expect(screen.getByText('it is now at place 2. Do you know when it closes?')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Take out when, place 1' }), { key: 'ArrowLeft' });
    expect(held.value).toEqual(['2', '3', '1']);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Take out it, place 2' }), { key: 'Delete' });
    expect(held.value).toEqual(['2', '', '1']);
  });

  test('only a sentence without words before it begins with a capital', () => {
    renderPlayer(Player, { prompt: { ...prompt, before: '' }, value: ['2', '3'] });
    expect(screen.getByRole('button', { name: 'Take out when, place 1' }).dataset['capital']).toBe('true');
    expect(screen.getByRole('button', { name: 'Take out it, place 2' }).dataset['capital']).toBeUndefined();
    cleanup();
    renderPlayer(Player, { prompt, value: ['2'] });
    expect(screen.getByRole('button', { name: 'Take out when, place 1' }).dataset['capital']).toBeUndefined();
  });

  test('is blank again when its last word is removed, or when it is cleared', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['2'] });
    press('Take out when, place 1');
    expect(held.value).toBeUndefined();
    press('Add it');
    press('Clear answer');
    expect(held.value).toBeUndefined();
  });

  test('the focus stays among the remaining words', () => {
    renderPlayer(Player, { prompt });
    press('Add closes');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Add when');
  });

  test('cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['2', '3', '1'], readOnly: true });
    expect(screen.queryByRole('listitem')).toBeNull();
    press('Take out it, place 2');
    expect(held.changes).toBe(0);
  });
});

test.each([
  ['en', ['Wrong', 'Your answer', 'Do you know when does it closes?', 'Right sentence', 'Also right']],
  ['zh', ['错误', '你的答案', 'Do you know when it closes?', '正确的句子', '也正确']],
] as const)('the report shows the sentence built and every right one, in %s', (language, texts) => {
  const key = [['2', '3', '1'], ['3']];
  renderUi(<Review prompt={prompt} key_={key} value={['2', '4', '3', '1']} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});

test('the report of a right sentence shows only one sentence', () => {
  renderUi(<Review prompt={prompt} key_={[['2', '3', '1']]} value={['2', '3', '1']} />);
  expect(screen.queryByText('Right sentence')).toBeNull();
});
