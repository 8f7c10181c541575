import { expect, test } from 'vitest';
import { createListeners } from './listeners.ts';

test('all listeners are notified until they unsubscribe', () => {
  const listeners = createListeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => heard.push('first'));
  listeners.subscribe(() => heard.push('second'));
  listeners.notify();
  stop();
  listeners.notify();
  expect(heard).toEqual(['first', 'second', 'second']);
});
