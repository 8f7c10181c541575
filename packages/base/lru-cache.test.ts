import { expect, test } from 'vitest';
import { createLruCache } from './lru-cache.ts';

test('a full cache evicts the least recently used entry', () => {
  const cache = createLruCache<string, number>(2);
  cache.set('first', 1);
  cache.set('second', 2);
  cache.get('first');
  cache.set('third', 3);

  expect([cache.get('first'), cache.get('second'), cache.get('third')]).toEqual([1, undefined, 3]);
});
