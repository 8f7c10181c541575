import type { OutboxStorage } from '@inkstone/device/outbox';
import type { StoredDraft } from './device-database.ts';
import type { DeviceDrafts } from './device-drafts.ts';
import { withoutLocalVoices } from './local-voice.ts';

/**
 * The draft of one submission on the device, as this window stores it: in place of its own, or of the one that it continues
 * with. Where the person was faster than the device, it does not continue with what is there.
 */
export const createDraftStorage = (
  device: DeviceDrafts,
  { key, writer, isEdited }: { key: string; writer: string; isEdited(): boolean },
): OutboxStorage<StoredDraft> => {
  /** The window whose draft this one continues; undefined for drafts of earlier versions, or without one. */
  let writerBefore: string | undefined;
  return {
    async read() {
      const stored = await device.read(key);
      if (!stored || isEdited()) return [];
      writerBefore = stored.writer;
      // Local sound URLs do not survive a page; pending voice notes are added again.
      return [{ key, value: { ...stored, draft: withoutLocalVoices(stored.draft) } }];
    },
    write: ({ put: [row] }) =>
      row ? device.save({ ...row.value, writer }, writerBefore) : device.remove(key, [writer, writerBefore]),
  };
};
