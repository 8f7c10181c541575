// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildSpokenSubmission } from '../testing.tsx';
import { tearDownDesk, renderDesk, pressKey, setUpDesk } from './testing.tsx';

vi.mock('@inkstone/session/web', async () => ({
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao' }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

const [width, height, seconds] = [480, 106, 12];
const fillRect = vi.fn<(...box: number[]) => void>();

/** A canvas that records its drawing calls, and a recording whose second half is four times as loud. */
const setWave = () => {
  const samples = Float32Array.from({ length: 240 }, (_, at) => (at < 120 ? 0.25 : 1));
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ duration: seconds, getChannelData: () => samples });
    },
  );
  const drawn = { fillRect, scale: () => undefined, clearRect: () => undefined };
  HTMLCanvasElement.prototype.getContext = (() => drawn) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  Object.defineProperty(HTMLCanvasElement.prototype, 'clientWidth', { value: width, configurable: true });
  Object.defineProperty(HTMLCanvasElement.prototype, 'clientHeight', { value: height, configurable: true });
};

beforeEach(() => {
  setUpDesk();
  setWave();
  fillRect.mockClear();
});
afterEach(tearDownDesk);

const soundIn = (container: HTMLElement): HTMLAudioElement => {
  const sound = container.querySelector('audio');
  if (!sound) throw new Error('nothing plays here');
  return sound;
};

const openSpoken = async () => {
  const { container } = renderDesk([buildSpokenSubmission()]);
  await screen.findByRole('button', { name: 'Play' });
  return soundIn(container);
};

test('the waveform shows the loudness, and the loop', async () => {
  const sound = await openSpoken();
  const countBars = (tall: number) => fillRect.mock.calls.filter(([, , , all]) => all === tall).length;
  await waitFor(() => expect(countBars(2 * (height / 2 - 3))).toBeGreaterThanOrEqual(120));
  expect(countBars(height / 2 - 3)).toBe(countBars(2 * (height / 2 - 3)));
  sound.currentTime = 3;
  pressKey('a');
  sound.currentTime = 6;
  pressKey('b');
  await waitFor(() => expect(fillRect).toHaveBeenCalledWith(width / 4, 0, width / 4, height));
});

test('a loop repeats until it is removed', async () => {
  const sound = await openSpoken();
  sound.currentTime = 2;
  pressKey('a');
  sound.currentTime = 4;
  pressKey('b');
  expect(screen.getByText('Loops 0:02.0 to 0:04.0')).toBeTruthy();
  pressKey(' ');
  sound.currentTime = 4.05;
  await waitFor(() => expect(sound.currentTime).toBe(2));
  pressKey('l');
  expect(screen.queryByText(/^Loops/)).toBeNull();
  sound.currentTime = 4.05;
  await waitFor(() => expect(screen.getByRole('slider', { name: 'Position' })).toHaveProperty('value', '4.05'));
  expect(sound.currentTime).toBe(4.05);
});

test('the speed goes up and down by its keys, and no further than its ends', async () => {
  const sound = await openSpoken();
  const rates = ['=', '=', '=', '-', '-', '-', '-', '-'].map((key) => {
    pressKey(key);
    return sound.playbackRate;
  });
  expect(rates).toEqual([1.25, 1.5, 1.5, 1.25, 1, 0.75, 0.75, 0.75]);
  expect(screen.getByRole('button', { name: '0.75×' }).getAttribute('aria-pressed')).toBe('true');
});

test('a browser that cannot play the recording shows a notice and offers it as a file', async () => {
  const sound = await openSpoken();
  Object.defineProperty(sound, 'error', { value: { code: 3 } });
  fireEvent.error(sound);
  expect(screen.getByText(/This browser cannot play the recording/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Download it' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([sound.getAttribute('src'), true]);
});
