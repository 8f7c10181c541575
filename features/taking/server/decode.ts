import { fromWireEvent, type JournalEvent, type WrittenEvent } from '@inkstone/exam/attempt';
import type { JournalRecord } from '../contract/shapes.ts';
import { readSyncId } from './sync.ts';

/** What decoding a batch needs. */
export interface Decoding {
  secret: string;
  attemptId: number;
  now: Date;
  /** The holder that a mark which cannot be read is taken for. */
  holder: number;
}

/** An event as it arrives: of a long text perhaps only what has changed. */
export type ArrivedEvent = Omit<JournalEvent, 'event'> & { event: WrittenEvent };

/** The earlier sync of a record, where this school gave it to the same writer or to one before. */
const originIn = ({ origin }: JournalRecord, { secret, attemptId }: Decoding, holder: number) => {
  const sync = origin ? readSyncId(secret, attemptId, origin.syncId) : null;
  if (!origin || !sync || sync.holder > holder) return {};
  return { origin: { syncAt: sync.at, syncHolder: sync.holder, sinceSync: origin.sinceSync } };
};

/**
 * The browser's records as events of its journal. A mark that cannot be read claims no more than the moment of arrival,
 * so that a broken device never jams its own queue and never gains time; nothing claims to be before the sync that the
 * server signed for it.
 */
export const decodeEvents = (records: readonly JournalRecord[], decoding: Decoding): ArrivedEvent[] =>
  records.map((record) => {
    const sync = readSyncId(decoding.secret, decoding.attemptId, record.syncId);
    return {
      seq: record.seq,
      event: fromWireEvent(record),
      syncAt: sync?.at ?? decoding.now.getTime(),
      syncHolder: sync?.holder ?? decoding.holder,
      sinceSync: sync ? record.sinceSync : 0,
      ...(sync && originIn(record, decoding, sync.holder)),
    };
  });

/** The question that a record is about, and what of it is kept as its value. */
export const recordParts = (record: JournalRecord): { questionId: number | null; value: unknown } => ({
  questionId: 'questId' in record ? record.questId : null,
  value: 'value' in record ? (record.value ?? null) : null,
});
