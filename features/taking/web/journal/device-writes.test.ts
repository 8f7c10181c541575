import { expect, test } from 'vitest';
import type { JournalEntry } from '@inkstone/exam/attempt';
import { createDeviceWrites } from './device-writes.ts';

const entry = (seq: number, value: string): JournalEntry => ({
  seq,
  event: { kind: 'answered', questionId: 1, value },
  ...{ syncId: 's', syncAt: 0, sinceSync: 0, isSent: false, firstSinceSync: 0 },
});

/** A device whose writes the test completes. */
const aDevice = () => {
  const written: string[][] = [];
  const calls: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const writes = createDeviceWrites({
    put({ entries, attachments }) {
      const rows = entries.map(({ seq, event }) => `${seq} ${'value' in event ? String(event.value) : ''}`);
      written.push([
        ...rows,
        ...attachments.flatMap(({ chunks = [] }) => chunks.map(({ recordingId }) => recordingId)),
      ]);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.push((error) => (error ? reject(error) : resolve()));
      return promise;
    },
    onFailure: (error) => void calls.push(String(error)),
    onIdle: () => void calls.push('kept'),
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (error?: Error) => {
    await turn();
    ends.shift()?.(error);
    await turn();
  };
  return { writes, written, told: calls, end, turn };
};

const sound = (recordingId: string) => ({ chunks: [{ recordingId, index: 0, bytes: new ArrayBuffer(1) }] });

test('entries of one task are stored in one write, which starts before the task ends, even while others are in progress', async () => {
  const { writes, written, told: calls, end } = aDevice();
  writes.add(entry(1, 'a'));
  writes.add(entry(1, 'ab'));
  writes.add(entry(2, 'x'));
  await Promise.resolve();
  expect(written).toEqual([['1 ab', '2 x']]);
  writes.add(entry(3, 'y'));
  void writes.attach(sound('take'));
  await Promise.resolve();
  expect(written).toEqual([
    ['1 ab', '2 x'],
    ['3 y', 'take'],
  ]);
  expect(writes.isBusy()).toBe(true);
  await end();
  expect([writes.isBusy(), calls]).toEqual([true, []]);
  await end();
  await writes.whenIdle();
  expect([writes.isBusy(), calls]).toEqual([false, ['kept']]);
});

test('entries that are typed faster than the disk writes are combined into one write', async () => {
  const { writes, written, end, turn } = aDevice();
  for (let seq = 1; seq <= 8; seq += 1) {
    writes.add(entry(seq, 'a'));
    await turn();
  }
  writes.add(entry(9, 'b'));
  await turn();
  writes.add(entry(9, 'bc'));
  writes.add(entry(10, 'd'));
  await turn();
  expect(written).toHaveLength(8);
  await end();
  expect(written[8]).toEqual(['9 bc', '10 d']);
});

test('a failed write is reported before anything continues, and to the caller that attached bytes', async () => {
  const { writes, told: calls, end } = aDevice();
  writes.add(entry(1, 'a'));
  const refused = writes
    .attach(sound('take'), () => void calls.push('refused'))
    .catch((error: unknown) => {
      calls.push(`again: ${String(error)}`);
    });
  const done = writes.whenIdle().then(() => calls.push('done'));
  await end(new Error('full'));
  await Promise.all([refused, done]);
  expect(calls.slice(0, 3)).toEqual(['refused', 'Error: full', 'kept']);
  expect(calls).toContain('again: Error: full');
  expect(writes.isBusy()).toBe(false);
});

test('a change of the journal’s head is written even if nothing else is', async () => {
  const { writes, written, end } = aDevice();
  writes.requestWrite();
  await end();
  expect(written).toEqual([[]]);
});
