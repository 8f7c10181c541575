import { waitBeforeRetry } from '@inkstone/base';
import {
  beginRequest,
  makeDue,
  settleRequest,
  type OutboxRequest,
  type OutboxRules,
  type SendOutcome,
} from './outbox-state.ts';
import type { StateStore } from './outbox-writer.ts';

/** When an outbox sends by itself, in milliseconds. */
export interface SendTiming {
  /** From a change to its request; each further change waits anew. */
  delayMs: number;
  /** At most so long after the first change. */
  maxDelayMs?: number;
  /** The waits between retries double, with chance, from the first to the longest. */
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

/** When a lane sends next. */
interface LaneTimer {
  timeout: ReturnType<typeof setTimeout>;
  /** When the first of the waiting changes was made. */
  since: number;
}

/** Sends what is due, each lane one request after another, and again after failures. */
export const createLaneSender = <Value, Receipt, Conflict>(
  store: StateStore<Value, Conflict>,
  options: LaneSenderOptions<Value, Receipt, Conflict>,
) => {
  const { rules, send, timing, newRequestId, whenKept, onSettled } = options;
  const timers = new Map<string, LaneTimer>();
  const running = new Map<string, Promise<unknown>>();
  let isClosed = false;

  const stopTimer = (lane: string): void => {
    clearTimeout(timers.get(lane)?.timeout);
    timers.delete(lane);
  };
  const startTimer = (lane: string, ms: number, since = performance.now()): void => {
    stopTimer(lane);
    if (isClosed) return;
    const sendDue = (): void => {
      timers.delete(lane);
      store.update((before) => makeDue(before, rules, { lane }));
      void run(lane, false);
    };
    timers.set(lane, { timeout: setTimeout(sendDue, ms), since });
  };
  /** Sends after the delay; while a lane waits for its retry, a change does not shorten that. */
  const schedule = (lane: string): void => {
    if (!timing || (store.state().lanes.get(lane)?.failures ?? 0) > 0) return;
    const now = performance.now();
    const since = timers.get(lane)?.since ?? now;
    const latest = since + (timing.maxDelayMs ?? Infinity) - now;
    startTimer(lane, Math.max(0, Math.min(timing.delayMs, latest)), since);
  };
  const sendOne = async (request: OutboxRequest<Value>, isLeaving: boolean): Promise<boolean> => {
    const outcome = await send(request, { isLeaving }).catch((): { is: 'retry'; afterMs?: number } => ({
      is: 'retry',
    }));
    store.update((before) => settleRequest(before, request, outcome, rules));
    onSettled();
    if (outcome.is !== 'retry') return true;
    if (timing) {
      const failures = store.state().lanes.get(request.lane)?.failures ?? 1;
      const wait = { random: Math.random(), retryAfterMs: outcome.afterMs ?? null };
      const limits = { firstMs: timing.firstRetryMs, maxMs: timing.maxRetryMs };
      startTimer(request.lane, waitBeforeRetry(failures, wait, limits));
    }
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
    const isWaiting = [...store.state().items.values()].some(
      ({ key, phase }) => phase.is === 'kept' && rules.laneFor(key) === lane,
    );
    if (isWaiting && !timers.has(lane)) schedule(lane);
  };
  /** Sends what is due of a lane; resolves once nothing of it is on its way. */
  const run = async (lane: string, isLeaving: boolean): Promise<void> => {
    stopTimer(lane);
    const all = Promise.all([running.get(lane), sendAll(lane, isLeaving)]);
    running.set(lane, all);
    await all;
  };
  const listLanes = (): string[] => [...new Set([...store.state().items.keys()].map(rules.laneFor))];

  return {
    schedule,
    scheduleAll: (ms: number): void => listLanes().forEach((lane) => startTimer(lane, ms)),
    runAll: async (isLeaving: boolean): Promise<void> => {
      await Promise.all(listLanes().map((lane) => run(lane, isLeaving)));
    },
    close(): void {
      isClosed = true;
      for (const lane of timers.keys()) stopTimer(lane);
    },
  };
};
