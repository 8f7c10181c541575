// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTranslation, prefetchMessages, createMessagesHandle } from '../words/index.ts';
import { markCodeCached, lazyWithRetry } from './lazy-with-retry.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('code that fails to load leaves the page as it is and is retried until it loads', async () => {
  let tries = 0;
  const Part = lazyWithRetry<{ name: string }>(async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }) => <b>{name}</b>;
  });
  await act(async () => {
    render(
      <p>
        around <Part name="the part" />
      </p>,
    );
  });
  expect(screen.getByText('around')).toBeTruthy();
  expect(screen.queryByText('the part')).toBeNull();
  expect(tries).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(tries).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('the part')).toBeTruthy();
  expect(tries).toBe(3);
});

test('offline the code is not requested, since some browsers never retry it; online it is loaded', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<() => React.JSX.Element>>(async () => () => <b>the part</b>);
  const Part = lazyWithRetry<object>(load);
  await expect(Part.preload()).rejects.toThrow(TypeError);
  await act(async () => void render(<Part />));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('the part')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  online.mockRestore();
});

test('a component whose messages fail to load leaves the page as it is and appears once they are loaded', async () => {
  let tries = 0;
  const fetchText = async () => {
    tries += 1;
    if (tries < 2) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: { said: 'said by the part' } };
  };
  const words = createMessagesHandle('of the part', { en: fetchText, zh: fetchText });
  const Said = () => <b>{useTranslation(words)('said')}</b>;
  const Part = lazyWithRetry<object>(async () => {
    prefetchMessages(words);
    return Said;
  });
  await act(async () => {
    render(
      <p>
        around <Part />
      </p>,
    );
  });
  expect(screen.getByText('around')).toBeTruthy();
  expect(tries).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('said by the part')).toBeTruthy();
  expect(tries).toBe(2);
});

test('where the device has cached the code of the page, the component loads offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  markCodeCached();
  const Part = lazyWithRetry<object>(async () => () => <b>the part</b>);
  await act(async () => void render(<Part />));
  expect(screen.getByText('the part')).toBeTruthy();
  online.mockRestore();
});
