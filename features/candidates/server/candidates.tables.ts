import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { at, id, ref } from '@inkstone/db';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The record of somebody who applies to work at the school. */
export const candidate = pgTable('candidate', {
  id: id(),
  /** The account in which the test is sat; its name is the candidate's. */
  personId: ref('person_id').notNull(),
  /** Whose record it is; a supervisor reads those of all. */
  recruiterId: ref('recruiter_id').notNull(),
  mail: text('mail'),
  phone: text('phone'),
  position: text('position').notNull(),
  /** The position as search reads it. */
  searchText: text('search_text').notNull(),
  message: text('message'),
  paperId: ref('paper_id'),
  createdAt: at('created_at').notNull(),
  /** Null while it is a draft. */
  publishedAt: at('published_at'),
  /** The test with the paper pinned; another one once the paper was changed. */
  assignmentId: ref('assignment_id'),
});

/** The newest link of a record. */
export const candidateLink = pgTable('candidate_link', {
  candidateId: ref('candidate_id').primaryKey(),
  /** SHA-256 of the token, which itself is never stored. */
  tokenHash: bytes('token_hash').notNull(),
  madeBy: ref('made_by').notNull(),
  madeAt: at('made_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
