// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SpanButton } from './span-button.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderButton = () => {
  const { container } = renderUi(
    <SpanButton url="/api/file?id=1" span={{ from: 42.4, to: 50.1 }} label="0:42–0:51" name="0:42–0:51: play" />,
  );
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('no sound');
  let isPaused = true;
  Object.defineProperty(audio, 'paused', { get: () => isPaused });
  vi.spyOn(audio, 'play').mockImplementation(async () => void (isPaused = false));
  const pause = vi.spyOn(audio, 'pause').mockImplementation(() => void (isPaused = true));
  return { audio, pause, button: screen.getByRole('button', { name: '0:42–0:51: play' }) };
};

test('a press plays the part from its beginning and nothing after its end', () => {
  const { audio, pause, button } = renderButton();
  expect(audio.preload).toBe('none');
  fireEvent.click(button);
  expect(audio.currentTime).toBe(42.4);
  vi.useFakeTimers();
  audio.currentTime = 50;
  fireEvent.timeUpdate(audio);
  expect(pause).not.toHaveBeenCalled();
  audio.currentTime = 50.1;
  vi.advanceTimersByTime(101);
  expect(pause).toHaveBeenCalledOnce();
  expect(audio.currentTime).toBe(42.4);
});

test('a second press stops it, a third goes on', () => {
  const { audio, pause, button } = renderButton();
  fireEvent.click(button);
  fireEvent.play(audio);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  audio.currentTime = 45;
  fireEvent.click(button);
  fireEvent.pause(audio);
  expect(pause).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(audio.currentTime).toBe(45);
});

test('a recording that does not arrive says so', () => {
  const { audio } = renderButton();
  fireEvent.error(audio);
  expect(screen.getByText('The recording has not arrived', { exact: false })).toBeTruthy();
});
