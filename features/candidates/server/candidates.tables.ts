import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampColumn, idColumn, referenceColumn } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The record of somebody who applies to work at the school. */
export const candidate = pgTable('candidate', {
  id: idColumn(),
  /** The account in which the test is sat; its name is the candidate's. */
  personId: referenceColumn('person_id').notNull(),
  /** Whose record it is; a supervisor reads those of all. */
  recruiterId: referenceColumn('recruiter_id').notNull(),
  mail: text('mail'),
  phone: text('phone'),
  position: text('position').notNull(),
  /** The position as search reads it. */
  searchText: text('search_text').notNull(),
  message: text('message'),
  paperId: referenceColumn('paper_id'),
  createdAt: timestampColumn('created_at').notNull(),
  /** Null while it is a draft. */
  publishedAt: timestampColumn('published_at'),
  /** The test with the paper pinned; another one once the paper was changed. */
  assignmentId: referenceColumn('assignment_id'),
});

/** The newest link of a record. */
export const candidateLink = pgTable('candidate_link', {
  candidateId: referenceColumn('candidate_id').primaryKey(),
  /** SHA-256 of the token, which itself is never stored. */
  tokenHash: bytes('token_hash').notNull(),
  madeBy: referenceColumn('made_by').notNull(),
  madeAt: timestampColumn('made_at').notNull(),
  expiresAt: timestampColumn('expires_at').notNull(),
});
