import { expect, test } from 'vitest';
import type { JournalEntry } from '@inkstone/exam/attempt';
import { deviceWrites } from './device-writes.ts';

const entry = (seq: number, value: string): JournalEntry => ({
  seq,
  event: { kind: 'answered', questionId: 1, value },
  ...{ syncId: 's', syncAt: 0, sinceSync: 0, sent: false, firstSinceSync: 0 },
});

/** A device whose every write ends when the test says so. */
const aDevice = () => {
  const written: string[][] = [];
  const told: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const writes = deviceWrites({
    put(entries) {
      written.push(entries.map(({ seq, event }) => `${seq} ${'value' in event ? String(event.value) : ''}`));
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.push((error) => (error ? reject(error) : resolve()));
      return promise;
    },
    failed: (error) => void told.push(String(error)),
    kept: () => void told.push('kept'),
  });
  const end = async (error?: Error) => {
    await new Promise((resolve) => setTimeout(resolve));
    ends.shift()?.(error);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { writes, written, told, end };
};

test('what is typed while a write is under way goes with the next, each entry as it was last', async () => {
  const { writes, written, told, end } = aDevice();
  writes.add(entry(1, 'a'));
  await new Promise((resolve) => setTimeout(resolve));
  writes.add(entry(1, 'ab'));
  writes.add(entry(1, 'abc'));
  writes.add(entry(2, 'x'));
  expect(writes.isBusy()).toBe(true);
  await end();
  expect(told).toEqual([]);
  await end();
  await writes.done();
  expect(written).toEqual([['1 a'], ['1 abc', '2 x']]);
  expect(told).toEqual(['kept']);
  expect(writes.isBusy()).toBe(false);
});

test('a device that refuses is told, and asked again with what comes next', async () => {
  const { writes, written, told, end } = aDevice();
  writes.add(entry(1, 'a'));
  await end(new Error('full'));
  writes.add(entry(2, 'b'));
  await end();
  await writes.done();
  expect(written).toEqual([['1 a'], ['2 b']]);
  expect(told).toEqual(['Error: full', 'kept', 'kept']);
});
