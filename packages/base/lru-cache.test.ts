import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('a full one forgets what was not asked for longest', () => {
  const kept = createLruCache<string, number>(2);
  kept.set('first', 1);
  kept.set('second', 2);
  kept.get('first');
  kept.set('third', 3);

  expect([kept.get('first'), kept.get('second'), kept.get('third')]).toEqual([1, undefined, 3]);
});
