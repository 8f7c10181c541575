// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { PreloadedStart } from './preloaded-start.tsx';
import { createFakePreloader } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = async (preload: ReturnType<typeof createFakePreloader>) => {
  await act(async () => {
    renderUi(<PreloadedStart preload={preload} setIds={[1]} label="Start" className="" onStart={() => undefined} />);
  });
};
const button = (name: string) => screen.queryByRole('button', { name });

test('it says what is waited for, and offers to try again from the tenth second', async () => {
  const preload = createFakePreloader('loading');
  const retry = vi.spyOn(preload, 'retry');
  await draw(preload);
  expect(screen.getByText('The recording is being loaded: 0%')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(button('Try now')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  button('Try now')?.click();
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByText(/longer than usual/)).toBeTruthy();
  await act(async () => preload.become('ready'));
  expect(button('Try now')).toBeNull();
  expect(button('Start')).toHaveProperty('disabled', false);
});

test('what has failed offers to start without it at once', async () => {
  await draw(createFakePreloader('failed'));
  expect(button('Try now')).not.toBeNull();
  expect(button('Start without the recordings')).not.toBeNull();
});
