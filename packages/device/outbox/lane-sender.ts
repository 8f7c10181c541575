import { waitBeforeRetry } from '@inkstone/base';
import { createLaneTimers } from './lane-timers.ts';
import { beginRequest, isReady, makeDue, settleRequest } from './outbox-state.ts';
import type { OutboxRequest, OutboxRules, SendOutcome } from './outbox-types.ts';
import type { StateStore } from './outbox-writer.ts';

/** When an outbox sends by itself, in milliseconds. */
export interface SendTiming {
  /** From a change to its request; each further change restarts the delay. */
  delayMs: number;
  /** Upper limit of the delay, counted from the first unsent change; in milliseconds. */
  maxDelayMs?: number;
  /** Waits between retries double, with jitter, from `firstRetryMs` to `maxRetryMs`. */
  firstRetryMs: number;
  maxRetryMs: number;
}

interface LaneSenderOptions<Value, Receipt, Conflict> {
  rules: OutboxRules<Value, Receipt>;
  send(request: OutboxRequest<Value>, how: { isLeaving: boolean }): Promise<SendOutcome<Receipt, Conflict>>;
  timing: SendTiming | null;
  newRequestId(): string;
  /** Resolves once the device has what is to be sent, or could not store it; null where it has. */
  whenKept(): Promise<unknown> | null;
  onSettled(): void;
}

/** How long a lane waits for its retry, in milliseconds. */
const toRetryMs = (timing: SendTiming, failures: number, afterMs: number | null): number => {
  const limits = { firstMs: timing.firstRetryMs, maxMs: timing.maxRetryMs };
  return waitBeforeRetry(failures, { random: Math.random(), retryAfterMs: afterMs }, limits);
};

// What is thrown counts as no response.
const noResponse: { is: 'retry'; afterMs?: number } = { is: 'retry' };

/** Sends what is due, each lane one request after another, and again after failures. */
export const createLaneSender = <Value, Receipt, Conflict>(
  store: StateStore<Value, Conflict>,
  options: LaneSenderOptions<Value, Receipt, Conflict>,
) => {
  const { rules, send, timing, newRequestId, whenKept, onSettled } = options;
  const timers = createLaneTimers((lane) => {
    store.update((before) => makeDue(before, rules, { lane }));
    void run(lane, false);
  });
  const running = new Map<string, Promise<unknown>>();
  let isClosed = false;
  const countFailures = (lane: string): number => store.state().lanes.get(lane)?.failures ?? 0;
  /** Sends after the delay; while a lane waits for its retry, a change does not shorten that. */
  const schedule = (lane: string): void => {
    if (!timing || isClosed || countFailures(lane) > 0) return;
    timers.startWithin(lane, timing.delayMs, timing.maxDelayMs ?? Infinity);
  };
  const sendOne = async (request: OutboxRequest<Value>, isLeaving: boolean): Promise<boolean> => {
    const outcome = await send(request, { isLeaving }).catch(() => noResponse);
    store.update((before) => settleRequest(before, request, outcome, rules));
    onSettled();
    if (outcome.is !== 'retry') return true;
    if (isClosed || !timing) return false;
    timers.start(request.lane, toRetryMs(timing, countFailures(request.lane), outcome.afterMs ?? null));
    return false;
  };
  const sendAll = async (lane: string, isLeaving: boolean): Promise<void> => {
    const keeping = isLeaving ? null : whenKept();
    if (keeping) await keeping;
    for (let isFirst = true; !isClosed; isFirst = false) {
      const how = { newRequestId, isLeaving: isLeaving && isFirst };
      const { state, request } = beginRequest(store.state(), lane, rules, how);
      if (!request) break;
      store.update(() => state);
      if (!(await sendOne(request, how.isLeaving))) return;
    }
    const rest = [...store.state().items.values()].filter((item) => isReady(item, lane, rules));
    if (rest.some(({ phase }) => phase.is === 'kept') && !timers.isWaiting(lane)) schedule(lane);
  };
  /** Sends what is due of a lane; resolves once nothing of it is on its way. */
  const run = async (lane: string, isLeaving: boolean): Promise<void> => {
    timers.stop(lane);
    const all = Promise.all([running.get(lane), sendAll(lane, isLeaving)]);
    running.set(lane, all);
    await all;
  };
  const listLanes = (): string[] => [...new Set([...store.state().items.keys()].map(rules.laneFor))];
  return {
    schedule,
    sendSoon: () => listLanes().forEach((lane) => timers.start(lane, 0)),
    sendNow: (isLeaving: boolean) => {
      isClosed = false;
      return Promise.all(listLanes().map((lane) => run(lane, isLeaving)));
    },
    close(): void {
      isClosed = true;
      timers.stopAll();
    },
  };
};
