import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The record of a person who applies for a position. */
export const candidate = pgTable('candidate', {
  id: idColumn(),
  /** The account that takes the test; the candidate's name is stored there. */
  personId: referenceColumn('person_id').notNull(),
  /** The recruiter who owns the record; supervisors can read all records. */
  recruiterId: referenceColumn('recruiter_id').notNull(),
  mail: text('mail'),
  phone: text('phone'),
  position: text('position').notNull(),
  /** The folded position, for searching. */
  searchText: text('search_text').notNull(),
  message: text('message'),
  paperId: referenceColumn('paper_id'),
  createdAt: timestampColumn('created_at').notNull(),
  /** Null for a draft. */
  publishedAt: timestampColumn('published_at'),
  /** The assigned test with its pinned paper; replaced when the paper is changed. */
  assignmentId: referenceColumn('assignment_id'),
  /** The status of the test's recipient, copied by a trigger; null for a draft. */
  testStatus: text('test_status', { enum: ['none', 'started', 'submitted', 'marked'] }),
  /** When the test was submitted, copied by a trigger from its recipient. */
  submittedAt: timestampColumn('submitted_at'),
});

/** The newest link of a record. */
export const candidateLink = pgTable('candidate_link', {
  candidateId: referenceColumn('candidate_id').primaryKey(),
  /** SHA-256 of the token, which is never stored. */
  tokenHash: bytes('token_hash').notNull(),
  createdBy: referenceColumn('created_by').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
});
