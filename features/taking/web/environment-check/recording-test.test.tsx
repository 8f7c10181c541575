// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { FakeRecorder, getUserMedia } from '../recording/testing/recorder-stage.ts';
import { RecordingTest } from './recording-test.tsx';
import type { TestRecording } from './test-recording.ts';

/** The current microphone level. */
let amplitude: number;
let released: string[];

const node = () => ({ connect: <Next,>(next: Next): Next => next, disconnect() {} });
class Sound {
  state = 'running';
  currentTime = 0;
  destination = {};
  async resume() {}
  async close() {}
  createMediaStreamSource = node;
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(amplitude) });
  createOscillator = () => ({ ...node(), frequency: { value: 0 }, start() {}, stop() {} });
  createGain = () => ({
    ...node(),
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
}

beforeEach(() => {
  amplitude = 0.01;
  released = [];
  let urlCount = 0;
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  URL.createObjectURL = () => `blob:${(urlCount += 1)}`;
  URL.revokeObjectURL = (url) => void released.push(url);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = async (name: string, inside: HTMLElement = document.body) => {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await pass(0.3);
};

const confirmed: TestRecording[] = [];
const draw = () => {
  confirmed.length = 0;
  renderUi(<RecordingTest isOpen isSaving={false} failure={null} onConfirm={(recorded) => confirmed.push(recorded)} />);
};
/** A noise floor followed by a voice. */
const speak = async (quietly: number, loudly: number) => {
  amplitude = quietly;
  await pass(1);
  amplitude = loudly;
  await pass(3);
  await press('Stop');
};

test('the room level is taken from the quietest moments, the voice level from the loudest, and clipping is recorded', async () => {
  draw();
  await press('Record');
  await speak(0.01, 0.5);
  await press('It sounds right: confirm');
  // On a scale of 60 dB, 0.01 is 40 dB below the maximum and 0.5 is 6 dB below it.
  expect(confirmed).toMatchObject([{ noiseFloor: expect.closeTo(1 / 3, 3), level: expect.closeTo(0.9, 2) }]);
  expect(confirmed).toMatchObject([{ clipping: false, codec: 'audio/webm;codecs=opus' }]);
});

test('a new recording needs a confirmation, and the first one is then released', async () => {
  draw();
  await press('Record');
  await speak(0.01, 0.99);
  await press('Record again');
  const dialog = await vi.waitFor(() => screen.getByRole('alertdialog'));
  expect(dialog.textContent).toContain('Only one recording can be uploaded. Record again?');
  await press('Keep it', dialog);
  expect(released).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();

  amplitude = 0.02;
  await press('Record again');
  await press('Record again', await vi.waitFor(() => screen.getByRole('alertdialog')));
  expect(released).toEqual(['blob:1']);
  await speak(0.02, 0.4);
  await press('It sounds right: confirm');
  expect(confirmed).toMatchObject([{ url: 'blob:2', clipping: false }]);
});

test('a clipped voice is recorded as too loud', async () => {
  draw();
  await press('Record');
  await speak(0.01, 0.99);
  await press('It sounds right: confirm');
  expect(confirmed).toMatchObject([{ clipping: true }]);
});
