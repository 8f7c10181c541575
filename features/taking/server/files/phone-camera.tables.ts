import { customType, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { referenceColumn, timestampColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The newest code with which a phone adds photos to an answer. */
export const phoneCamera = pgTable(
  'phone_camera',
  {
    attemptId: referenceColumn('attempt_id').notNull(),
    questionId: referenceColumn('question_id').notNull(),
    /** SHA-256 of the token, which is never stored. */
    tokenHash: bytes('token_hash').notNull(),
    /** SHA-256 of the key of the phone that has opened the code; null until one has. */
    phoneHash: bytes('phone_hash'),
    /** The writer of the attempt that showed the code: a takeover ends it. */
    writerEpoch: integer('writer_epoch').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.attemptId, row.questionId] })],
);
