import { afterEach, expect, test } from 'vitest';
import { listMessages } from '@inkstone/messages/contract';
import { BusyError, NotFoundError, QueueFullError } from '@inkstone/call/server';
import { maxPerPerson, maxWaiting, openHeavyCalls, type HeavyCalls, type HeavyTask } from './heavy-calls.ts';

const school = { name: '', nameZh: null, timeZone: 'UTC', archiveHours: 1, graceSeconds: 1 };
let opened: HeavyCalls | undefined;
afterEach(() => opened?.close());

const open = (): HeavyCalls => {
  opened = openHeavyCalls({ connection: {}, secret: '' }, new URL('./held-thread.ts', import.meta.url));
  return opened;
};

const asker =
  (heavy: HeavyCalls, me: HeavyTask['me'] = null) =>
  (path: string, input: unknown) =>
    heavy
      .run({ path, input, me, language: 'en', now: new Date(), school })
      .then((json) => new TextDecoder().decode(json));

test('heavy calls run one after the other, some are queued, and further ones are asked to retry later', async () => {
  const ask = asker(open());
  const held = new Int32Array(new SharedArrayBuffer(4));
  const answered: string[] = [];
  const outcomes = Array.from({ length: 1 + maxWaiting }, (_, place) =>
    ask(`call ${place}`, held).then((text) => answered.push(text)),
  );
  await expect(ask('one too many', held)).rejects.toThrow(QueueFullError);
  expect(answered).toEqual([]);

  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
  await Promise.all(outcomes);
  expect(answered).toEqual(outcomes.map((_, place) => `call ${place}`));
  expect(await ask('afterwards', held)).toBe('afterwards');
});

test('the reads of one person leave room for those of others', async () => {
  const heavy = open();
  const [askFirst, askSecond] = [7, 8].map((id) => asker(heavy, { id } as HeavyTask['me']));
  if (!askFirst || !askSecond) throw new Error('two people ask');
  const held = new Int32Array(new SharedArrayBuffer(4));
  const outcomes = Array.from({ length: maxPerPerson }, (_, place) => askFirst(`call ${place}`, held));
  await expect(askFirst('one too many', held)).rejects.toThrow(QueueFullError);
  outcomes.push(askSecond('of somebody else', held));

  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
  expect((await Promise.all(outcomes)).at(-1)).toBe('of somebody else');
  expect(await askFirst('afterwards', held)).toBe('afterwards');
});

test('an error goes to its own caller, and the next call is answered', async () => {
  const ask = asker(open());
  await expect(ask('gone', null)).rejects.toThrow(NotFoundError);
  expect(await ask('there', null)).toBe('there');
});

test('a heavy call without a database is busy and not a fault', async () => {
  opened = openHeavyCalls({ connection: { host: '127.0.0.1', port: 1 }, secret: '' });
  const me = { id: 7, role: 'teacher', language: 'en', sessionId: 1 } as unknown as HeavyTask['me'];
  await expect(asker(opened, me)(listMessages.path, { page: 1, pageNum: 10 })).rejects.toThrow(BusyError);
});

test('a fault of a heavy call keeps its code and its cause', async () => {
  const fault = asker(open())('fault', null);
  await expect(fault).rejects.toMatchObject({ message: 'Failed query', cause: { code: '53100' } });
  await expect(fault).rejects.toSatisfy(({ cause }: Error) => cause instanceof Error);
});
