import type { BrowserEvent } from '@inkstone/exam/attempt';
import type { Delivery } from '../journal/delivery.ts';
import type { Attachments } from '../journal/journal-rows.ts';
import type { OpenAttempt } from './open-attempt.ts';
import { buildSnapshot } from './snapshot.ts';

interface AttachmentDispatch {
  attachments: Attachments;
  events: readonly BrowserEvent[];
  delivery: Delivery;
}

/**
 * Journals events in one transaction with the bytes that they refer to, and applies them once both are stored, so that
 * nothing is shown, sent or replaced before it is there. Where storing fails, the events are voided but keep their
 * numbers.
 */
export const dispatchWithAttachments = async (
  attempt: OpenAttempt,
  { attachments, events, delivery }: AttachmentDispatch,
): Promise<boolean> => {
  const { clock, projection, windowState, outbox } = attempt;
  const stamp = clock.stamp();
  const at = stamp.syncAt + stamp.sinceSync;
  const isAllowed = (event: BrowserEvent): boolean => projection.allows(event, { at, seq: outbox.nextSeq() });
  if (!buildSnapshot(attempt).isWritable || !events.every(isAllowed)) {
    await outbox.saveAttachments(attachments);
    return false;
  }
  const entries = events.map((event) => {
    const draft = outbox.draft(event, { ...stamp, typed: false });
    draft.keep();
    return draft.entry;
  });
  const saved = outbox.saveAttachments(attachments, entries);
  windowState.set({});
  await saved;
  for (const [index, event] of events.entries()) projection.apply(event, { at, seq: entries[index]?.seq ?? 0 });
  windowState.set({});
  delivery.schedule(0);
  return true;
};
