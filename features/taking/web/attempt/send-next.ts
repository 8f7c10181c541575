import type { JournalEntry } from '@inkstone/exam/attempt';
import { failureFrom, sendCall, type CallOutput } from '@inkstone/call/web';
import { finish, saveAnswers } from '../../contract.ts';
import { recordsOf } from '../journal/outbox.ts';
import { isStaleAt, isTold, type Sitting } from './sitting.ts';

const timeoutMs = 20_000;

/** Whether the hand-in is on its way, or waits for what it must not leave behind. */
export const isHandingIn = ({ live }: Sitting): boolean => {
  const { handIn } = live.get();
  return handIn === 'sending' || handIn === 'waiting';
};

/** Whether something waits for the server: an entry, or the hand-in itself. */
export const hasWork = (it: Sitting): boolean =>
  !it.live.get().isLost && (it.outbox.journal().entries.length > 0 || isHandingIn(it));

const send = async ({ caller, started, windowId }: Sitting, batch: readonly JournalEntry[], isLast: boolean) => {
  const input = { attemptId: started.attemptId, windowId, events: recordsOf(batch) };
  const signal = AbortSignal.timeout(timeoutMs);
  if (!isLast) return sendCall(caller, saveAnswers, input, { signal });
  return sendCall(caller, finish, { ...input, finish: 'attempt' }, { signal });
};

/** A patch that the server cannot put in holds up everything after it, and hand-in finds a gap: it is said whole. */
const sayWholeAfter = async ({ outbox }: Sitting, error: unknown): Promise<never> => {
  const failure = failureFrom(error);
  if (failure?.kind === 'refused' && failure.code === 'attempt.gap') await outbox.sayWhole();
  throw error;
};

/** Takes over what the server said; only what it holds leaves the journal. What lacks that is none of its answers. */
const accept = async (it: Sitting, saved: CallOutput<typeof saveAnswers>, sentAt: number): Promise<void> => {
  if (!isTold(saved)) throw new Error('this is no answer of the server to a save');
  it.clock.sync(saved, sentAt);
  it.fold.moveWindow(saved.closesAt, it.clock.now());
  await it.outbox.acknowledge({ ack: saved.ack, at: Date.parse(saved.serverTime) });
  it.live.set({
    trouble: null,
    troubleWords: '',
    isStale: isStaleAt(it, saved),
  });
};

/** Sends the oldest unsent entries; hands in with the last of them. */
export const sendNext = async (it: Sitting): Promise<void> => {
  const batch = await it.outbox.take();
  if (it.live.get().isLost) return;
  const isLast = isHandingIn(it) && batch.length === it.outbox.journal().entries.length;
  if (!isLast && batch.length === 0) return;
  if (isLast) it.live.set({ handIn: 'sending' });
  const sentAt = performance.now();
  const saved = await send(it, batch, isLast).catch((error: unknown) => sayWholeAfter(it, error));
  await accept(it, saved, sentAt);
  if (saved.ack < (batch.at(-1)?.seq ?? 0)) await it.outbox.sayWhole();
  const first = batch[0];
  if (first && saved.ack < first.seq) throw new Error('the server took nothing of what was sent');
  if (!isLast) return;
  it.outbox.noteHandedIn();
  it.live.set({ handIn: 'done' });
};

/** Says nothing new, and takes over what the server answers. */
export const askWithNothing = async (it: Sitting): Promise<void> => {
  const sentAt = performance.now();
  await accept(it, await send(it, [], false), sentAt);
};
