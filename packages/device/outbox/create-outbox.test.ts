import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, type OutboxDefinition } from './create-outbox.ts';
import type { OutboxRequest, SendOutcome } from './outbox-types.ts';
import { memoryStorage } from './testing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Outcome = SendOutcome<void, string>;
const acknowledged: Outcome = { is: 'acknowledged', receipt: undefined };
const retry: Outcome = { is: 'retry' };
const timing = { delayMs: 1000, firstRetryMs: 2000, maxRetryMs: 8000 };

/** An outbox whose server responds with these outcomes in turn, then takes everything. */
const open = (outcomes: (Outcome | Error)[] = [], how: Partial<OutboxDefinition<string, void, string>> = {}) => {
  const sent: OutboxRequest<string>[] = [];
  const { storage, rows } = memoryStorage<string>();
  let requests = 0;
  const outbox = createOutbox<string, void, string>({
    storage,
    send: async (request) => {
      sent.push(request);
      const outcome = outcomes.shift() ?? acknowledged;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    timing,
    newRequestId: () => `request ${(requests += 1)}`,
    ...how,
  });
  const listSent = () => sent.map(({ items }) => items.map(({ value }) => value).join());
  const getPhase = (key: string) => outbox.items().get(key)?.phase.is;
  return { outbox, sent, rows, listSent, getPhase };
};

describe('when a value is sent', () => {
  test('a while after the last change, and at the latest some time after the first', async () => {
    const { outbox, listSent } = open([], { timing: { ...timing, maxDelayMs: 2500 } });
    for (const value of ['1', '2', '3', '4']) {
      outbox.change([['a', value]]);
      await vi.advanceTimersByTimeAsync(800);
    }
    expect(listSent()).toEqual(['4']);
  });

  test('on flush only if there is no delay', async () => {
    const { outbox, listSent } = open([], { timing: null });
    outbox.change([['a', '1']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listSent()).toEqual([]);
    expect(await outbox.flush()).toBe(true);
    expect(listSent()).toEqual(['1']);
  });

  test('only once the device has stored it or failed to, and without waiting for a device that does not respond', async () => {
    const { storage } = memoryStorage<string>();
    const { outbox, listSent } = open([], {
      storage: { ...storage, write: () => new Promise<never>(() => undefined) },
    });
    outbox.change([['a', '1']]);
    const flushed = outbox.flush();
    await vi.advanceTimersByTimeAsync(4900);
    expect(listSent()).toEqual([]);
    await vi.advanceTimersByTimeAsync(6000);
    expect(listSent()).toEqual(['1']);
    expect(await flushed).toBe(true);
  });

  test('in order, and in batches as large as allowed', async () => {
    const { outbox, listSent } = open([], { countBatch: () => 2 });
    outbox.change(['a', 'b', 'c', 'd', 'e'].map((key) => [key, key]));
    await outbox.flush();
    expect(listSent()).toEqual(['a,b', 'c,d', 'e']);
  });
});

test('the rest of a value after the server took a part is sent after the delay', async () => {
  const remaining = (current: string, sent: string) => current.replace(sent.slice(0, 2), '') || null;
  const { outbox, listSent, rows } = open([], { merge: (before, after) => before + after, remaining });
  outbox.change([['a', '12345']]);
  await vi.advanceTimersByTimeAsync(1500);
  expect([listSent(), rows.get('a')?.value]).toEqual([['12345'], '345']);
  await vi.advanceTimersByTimeAsync(2000);
  expect([listSent(), rows.size]).toEqual([['12345', '345', '5'], 0]);
});

describe('after a failure', () => {
  test('the same request is repeated with doubled waits, which changes do not shorten', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { outbox, sent } = open([retry, new TypeError('thrown'), retry, retry]);
    outbox.change([['a', '1']]);
    const at: number[] = [];
    for (let second = 1; second <= 30; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      if (sent.length > at.length) at.push(second);
      if (second < 5) outbox.change([['a', `changed in ${second}`]]);
    }
    expect(at).toEqual([1, 3, 7, 15, 23, 24]);
    expect(new Set(sent.slice(0, 5).map((request) => JSON.stringify(request))).size).toBe(1);
    expect(sent[5]).toMatchObject({ id: 'request 2', items: [{ value: 'changed in 4' }] });
  });

  test('it waits at least as long as the server asks for, unless flushed', async () => {
    const { outbox, listSent } = open([{ is: 'retry', afterMs: 60_000 }]);
    outbox.change([['a', '1']]);
    expect(await outbox.flush()).toBe(false);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(listSent()).toHaveLength(1);
    expect(await outbox.flush()).toBe(true);
  });

  test('later changes follow the repeated request at once when flushed', async () => {
    const { outbox, listSent } = open([retry]);
    outbox.change([['a', '1']]);
    await outbox.flush();
    outbox.change([['a', '2']]);
    expect(await outbox.flush()).toBe(true);
    expect(listSent()).toEqual(['1', '1', '2']);
  });

  test('another lane continues', async () => {
    const { outbox, listSent, getPhase } = open([retry], { laneFor: (key) => key });
    outbox.change([['a', '1']]);
    outbox.change([['b', '2']]);
    expect(await outbox.flush()).toBe(false);
    expect([listSent(), getPhase('a'), getPhase('b')]).toEqual([['1', '2'], 'kept', undefined]);
  });
});

describe('a value that the server refuses', () => {
  test('stays on the device and does not block the others', async () => {
    const { outbox, rows, listSent, getPhase } = open([
      { is: 'refused', reason: 'Full.' },
      { is: 'aside', conflict: 'theirs' },
    ]);
    outbox.change(['a', 'b', 'c'].map((key) => [key, key]));
    expect(await outbox.flush()).toBe(false);
    expect(listSent()).toEqual(['a', 'b', 'c']);
    expect([getPhase('a'), getPhase('b'), getPhase('c')]).toEqual(['refused', 'aside', undefined]);
    expect([...rows.keys()]).toEqual(['a', 'b']);
    expect(rows.get('a')).toEqual({ key: 'a', value: 'a', refusal: 'Full.' });
    await vi.advanceTimersByTimeAsync(100_000);
    await outbox.flush();
    expect(listSent()).toHaveLength(3);
  });

  test('known as a conflict from the start waits for a choice', async () => {
    const { outbox, listSent } = open();
    outbox.change([['a', '1']]);
    outbox.putAside('a', 'theirs');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([listSent(), outbox.items().get('a')?.phase]).toEqual([[], { is: 'aside', conflict: 'theirs' }]);
  });

  test('does not include what was changed during the request', async () => {
    const response = Promise.withResolvers<Outcome>();
    const { outbox, getPhase } = open([], { send: () => response.promise });
    outbox.change([['a', '1']]);
    const flushed = outbox.flush();
    await vi.advanceTimersByTimeAsync(1);
    outbox.change([['a', '2']]);
    response.resolve({ is: 'refused', reason: 'Full.' });
    await flushed;
    expect([getPhase('a'), outbox.items().get('a')?.value]).toEqual(['kept', '2']);
  });

  test('is sent again when it is changed or released', async () => {
    const { outbox, listSent, rows } = open([
      { is: 'refused', reason: 'Full.' },
      { is: 'aside', conflict: 'theirs' },
    ]);
    outbox.change(['a', 'b'].map((key) => [key, key]));
    await outbox.flush();
    outbox.change([['a', 'again']]);
    outbox.change([['b', 'waits']]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(listSent()).toEqual(['a', 'b', 'again']);
    outbox.resolve(['b']);
    await vi.advanceTimersByTimeAsync(1);
    expect(listSent()).toEqual(['a', 'b', 'again', 'waits']);
    expect(rows.size).toBe(0);
  });
});

describe('the device', () => {
  test('returns what an earlier page stored, which is sent; refused values wait', async () => {
    const { storage, rows } = memoryStorage([
      { key: 'a', value: '1' },
      { key: 'b', value: '2', refusal: 'Full.' },
    ]);
    const { outbox, listSent, getPhase } = open([], { storage });
    await outbox.ready;
    expect([getPhase('a'), getPhase('b')]).toEqual(['kept', 'refused']);
    await vi.advanceTimersByTimeAsync(1);
    expect(listSent()).toEqual(['1']);
    expect([...rows.keys()]).toEqual(['b']);
  });

  test('holds a value only once its write is done, and the next write makes up for a failed one', async () => {
    const { storage, rows } = memoryStorage<string>();
    let isFull = true;
    const write: typeof storage.write = async (change) => {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      await storage.write(change);
    };
    const { outbox } = open([], { storage: { ...storage, write }, timing: null });
    const getPlaces = () => [...outbox.items().values()].map(({ where }) => where);
    outbox.change([['a', '1']]);
    expect(getPlaces()).toEqual(['writing']);
    await vi.advanceTimersByTimeAsync(1);
    expect(getPlaces()).toEqual(['nowhere']);
    isFull = false;
    outbox.change([['b', '2']]);
    await vi.advanceTimersByTimeAsync(1);
    expect([getPlaces(), [...rows.keys()]]).toEqual([
      ['device', 'device'],
      ['a', 'b'],
    ]);
  });

  test('stores again what was acknowledged and then recorded again', async () => {
    const { outbox, rows } = open();
    outbox.change([['a', '1']]);
    await outbox.flush();
    expect(rows.size).toBe(0);
    outbox.change([['a', '1']]);
    await vi.advanceTimersByTimeAsync(1);
    expect(rows.get('a')?.value).toBe('1');
  });

  test('continues with nothing if it cannot be read', async () => {
    const { storage } = memoryStorage<string>();
    const read = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
    const { outbox, listSent } = open([], { storage: { ...storage, read } });
    outbox.change([['a', '1']]);
    expect(await outbox.flush()).toBe(true);
    expect(listSent()).toEqual(['1']);
  });
});

test('a page that is closed sends merged values at once, whatever request is in progress', async () => {
  const responses = [Promise.withResolvers<Outcome>(), Promise.withResolvers<Outcome>()];
  const sent: string[] = [];
  const { outbox } = open([], {
    merge: (before, after) => before + after,
    timing: null,
    send: (request, { isLeaving }) => {
      sent.push(`${request.items[0]?.value ?? ''}${isLeaving ? ' leaving' : ''}`);
      return responses[sent.length - 1]?.promise ?? Promise.resolve(retry);
    },
  });
  outbox.change([['a', '1']]);
  void outbox.flush();
  await vi.advanceTimersByTimeAsync(1);
  outbox.change([['a', '2']]);
  const leaving = outbox.flush({ isLeaving: true });
  expect(sent).toEqual(['1', '12 leaving']);
  responses[0]?.resolve(acknowledged);
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.items().size).toBe(1);
  responses[1]?.resolve(acknowledged);
  expect(await leaving).toBe(true);
});

test('once closed, nothing is sent until flushed, and waiting values stay on the device', async () => {
  const { outbox, listSent, rows } = open();
  outbox.change([['a', '1']]);
  await vi.advanceTimersByTimeAsync(1);
  outbox.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([listSent(), rows.size]).toEqual([[], 1]);
  await outbox.flush();
  expect([listSent(), rows.size]).toEqual([['1'], 0]);
});

const step = fc.oneof(
  fc.record({ do: fc.constant('change' as const), key: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 5000 }) }),
  fc.record({ do: fc.constant('flush' as const) }),
);

test('whatever fails for a while, the last recorded values reach the server within two retries of the longest wait', async () => {
  const failures = fc.array(fc.constantFrom<Outcome | Error>(retry, new Error('lost'), acknowledged), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), failures, fc.boolean(), async (steps, outcomes, isOneLane) => {
      const { outbox, sent, rows } = open([...outcomes], isOneLane ? {} : { laneFor: (key) => key });
      const last = new Map<string, string>();
      for (const [index, action] of steps.entries()) {
        if (action.do === 'change') {
          outbox.change([[action.key, `${index}`]]);
          last.set(action.key, `${index}`);
        } else if (action.do === 'wait') await vi.advanceTimersByTimeAsync(action.ms);
        else void outbox.flush();
      }
      await vi.advanceTimersByTimeAsync(100_000);
      expect([outbox.items().size, rows.size]).toEqual([0, 0]);
      const received = new Map(sent.flatMap(({ items }) => items.map(({ key, value }) => [key, value])));
      expect(received).toEqual(last);
    }),
    { numRuns: 200 },
  );
});

describe('values that something else stores', () => {
  test('are not written again, are on the device once that has succeeded, and are sent only then', async () => {
    const { outbox, listSent, rows } = open([], { timing: { ...timing, delayMs: 0 } });
    const storing = Promise.withResolvers<void>();
    outbox.change([['a', '1']], { storedBy: storing.promise });
    await vi.advanceTimersByTimeAsync(3000);
    expect([outbox.items().get('a')?.where, rows.size, listSent()]).toEqual(['writing', 0, []]);
    outbox.putAside('a', 'not sent here');
    storing.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([outbox.items().get('a')?.where, rows.size]).toEqual(['device', 0]);
    outbox.resolve(['a']);
    await vi.advanceTimersByTimeAsync(0);
    expect(listSent()).toEqual(['1']);
  });

  test('are written by the outbox where that fails, and what replaces them meanwhile is written after them', async () => {
    const { outbox, rows } = open([], { timing: null });
    const storing = Promise.withResolvers<void>();
    outbox.change([['a', '1']], { storedBy: storing.promise });
    outbox.change([['a', '2']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(rows.size).toBe(0);
    storing.reject(new DOMException('no room', 'QuotaExceededError'));
    await vi.advanceTimersByTimeAsync(0);
    expect([outbox.items().get('a')?.where, rows.get('a')?.value]).toEqual(['device', '2']);
  });
});

test('what is not ready stays on the device unsent, and does not hold up the others', async () => {
  const { outbox, listSent, rows } = open([], { isReady: (value) => value !== 'unready' });
  outbox.change([
    ['a', 'unready'],
    ['b', '1'],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([listSent(), [...rows.keys()]]).toEqual([['1'], ['a']]);
  outbox.change([['a', 'ready']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([listSent(), rows.size]).toEqual([['1', 'ready'], 0]);
});

test('what remains of a value can go before what is newer, also on flush alone', async () => {
  const remaining = (current: string, sent: string) => current.replace(sent.slice(0, 1), '') || null;
  const merge = (before: string, after: string) => before + after;
  const { outbox, listSent } = open([], { timing: null, merge, remaining, sendsRestAtOnce: true });
  outbox.change([
    ['a', '123'],
    ['b', '4'],
  ]);
  expect(await outbox.flush()).toBe(true);
  expect(listSent()).toEqual(['123', '23', '3', '4']);
});

test('a refusal can be final: a change does not send it again, only the person’s wish does', async () => {
  const refused: Outcome = { is: 'refused', reason: 'No.' };
  const { outbox, listSent, rows } = open([refused], { keepsRefusal: true });
  outbox.change([['a', '1']]);
  await outbox.flush();
  outbox.change([['a', '2']]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([listSent(), rows.get('a')]).toEqual([['1'], { key: 'a', value: '2', refusal: 'No.' }]);
  outbox.resolve(['a']);
  await outbox.flush();
  expect([listSent(), rows.size]).toEqual([['1', '2'], 0]);
});
