import { boolean, customType, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { timestampColumn, referenceColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** One part of a spoken answer. */
export const recording = pgTable('recording', {
  /** Made by the browser. */
  id: uuid('id').primaryKey(),
  attemptId: referenceColumn('attempt_id').notNull(),
  questionId: referenceColumn('question_id').notNull(),
  madeAt: timestampColumn('made_at').notNull(),
  /** When the last of its bytes came; before any did, when it was named. */
  touchedAt: timestampColumn('touched_at').notNull(),
  /** Of the pieces held so far. */
  sizeBytes: referenceColumn('size_bytes').notNull(),
  /** How many pieces there are; null until the last one came. */
  pieces: integer('pieces'),
  /** Put together; also from what had come by then, where the rest stayed away. */
  fileId: referenceColumn('file_id'),
  mime: text('mime'),
  /** Whole, from its first piece to its last. */
  completedAt: timestampColumn('completed_at'),
});

/** What has come of recordings that are not whole yet. */
export const recordingPiece = pgTable(
  'recording_piece',
  {
    recordingId: uuid('recording_id').notNull(),
    pieceIndex: integer('piece_index').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.pieceIndex] })],
);

/** How a device heard and was heard. */
export const environmentCheck = pgTable('environment_check', {
  id: referenceColumn('id').primaryKey().generatedAlwaysAsIdentity(),
  personId: referenceColumn('person_id').notNull(),
  deviceId: uuid('device_id').notNull(),
  at: timestampColumn('at').notNull(),
  isOutputHeard: boolean('is_output_heard').notNull(),
  /** Of the speech and of the room, 0 to 1. */
  level: real('level').notNull(),
  noiseFloor: real('noise_floor').notNull(),
  isClipping: boolean('is_clipping').notNull(),
  /** Milliseconds by which the device's clock is ahead. */
  clockOffsetMs: referenceColumn('clock_offset_ms').notNull(),
  codec: text('codec').notNull(),
  userAgent: text('user_agent').notNull(),
  fileId: referenceColumn('file_id'),
});
