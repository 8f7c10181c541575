import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('everyone who listens is told, until they stop', () => {
  const listeners = createListeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => heard.push('first'));
  listeners.subscribe(() => heard.push('second'));
  listeners.notify();
  stop();
  listeners.notify();
  expect(heard).toEqual(['first', 'second', 'second']);
});
