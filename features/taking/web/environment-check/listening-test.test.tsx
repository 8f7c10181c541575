// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { ListeningTest } from './listening-test.tsx';

/** The created melodies, whose time the test advances. */
let melodies: { currentTime: number; state: 'running' | 'suspended' | 'closed' }[];

const node = () => ({
  connect: <Next,>(next: Next): Next => next,
  frequency: { value: 0 },
  type: '',
  start() {},
  stop() {},
});
class Sound {
  currentTime = 0;
  state: (typeof melodies)[number]['state'] = 'suspended';
  destination = {};
  constructor() {
    melodies.push(this);
  }
  createOscillator = node;
  createGain = () => ({
    ...node(),
    gain: { value: 1, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
  });
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  async close() {
    this.state = 'closed';
  }
}

beforeEach(() => {
  melodies = [];
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Sound);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const passTo = (seconds: number) => {
  const melody = melodies.at(-1);
  if (melody) melody.currentTime = seconds;
  return act(() => vi.advanceTimersByTimeAsync(250));
};
const heard = vi.fn<(isHeard: boolean) => void>();
const draw = () => renderUi(<ListeningTest isHeard={false} onHeard={heard} />);
const progress = () => screen.getByRole('progressbar', { name: 'Melody' }).getAttribute('value');

test('the melody stops while it is paused and resumes at the same position', async () => {
  draw();
  await press('Play');
  expect(melodies).toMatchObject([{ state: 'running' }]);
  await passTo(2);
  await press('Pause');
  expect(melodies).toMatchObject([{ state: 'suspended' }]);
  expect(progress()).toBe('2');
  await press('Play');
  expect(melodies).toMatchObject([{ state: 'running', currentTime: 2 }]);
});

test('a melody that has ended plays from the beginning again', async () => {
  draw();
  await press('Play');
  await passTo(6);
  await press('Play again');
  expect(melodies).toMatchObject([{ state: 'closed' }, { state: 'running', currentTime: 0 }]);
  expect(progress()).toBe('0');
});

test('a student who did not hear it gets help and can play it again', async () => {
  draw();
  await press('Play');
  expect(screen.queryByRole('button', { name: 'I did not hear it' })).toBeNull();
  await passTo(2);
  await press('I did not hear it');
  expect(heard).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('status').textContent).toContain('Turn the volume up');
  await passTo(6);
  await press('Play again');
  expect(screen.queryByRole('status')).toBeNull();
  await passTo(2);
  await press('I heard it');
  expect(heard).toHaveBeenLastCalledWith(true);
  expect(melodies.at(-1)).toMatchObject({ state: 'suspended' });
});
