// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>Sort them.</p>',
  options: ['flows', 'buries', 'spreads', 'melts', 'floats'].map((id_option) => ({ id_option, text: id_option })),
  categories: [
    { id_option: 'v', text: '<p>Valley</p>', places: 1 },
    { id_option: 's', text: 'Sheet', places: 2 },
  ],
};
const option = (name: string) =>
  within(screen.getByRole('list', { name: 'Options' })).getByRole('button', { name: new RegExp(`^.${name}`) });
const lines = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const choose = (name: string, category: string) => {
  fireEvent.click(option(name));
  fireEvent.click(within(screen.getByRole('group', { name: /Where to put/ })).getByRole('button', { name: category }));
};

afterEach(cleanup);

describe('a category table', () => {
  test('shows each category with its places, and how many options do not belong to any', () => {
    renderPlayer(Player, { prompt });
    expect(lines('Valley')).toEqual(['Empty']);
    expect(lines('Sheet')).toEqual(['Empty', 'Empty']);
    expect(screen.getByText(/2 will be left over. 0 of 3 placed/)).toBeTruthy();
  });

  test('asks for the category of the selected option, and stores it by category', () => {
    const { held } = renderPlayer(Player, { prompt });
    choose('buries', 'Sheet');
    choose('flows', 'Valley');
    expect(held.value).toEqual([['flows'], ['buries']]);
    expect(lines('Sheet')).toEqual(['Bburies', 'Empty']);
    expect(document.activeElement).toBe(option('flows'));
    expect(option('flows').textContent).toContain('Put into: Valley');
  });

  test('assigns and moves the option directly when a digit is pressed', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.keyDown(option('melts'), { key: '2' });
    fireEvent.keyDown(option('melts'), { key: '1' });
    expect(held.value).toEqual([['melts'], []]);
    fireEvent.keyDown(option('flows'), { key: '1' });
    expect(held.value).toEqual([['melts'], []]);
    expect(screen.getByText('Full: Valley. Take one out first.')).toBeTruthy();
    fireEvent.keyDown(option('flows'), { key: '3' });
    expect(held.changes).toBe(2);
  });

  test('refuses more options in a full category; Escape cancels the selection', () => {
    renderPlayer(Player, { prompt, value: [['flows'], []] });
    fireEvent.click(option('melts'));
    const group = within(screen.getByRole('group', { name: 'Where to put D' }));
    expect(group.getByRole<HTMLButtonElement>('button', { name: 'Valley' }).disabled).toBe(true);
    fireEvent.keyDown(group.getByRole('button', { name: 'Sheet' }), { key: 'Escape' });
    expect(screen.queryByRole('group', { name: 'Where to put D' })).toBeNull();
  });

  test('allows removing an option, and is blank without any', () => {
    const { held } = renderPlayer(Player, { prompt, value: [['flows'], ['melts']] });
    fireEvent.click(option('flows'));
    fireEvent.click(screen.getByRole('button', { name: 'Take out' }));
    expect(held.value).toEqual([[], ['melts']]);
    fireEvent.click(screen.getByRole('button', { name: 'Take D out' }));
    expect(held.value).toBeUndefined();
  });

  test('cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: [['flows'], []], readOnly: true });
    fireEvent.click(option('melts'));
    fireEvent.keyDown(option('melts'), { key: '2' });
    expect(held.changes).toBe(0);
    expect(lines('Valley')).toEqual(['Aflows']);
    expect(screen.queryByRole('group', { name: /Where/ })).toBeNull();
  });
});

test.each([
  [
    'en',
    [
      'You put A here, which is right',
      'You put B here; it belongs to: Sheet',
      'Key: B belongs here',
      'Belong to no category',
    ],
  ],
  ['zh', ['你把 A 放在这里，正确', '你把 B 放在这里；它属于：Sheet', '参考答案：B 属于这里', '不属于任何类别']],
] as const)('the report tells each category apart in %s', (language, texts) => {
  const key = [['flows'], ['buries', 'spreads', 'melts']];
  renderUi(<Review prompt={prompt} key_={key} value={[['flows', 'buries'], ['spreads']]} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});

test('the report marks options that belong to no category', () => {
  renderUi(
    <Review prompt={prompt} key_={[['flows'], ['buries', 'spreads']]} value={[['floats'], []]} perspective="student" />,
  );
  expect(screen.getByText('The student put E here; it belongs to: no category')).toBeTruthy();
});
