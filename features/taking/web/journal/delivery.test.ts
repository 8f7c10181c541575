import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '@inkstone/call/web';
import { createDelivery } from './delivery.ts';
import { toDeliveryFailure } from './delivery-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new CallError({ kind: 'network', code: 'request.network', message: '' });
const busy = (retryAfterSeconds: number) =>
  new CallError({ kind: 'busy', code: 'request.busy', message: '', retryAfterSeconds });
const refused = (code: string) => new CallError({ kind: 'refused', code, message: 'No.' });

/** A delivery to a server that fails with these errors in turn, then accepts everything. */
const deliveryOver = (errors: readonly Error[]) => {
  const sentAt: number[] = [];
  const reports: string[] = [];
  let left = 1;
  const delivery = createDelivery({
    hasPending: () => left > 0,
    sendNext: async () => {
      sentAt.push(Date.now());
      const error = errors[sentAt.length - 1];
      if (error) throw error;
      left -= 1;
    },
    onFailure: (trouble) => void reports.push(trouble),
  });
  return { delivery, sentAt, told: reports };
};

describe('after a failed delivery', () => {
  test('waits between half and all of a backoff that doubles up to a minute', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (failures) => {
        const { delivery, sentAt } = deliveryOver(Array.from({ length: failures }, () => lost));
        delivery.schedule(0);
        await vi.advanceTimersByTimeAsync(15 * 60_000);
        expect(sentAt).toHaveLength(failures + 1);
        for (const [index, at] of sentAt.slice(1).entries()) {
          const span = Math.min(60_000, 1000 * 2 ** index);
          const waited = at - (sentAt[index] ?? 0);
          expect(waited).toBeGreaterThanOrEqual(span / 2);
          expect(waited).toBeLessThanOrEqual(span);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('honours Retry-After, and comes back within a quarter more than it', async () => {
    const { delivery, sentAt } = deliveryOver([busy(30)]);
    delivery.schedule(0);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(sentAt).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(7_700);
    expect(sentAt).toHaveLength(2);
  });

  test('new entries wait for the same retry; a person or the returning network can trigger it at once', async () => {
    const { delivery, sentAt } = deliveryOver([lost, lost]);
    delivery.schedule(0);
    await vi.advanceTimersByTimeAsync(0);
    delivery.schedule(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(sentAt).toHaveLength(1);
    delivery.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(sentAt).toHaveLength(2);
  });

  test('a refusal is reported and not retried automatically', async () => {
    const { delivery, sentAt, told: reports } = deliveryOver([refused('test.withdrawn')]);
    delivery.schedule(0);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sentAt).toHaveLength(1);
    expect(reports).toEqual(['refused']);
  });

  test('nothing is sent after stop', async () => {
    const { delivery, sentAt } = deliveryOver([lost]);
    delivery.schedule(0);
    await vi.advanceTimersByTimeAsync(0);
    delivery.stop();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(sentAt).toHaveLength(1);
  });
});

test('continuous typing is sent within five seconds; a pause sends it sooner', async () => {
  const { delivery, sentAt } = deliveryOver([]);
  const began = Date.now();
  for (let key = 0; key < 60 && sentAt.length === 0; key++) {
    delivery.schedule(800);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect((sentAt[0] ?? 0) - began).toBeGreaterThan(4800);
  expect((sentAt[0] ?? 0) - began).toBeLessThanOrEqual(5000);

  const otherDelivery = deliveryOver([]);
  const from = Date.now();
  otherDelivery.delivery.schedule(800);
  await vi.advanceTimersByTimeAsync(2000);
  expect((otherDelivery.sentAt[0] ?? 0) - from).toBe(800);
});

test.each([
  [lost, 'offline', true],
  [busy(5), 'offline', true],
  [new CallError({ kind: 'tooMany', code: 'request.tooMany', message: '', retryAfterSeconds: 9 }), 'offline', true],
  [new CallError({ kind: 'fault', code: 'request.fault', message: '', requestId: 'x' }), 'offline', true],
  [new CallError({ kind: 'signedOut', code: 'session.elsewhere', message: '' }), 'signedOut', true],
  [new CallError({ kind: 'forbidden', code: 'request.forbidden', message: '' }), 'refused', false],
  [new CallError({ kind: 'notFound', code: 'request.notFound', message: '' }), 'refused', false],
  [refused('attempt.takenOver'), 'heldElsewhere', false],
  [refused('attempt.gap'), 'refused', true],
  [new DOMException('timed out', 'TimeoutError'), 'offline', true],
])('%s is reported as %s and retried: %s', (error, trouble, isRetryable) => {
  expect(toDeliveryFailure(error)).toMatchObject({ trouble, isRetryable });
});
