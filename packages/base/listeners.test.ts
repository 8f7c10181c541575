import { expect, test } from 'vitest';
import { openListeners } from './listeners.ts';

test('everyone who listens is told, until they stop', () => {
  const listeners = openListeners();
  const heard: string[] = [];
  const stop = listeners.subscribe(() => heard.push('first'));
  listeners.subscribe(() => heard.push('second'));
  listeners.tell();
  stop();
  listeners.tell();
  expect(heard).toEqual(['first', 'second', 'second']);
});
