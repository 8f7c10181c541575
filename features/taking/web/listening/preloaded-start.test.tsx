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

test('it shows what is being loaded, and offers to retry after ten seconds', async () => {
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

test('if a recording has failed, starting without it is offered at once', async () => {
  await draw(createFakePreloader('failed'));
  expect(button('Try now')).not.toBeNull();
  expect(button('Start without the recordings')).not.toBeNull();
});

test('the test that holds a recording is named, and the rest can be begun without it', async () => {
  const preload = createFakePreloader('failed');
  vi.spyOn(preload, 'get').mockReturnValue({
    is: 'failed',
    bytes: 0,
    all: 0,
    src: null,
    heldByTest: 'Heard once',
  });
  await draw(preload);
  expect(screen.getByText(/“Heard once” also plays this recording/)).toBeTruthy();
  expect(button('Start without the recordings')).not.toBeNull();
});
