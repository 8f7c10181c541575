import { sendCall, type CallOutput } from '@inkstone/call/web';
import { readTime } from '../../contract.ts';
import type { Delivery } from '../journal/delivery.ts';
import { isStaleAt, isTold, type Sitting } from './sitting.ts';
import { setbackOf } from '../journal/trouble.ts';

const askAgainMs = 2000;
const timeoutMs = 10_000;

const end = (it: Sitting, delivery: Delivery): void => {
  const { handIn } = it.live.get();
  if (handIn !== 'no' && handIn !== 'asking') return;
  it.outbox.noteHandIn();
  it.live.set({ handIn: 'sending' });
  delivery.retryNow();
};

const follow = (it: Sitting, told: CallOutput<typeof readTime>, delivery: Delivery): void => {
  if (!told.isHolder) return it.live.lose('heldElsewhere');
  it.fold.moveWindow(told.closesAt, it.clock.now());
  const { trouble, handIn } = it.live.get();
  const isStale = isStaleAt(it, told);
  const isOpenAgain = handIn === 'asking' && !told.isClosed && it.fold.timeline(it.clock.now()).status !== 'closed';
  it.live.set({ isStale, ...(isOpenAgain ? { handIn: 'no' as const } : {}) });
  if (trouble === 'offline' || trouble === 'signedOut') delivery.retryNow();
  if (told.isClosed) end(it, delivery);
};

/** A trouble that was met by looking is told where it keeps answers from the server, or the end from being known. */
const meet = (it: Sitting, error: unknown): void => {
  const { trouble, message } = setbackOf(error);
  const { handIn } = it.live.get();
  if (trouble === 'refused' || it.outbox.journal().entries.length > 0 || handIn === 'asking')
    it.live.set({ trouble, troubleWords: message });
};

// The end is asked for once at a time, however many look at the clock meanwhile.
const waits = new WeakSet<Sitting>();
const askAgain = (it: Sitting, delivery: Delivery): void => {
  if (waits.has(it)) return;
  waits.add(it);
  setTimeout(() => {
    waits.delete(it);
    if (!it.live.get().isLost) void syncClock(it, delivery);
  }, askAgainMs);
};

/** Asks the server for its clock. An end that the clock here has reached is asked for until the server says yes or no. */
export const syncClock = async (it: Sitting, delivery: Delivery): Promise<void> => {
  const { caller, started, windowId, clock, live } = it;
  const sentAt = performance.now();
  try {
    const input = { attemptId: started.attemptId, windowId };
    const told = await sendCall(caller, readTime, input, { signal: AbortSignal.timeout(timeoutMs) });
    if (live.get().isLost) return;
    if (!isTold(told)) throw new Error('this is no answer of the server about its clock');
    clock.sync(told, sentAt);
    follow(it, told, delivery);
  } catch (error) {
    if (!live.get().isLost) meet(it, error);
  }
  if (live.get().handIn === 'asking' && !live.get().isLost) askAgain(it, delivery);
};
