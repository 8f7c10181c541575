import {
  fromStoredEvent,
  fromWireEvent,
  getWireQuestionId,
  type JournalEvent,
  type WrittenEvent,
} from '@inkstone/exam/attempt';
import type { JournalRecord } from '../../contract/shapes.ts';
import { readSyncId } from '../attempt-session/sync-id.ts';
import type { EventRow } from './journal.queries.ts';

/** The input of decoding a batch. */
export interface DecodeContext {
  secret: string;
  attemptId: number;
  now: Date;
  /** The writer epoch assumed for a sync id that cannot be read. */
  writerEpoch: number;
}

/** An event as received; of a long text it may hold only a patch. */
export type ReceivedEvent = Omit<JournalEvent, 'event'> & { event: WrittenEvent };

/** The earlier sync of a record, if this server signed it for the same or an earlier writer epoch. */
const decodeOrigin = ({ origin }: JournalRecord, { secret, attemptId }: DecodeContext, holder: number) => {
  const sync = origin ? readSyncId(secret, attemptId, origin.syncId) : null;
  if (!origin || !sync || sync.writerEpoch > holder) return {};
  return { origin: { syncAt: sync.at, syncWriterEpoch: sync.writerEpoch, sinceSync: origin.sinceSync } };
};

/**
 * Decodes the browser's records. A sync id that cannot be verified counts as received now, so that a broken device
 * neither blocks its own queue nor gains time; no event claims to be before the sync that the server signed for it.
 */
export const decodeEvents = (records: readonly JournalRecord[], decoding: DecodeContext): ReceivedEvent[] =>
  records.map((record) => {
    const sync = readSyncId(decoding.secret, decoding.attemptId, record.syncId);
    return {
      seq: record.seq,
      event: fromWireEvent(record),
      syncAt: sync?.at ?? decoding.now.getTime(),
      syncWriterEpoch: sync?.writerEpoch ?? decoding.writerEpoch,
      sinceSync: sync ? record.sinceSync : 0,
      ...(sync && decodeOrigin(record, decoding, sync.writerEpoch)),
    };
  });

/** The question and the value of a record, as they are stored. */
export const splitRecord = (record: JournalRecord): { questionId: number | null; value: unknown } => ({
  questionId: getWireQuestionId(record),
  value: 'value' in record ? (record.value ?? null) : null,
});

/** Restores the answer event from a journal row. */
export const toJournalEvent = (row: Pick<EventRow, 'kind' | 'questionId' | 'value'>): WrittenEvent =>
  fromStoredEvent(row);
