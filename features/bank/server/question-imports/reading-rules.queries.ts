import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { person } from '@inkstone/session/server';
import type { ReadingRule } from '../../reading-rules.ts';
import { readingRule } from './question-imports.tables.ts';

/** The rules of the school as the reader of papers knows them. */
export const listReadingRules = (db: Handle): Promise<ReadingRule[]> =>
  db.select({ words: readingRule.words, meaning: readingRule.meaning }).from(readingRule).orderBy(asc(readingRule.id));

/** The same with who wrote each, by their words. */
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
    .orderBy(asc(sql`lower(${readingRule.words})`), asc(readingRule.id));

const hasWords = (words: string) => sql`lower(${readingRule.words}) = lower(${words})`;

/** Whose rule some words have; undefined where they have none. */
export const findRuleOfWords = async (db: Handle, words: string): Promise<{ authorId: number } | undefined> => {
  const [row] = await db.select({ authorId: readingRule.authorId }).from(readingRule).where(hasWords(words));
  return row;
};

/** Stores a rule, in the place of one with the same words. */
export const replaceReadingRule = async (tx: Tx, row: Omit<typeof readingRule.$inferInsert, 'id'>): Promise<number> => {
  await tx.delete(readingRule).where(hasWords(row.words));
  const [stored] = await tx.insert(readingRule).values(row).returning({ id: readingRule.id });
  if (!stored) throw new Error('the rule was not stored');
  return stored.id;
};

export const countReadingRules = (db: Handle): Promise<number> => db.$count(readingRule);

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
