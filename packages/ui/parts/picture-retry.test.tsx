// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { PictureRetry } from './picture-retry.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Draws a picture in a page and counts how often it is requested. */
const drawPicture = async (isComplete: boolean) => {
  await act(async () => {
    renderUi(
      <>
        <img src="/api/file?id=1" alt="Map 1" />
        <PictureRetry />
      </>,
    );
  });
  const picture = screen.getByAltText<HTMLImageElement>('Map 1');
  const state = { isComplete };
  Object.defineProperty(picture, 'complete', { get: () => state.isComplete });
  const requests = vi.spyOn(picture, 'setAttribute');
  return { picture, requests, state };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = () => screen.queryByRole('button', { name: 'Try again' });

test('a picture that is held is named from the tenth second, and requested anew by a press and by itself', async () => {
  const { requests, state } = await drawPicture(false);
  await wait(9000);
  expect(button()).toBeNull();
  await wait(3000);
  expect(screen.getByText(/A picture has not arrived yet/)).toBeTruthy();
  button()?.click();
  expect(requests).toHaveBeenCalledExactlyOnceWith('src', '/api/file?id=1');
  await wait(22_000);
  expect(requests).toHaveBeenCalledTimes(2);
  state.isComplete = true;
  await wait(1000);
  expect(button()).toBeNull();
});

test('a picture that failed is requested anew by itself and when the network is back, until it has loaded', async () => {
  const { picture, requests } = await drawPicture(true);
  fireEvent.error(picture);
  await wait(22_000);
  expect(requests).toHaveBeenCalledOnce();
  globalThis.dispatchEvent(new Event('online'));
  expect(requests).toHaveBeenCalledTimes(2);
  fireEvent.load(picture);
  await wait(30_000);
  expect(requests).toHaveBeenCalledTimes(2);
  expect(button()).toBeNull();
});

test('a picture that loads is left alone', async () => {
  const { requests } = await drawPicture(true);
  await wait(60_000);
  expect(requests).not.toHaveBeenCalled();
  expect(button()).toBeNull();
});

test('the notice can be closed', async () => {
  await drawPicture(false);
  await wait(12_000);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await wait(30_000);
  expect(button()).toBeNull();
});
