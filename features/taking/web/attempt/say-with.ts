import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { Delivery } from '../journal/delivery.ts';
import type { Attachments } from '../journal/journal-rows.ts';
import type { Sitting } from './sitting.ts';
import { snapshotOf } from './snapshot.ts';

interface Saying {
  attachments: Attachments;
  events: readonly BrowserEvent[];
  delivery: Delivery;
}

/**
 * Journals events in one step with the bytes that they name, and folds them once the device holds both: what is named is
 * never shown, sent or replaced before it is there. Where the device takes neither, their numbers say nothing any more.
 */
export const sayWith = async (sitting: Sitting, { attachments, events, delivery }: Saying): Promise<boolean> => {
  const { clock, fold, live, outbox } = sitting;
  const stamp = clock.stamp();
  const at = stamp.syncAt + stamp.sinceSync;
  const isAllowed = (event: BrowserEvent): boolean => fold.allows(event, { at, seq: outbox.nextSeq() });
  if (!snapshotOf(sitting).isWritable || !events.every(isAllowed)) {
    await outbox.attach(attachments);
    return false;
  }
  const entries = events.map((event) => {
    const draft = outbox.draft(event, { ...stamp, typed: false });
    draft.keep();
    return draft.entry;
  });
  const kept = outbox.attach(attachments, entries);
  live.set({});
  await kept;
  for (const [index, event] of events.entries()) fold.take(event, { at, seq: entries[index]?.seq ?? 0 });
  live.set({});
  delivery.wake(0);
  return true;
};
