// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>Which two?</p>',
  options: ['silt', 'bridge', 'mills', 'harbour'].map((id_option) => ({ id_option, text: id_option })),
  choose: 2,
};
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(cleanup);

describe('a multiple choice', () => {
  test('stores the selection in the order of the options, and counts it', () => {
    const { held } = renderPlayer(Player, { prompt });
    expect(screen.getByRole('status').textContent).toBe('Choose 2. 0 of 2 chosen.');
    fireEvent.click(option(/mills/));
    fireEvent.click(option(/silt/));
    expect(held.value).toEqual(['silt', 'mills']);
    expect(screen.getByRole('status').textContent).toContain('2 of 2 chosen');
  });

  test('accepts no third option of two, by pointer or by key', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt', 'mills'] });
    expect(option(/bridge/).disabled).toBe(true);
    fireEvent.keyDown(option(/silt/), { key: 'b', code: 'KeyB' });
    expect(held.changes).toBe(0);
  });

  test('accepts any number if the number is open', () => {
    const { held } = renderPlayer(Player, { prompt: { ...prompt, choose: 0 } });
    for (const name of [/silt/, /bridge/, /mills/, /harbour/]) fireEvent.click(option(name));
    expect(held.value).toHaveLength(4);
  });

  test('says before the answer that a wrong option takes a share off, where it does', () => {
    renderPlayer(Player, { prompt: { ...prompt, partialCredit: true } });
    expect(screen.getByRole('status').textContent).toBe(
      'Choose 2. 0 of 2 chosen. Each right option earns a share of the points, each wrong one takes a share off.',
    );
  });

  test('is blank again when the last option is deselected, or with its button', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt'] });
    fireEvent.click(option(/silt/));
    expect(held.value).toBeUndefined();
    fireEvent.click(option(/silt/));
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
  });

  test('arrow keys move between the boxes and letters tick them', () => {
    const { held } = renderPlayer(Player, { prompt });
    option(/silt/).focus();
    fireEvent.keyDown(option(/silt/), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(option(/bridge/));
    fireEvent.keyDown(option(/bridge/), { key: 'ArrowUp' });
    fireEvent.keyDown(option(/silt/), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(option(/harbour/));
    fireEvent.keyDown(option(/harbour/), { key: '2', code: 'Digit2' });
    expect(held.value).toEqual(['bridge']);
  });

  test('eliminating an option deselects it', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt', 'mills'], eliminator: true });
    fireEvent.click(screen.getByRole('button', { name: 'Cross out A' }));
    expect(held.value).toEqual(['mills']);
    expect(held.struck).toEqual(['silt']);
  });

  test('cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['silt'], readOnly: true });
    fireEvent.click(option(/mills/));
    expect(held.changes).toBe(0);
    expect(option(/silt/).checked).toBe(true);
  });
});

describe('the report of a multiple choice', () => {
  test.each([
    ['en', ['Wrong', 'You chose A, which is right', 'You chose B', 'Key: C, not chosen']],
    ['zh', ['错误', '你选了 A，正确', '你选了 B', '参考答案：C，未选']],
  ] as const)('tells each option apart in %s', (language, texts) => {
    renderUi(<Review prompt={prompt} key_={['silt', 'mills']} value={['silt', 'bridge']} />, { language });
    for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
  });

  test('shows only the keys if nothing was selected', () => {
    renderUi(<Review prompt={prompt} key_={['silt', 'mills']} value={undefined} />);
    expect(screen.getByText('Not answered')).toBeTruthy();
    expect(screen.getByText('Key: A')).toBeTruthy();
    expect(screen.getByText('Key: C')).toBeTruthy();
  });
});
