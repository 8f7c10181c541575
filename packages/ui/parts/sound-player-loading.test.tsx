// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SoundPlayer } from './sound-player.tsx';

const load = vi.fn<() => void>();
beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const draw = async (errorCode?: number) => {
  const { container } = renderUi(<SoundPlayer url="/api/file?id=3" name="Lecture" />);
  await act(async () => undefined);
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('there is no sound');
  if (errorCode !== undefined) Object.defineProperty(audio, 'error', { value: { code: errorCode } });
  return audio;
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByRole('button', { name });

test.each([2, 4])(
  'a recording that does not arrive (error %i) is tried again by itself and by a press',
  async (code) => {
    const audio = await draw(code);
    fireEvent.error(audio);
    expect(screen.getByText(/has not arrived. It is tried again by itself/)).toBeTruthy();
    button('Try again')?.click();
    expect(load).toHaveBeenCalledOnce();
    await wait(21_000);
    expect(load).toHaveBeenCalledTimes(2);
    fireEvent.loadedMetadata(audio);
    expect(button('Try again')).toBeNull();
    expect(button('Play')).not.toBeNull();
  },
);

test('a recording that is held offers to try again from the tenth second, and plays on where it stopped', async () => {
  const audio = await draw();
  fireEvent.loadStart(audio);
  fireEvent.loadedMetadata(audio);
  audio.currentTime = 7;
  fireEvent.waiting(audio);
  await wait(9000);
  expect(button('Try again')).toBeNull();
  await wait(2000);
  button('Try again')?.click();
  expect(load).toHaveBeenCalledOnce();
  audio.currentTime = 0;
  fireEvent.loadedMetadata(audio);
  expect(audio.currentTime).toBe(7);
  expect(button('Try again')).toBeNull();
});

test('what arrived and cannot be decoded is not tried again, and is offered as a file', async () => {
  fireEvent.error(await draw(3));
  expect(screen.getByText('This browser cannot play the recording.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download it' })).toBeTruthy();
  await wait(60_000);
  expect(load).not.toHaveBeenCalled();
});
