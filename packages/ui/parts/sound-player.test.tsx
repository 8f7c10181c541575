// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SoundPlayer } from './sound-player.tsx';

afterEach(cleanup);

const findAudio = (container: HTMLElement, duration: number): HTMLAudioElement => {
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('no sound');
  Object.defineProperty(audio, 'duration', { value: duration, configurable: true });
  return audio;
};

test.each([
  ['en', 'Play', 'Pause', '0:10 of 0:29'],
  ['zh', '播放', '暂停', '0:10 / 0:29'],
] as const)('plays, shows its position and can be seeked, in %s', (language, play, pause, place) => {
  const { container } = renderUi(<SoundPlayer url="/api/file?id=1" name="A talk" />, { language });
  const audio = findAudio(container, 29);
  const started = vi.spyOn(audio, 'play').mockResolvedValue();
  fireEvent.durationChange(audio);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '10' } });
  expect(audio.currentTime).toBe(10);
  expect(screen.getByText(place)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: play }));
  expect(started).toHaveBeenCalledOnce();
  fireEvent.play(audio);
  expect(screen.getByRole('button', { name: pause })).toBeTruthy();
});

test('a recording without a duration is measured by seeking to its end, and then starts at its beginning', () => {
  const { container } = renderUi(<SoundPlayer url="/api/file?id=1" name="A talk" />);
  const audio = findAudio(container, Infinity);
  fireEvent.loadedMetadata(audio);
  expect(audio.currentTime).toBeGreaterThan(29);
  findAudio(container, 29);
  fireEvent.durationChange(audio);
  fireEvent.timeUpdate(audio);
  expect(audio.currentTime).toBe(0);
});

test('a recording that is played while it is measured starts again at its beginning', () => {
  const { container } = renderUi(<SoundPlayer url="/api/file?id=1" name="A talk" />);
  const audio = findAudio(container, Infinity);
  const started = vi.spyOn(audio, 'play').mockResolvedValue();
  fireEvent.loadedMetadata(audio);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  fireEvent.play(audio);
  expect(started).toHaveBeenCalledTimes(1);
  fireEvent.timeUpdate(audio);
  expect(audio.currentTime).toBe(0);
  expect(started).toHaveBeenCalledTimes(2);
});

test('of a part of a recording only that part is played, and it returns to its beginning', () => {
  const { container } = renderUi(<SoundPlayer url="/api/file?id=1" name="A talk" span={{ from: 12.4, to: 20.1 }} />);
  const audio = findAudio(container, 90);
  let isPaused = true;
  Object.defineProperty(audio, 'paused', { get: () => isPaused });
  vi.spyOn(audio, 'play').mockImplementation(async () => void (isPaused = false));
  const stopped = vi.spyOn(audio, 'pause').mockImplementation(() => void (isPaused = true));
  fireEvent.durationChange(audio);
  expect(screen.getByText('0:00 of 0:07')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(audio.currentTime).toBe(12.4);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } });
  expect(audio.currentTime).toBeCloseTo(17.4);

  vi.useFakeTimers();
  audio.currentTime = 20;
  fireEvent.timeUpdate(audio);
  expect(stopped).not.toHaveBeenCalled();
  audio.currentTime = 20.1;
  vi.advanceTimersByTime(101);
  expect(stopped).toHaveBeenCalledOnce();
  expect(audio.currentTime).toBe(12.4);
  vi.useRealTimers();
});
