import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, jsonColumn, referenceColumn, timestampColumn } from '@inkstone/db';
import type { RubricContent } from '../../contract.ts';

/** A rubric of the school's library. */
export const rubric = pgTable('rubric', {
  id: idColumn(),
  ownerId: referenceColumn('owner_id').notNull(),
  /** Whether every teacher may take it; its owner and whoever manages the bank may always. */
  isShared: boolean('is_shared').notNull().default(true),
  /** From 1, one more with each change of the content. */
  version: integer('version').notNull().default(1),
  content: jsonColumn('content').$type<RubricContent>().notNull(),
  /** Its names, folded. */
  searchText: text('search_text').notNull(),
  createdAt: timestampColumn('created_at').notNull(),
  updatedAt: timestampColumn('updated_at').notNull(),
  retiredAt: timestampColumn('retired_at'),
});
