// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>It began with a lens.</p>',
  options: ['silt', 'bridge', 'mills', 'harbour', 'ferry', 'toll'].map((id_option) => ({ id_option, text: id_option })),
};
const option = (name: string) =>
  within(screen.getByRole('list', { name: 'Options' })).getByRole('button', { name: new RegExp(name) });
const summary = () => within(screen.getByRole('group', { name: 'Summary' }));
const lines = () =>
  summary()
    .getAllByRole('listitem')
    .map((line) => line.textContent);

afterEach(cleanup);

describe('a prose summary', () => {
  test('starts with three empty places below the introductory sentence', () => {
    renderPlayer(Player, { prompt });
    expect(screen.getByText('It began with a lens.')).toBeTruthy();
    expect(lines()).toEqual(['Empty', 'Empty', 'Empty']);
    expect(screen.getByText(/0 of 3 chosen/)).toBeTruthy();
  });

  test('stores the selected options, in the order of selection', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.click(option('mills'));
    fireEvent.click(option('silt'));
    expect(held.value).toEqual(['mills', 'silt']);
    expect(lines()).toEqual(['Cmills', 'Asilt', 'Empty']);
    expect(option('mills').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('A put into: Summary.')).toBeTruthy();
  });

  test('accepts no fourth option, and says why', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt', 'mills', 'toll'] });
    fireEvent.click(option('ferry'));
    expect(held.changes).toBe(0);
    expect(option('ferry').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Full: Summary. Take one out first.')).toBeTruthy();
  });

  test('removes an option that is selected again, taken from its place, or deleted by a key', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt', 'mills', 'toll'] });
    fireEvent.click(option('mills'));
    expect(held.value).toEqual(['silt', 'toll']);
    fireEvent.click(screen.getByRole('button', { name: 'Take A out' }));
    expect(held.value).toEqual(['toll']);
    expect(document.activeElement).toBe(option('silt'));
    fireEvent.keyDown(option('toll'), { key: 'Backspace' });
    expect(held.value).toBeUndefined();
  });

  test('is cleared by its button', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt'] });
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
  });

  test('cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt'], readOnly: true });
    fireEvent.click(option('mills'));
    fireEvent.keyDown(option('silt'), { key: 'Delete' });
    expect(held.changes).toBe(0);
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  });

  test('has its labels in Chinese', () => {
    renderPlayer(Player, { prompt, language: 'zh' });
    expect(screen.getByText(/选出最能表达文章要点的 3 项/)).toBeTruthy();
  });
});

test.each([
  ['en', ['Partly right: 1 of 2', 'You chose A, which is right', 'You chose B', 'Key: C, not chosen']],
  ['zh', ['部分正确：得 1 / 2', '你选了 A，正确', '你选了 B', '参考答案：C，未选']],
] as const)('the report tells the options apart in %s', (language, texts) => {
  renderUi(<Review prompt={prompt} key_={['silt', 'mills', 'toll']} value={['silt', 'bridge', 'toll']} />, {
    language,
  });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});
