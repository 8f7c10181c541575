import { expect, test } from 'vitest';
import { withLastFigures } from './safe-memory.ts';

test('where the memory figures cannot be read the last ones are returned', () => {
  let isReadable = true;
  const memoryUsage = withLastFigures(() => {
    if (!isReadable) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    return { rss: 7, heapTotal: 6, heapUsed: 5, external: 4, arrayBuffers: 3 };
  });
  expect(memoryUsage().rss).toBe(7);
  isReadable = false;

  expect(memoryUsage()).toMatchObject({ rss: 7, heapUsed: 5 });
  expect(memoryUsage.rss()).toBe(7);
});
