import { and, asc, eq } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { person } from '@inkstone/session/server';
import type { ReadingRule } from '../../reading-rules.ts';
import { readingRule } from './question-imports.tables.ts';

/** The rules of the school as the reader of papers knows them. */
export const listReadingRules = (db: Handle): Promise<ReadingRule[]> =>
  db.select({ words: readingRule.words, meaning: readingRule.meaning }).from(readingRule).orderBy(asc(readingRule.id));

/** The same with who wrote each, in their order. */
export const listAuthoredRules = (db: Handle) =>
  db
    .select({
      ruleId: readingRule.id,
      words: readingRule.words,
      meaning: readingRule.meaning,
      createdAt: readingRule.createdAt,
      authorId: person.id,
      authorName: person.name,
      authorNameZh: person.nameZh,
    })
    .from(readingRule)
    .innerJoin(person, eq(person.id, readingRule.authorId))
    .orderBy(asc(readingRule.id));

/** Stores a rule; returns its id. */
export const insertReadingRule = async (tx: Tx, row: Omit<typeof readingRule.$inferInsert, 'id'>): Promise<number> => {
  const [stored] = await tx.insert(readingRule).values(row).returning({ id: readingRule.id });
  if (!stored) throw new Error('the rule was not stored');
  return stored.id;
};

/** Deletes a rule: one's own, or where `authorId` is null anybody's. Returns whether there was one. */
export const deleteReadingRule = async (tx: Tx, key: { ruleId: number; authorId: number | null }): Promise<boolean> => {
  const removed = await tx
    .delete(readingRule)
    .where(
      and(eq(readingRule.id, key.ruleId), key.authorId === null ? undefined : eq(readingRule.authorId, key.authorId)),
    )
    .returning({ id: readingRule.id });
  return removed.length > 0;
};
