// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { renderPlayer } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = { text: '<p>Every square is a rectangle.</p>' };
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(cleanup);

describe('a true-or-false question', () => {
  test('stores false as an answer', () => {
    const { held } = renderPlayer(Player, { prompt });
    fireEvent.click(option(/False/));
    expect(held.value).toBe(false);
    expect(option(/False/).checked).toBe(true);
  });

  test('is unchanged by the same choice, and is cleared by its button', () => {
    const { held } = renderPlayer(Player, { prompt, value: false });
    fireEvent.click(option(/False/));
    expect(held.value).toBe(false);
    fireEvent.keyDown(option(/False/), { key: 'a', code: 'KeyA' });
    expect(held.value).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Clear answer' }));
    expect(held.value).toBeUndefined();
  });

  test('cannot be changed if it is read-only', () => {
    const { held } = renderPlayer(Player, { prompt, value: true, readOnly: true });
    fireEvent.click(option(/False/));
    expect(held.changes).toBe(0);
  });
});

test.each([
  ['en', ['Wrong', 'You chose B', 'Key: A']],
  ['zh', ['错误', '你选了 B', '参考答案：A']],
] as const)('the report names choice and key in %s', (language, texts) => {
  renderUi(<Review prompt={prompt} key_={true} value={false} />, { language });
  for (const words of texts) expect(screen.getByText(words)).toBeTruthy();
});
