// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = {
  text: '<p>Put in order.</p>',
  options: ['press', 'soak', 'beat'].map((id_option) => ({ id_option, text: id_option })),
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getAllByRole('listitem').map((line) => line.textContent);

afterEach(cleanup);

describe('an ordering', () => {
  test('is blank in its initial order until a line is moved', () => {
    const { held } = renderPlayer(Player, { prompt });
    expect(shown()).toEqual(['1press', '2soak', '3beat']);
    expect(screen.getByText(/Not answered yet/)).toBeTruthy();
    press('Move line 1 down');
    expect(held.value).toEqual(['soak', 'press', 'beat']);
    expect(screen.getByText(/This order is your answer/)).toBeTruthy();
  });

  test('the initial order can be confirmed as the answer', () => {
    const { held } = renderPlayer(Player, { prompt });
    press('Keep this order');
    expect(held.value).toEqual(['press', 'soak', 'beat']);
  });

  test('the focus stays on the moved line, and its new position is announced', () => {
    renderPlayer(Player, { prompt });
    press('Move line 1 down');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move line 2 down');
    expect(screen.getByText('Put down at place 2 of 3.')).toBeTruthy();
    press('Move line 2 down');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move line 3 up');
  });

  test('the first line cannot move up and the last cannot move down', () => {
    renderPlayer(Player, { prompt });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move line 1 up' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move line 3 down' }).disabled).toBe(true);
  });

  test('every line has a handle for pointer and keyboard, with instructions', () => {
    renderPlayer(Player, { prompt });
    const grip = screen.getByRole('button', { name: 'Drag line 2' });
    const instructions = document.getElementById(grip.getAttribute('aria-describedby') ?? '');
    expect(instructions?.textContent).toMatch(/Press space to lift the line/);
  });

  test('is reset to the initial order when it is cleared', () => {
    const { held } = renderPlayer(Player, { prompt, value: ['beat', 'soak', 'press'] });
    expect(shown()).toEqual(['1beat', '2soak', '3press']);
    press('Clear answer');
    expect(held.value).toBeUndefined();
    expect(shown()).toEqual(['1press', '2soak', '3beat']);
  });

  test('cannot be changed if it is read-only', () => {
    renderPlayer(Player, { prompt, value: ['beat', 'soak', 'press'], readOnly: true });
    expect(shown()).toEqual(['1beat', '2soak', '3press']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test.each([
  ['en', ['Wrong', 'Your answer', 'Right order: B/C/A', 'Right place', 'Right place: 3']],
  ['zh', ['错误', '你的答案', '正确顺序：B/C/A', '位置正确', '正确位置：第 3 位']],
] as const)('the report says of each line where it belongs, in %s', (language, texts) => {
  renderUi(<Review prompt={prompt} key_={['soak', 'beat', 'press']} value={['soak', 'press', 'beat']} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});

test('the report of a right order shows only one list', () => {
  renderUi(<Review prompt={prompt} key_={['soak', 'beat', 'press']} value={['soak', 'beat', 'press']} />);
  expect(screen.getByText('Right')).toBeTruthy();
  expect(screen.queryByText(/Right order/)).toBeNull();
});
