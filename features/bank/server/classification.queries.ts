import { eq, inArray, sql } from 'drizzle-orm';
import { foldText } from '@inkstone/base';
import { preparedQuery, qualifiedColumn, type Computed, type Handle, type Tx } from '@inkstone/db';
import * as z from 'zod';
import { foldTags } from '../rules.ts';
import { bankTag, questionSet } from './bank.tables.ts';
import { recountSets, usableCountsText } from './counts.queries.ts';
import type { SetViewer } from './set-access.queries.ts';

/**
 * The difficulty of a question row `asked`, from 0 (everybody is right) to 1 (nobody is): as enough answers show it, else
 * as a teacher set it from 1 to 5, else null.
 */
export const difficultyText = 'coalesce(asked.measured_difficulty, (asked.difficulty - 0.5)::real / 5)';

/** Stores tags that are new to the school. */
export const insertTagNames = async (tx: Tx, names: readonly string[]): Promise<void> => {
  const tags = foldTags(names);
  if (tags.length > 0) await tx.insert(bankTag).values(tags).onConflictDoNothing();
};

/** Sets the tags of some sets; a tag that is new to the school keeps the spelling in which it comes first. */
export const updateTags = async (tx: Tx, setIds: readonly number[], names: readonly string[]): Promise<void> => {
  const tags = foldTags(names);
  await insertTagNames(tx, names);
  await tx
    .update(questionSet)
    .set({ tags: tags.map(({ folded }) => folded) })
    .where(inArray(questionSet.id, [...setIds]));
};

/** The difficulty that a teacher sets for a question; null takes it away. */
export interface SetDifficulty {
  questionId: number;
  difficulty: number | null;
}

const updateQuestionDifficulties = preparedQuery<Record<string, never>>(
  'bank_question_difficulty',
  `update question q set difficulty = x.difficulty
     from unnest($1::bigint[], $2::smallint[]) as x(id, difficulty)
    where q.id = x.id and q.difficulty is distinct from x.difficulty`,
);

const refreshSetDifficulties = preparedQuery<Record<string, never>>(
  'bank_set_difficulties',
  `update question_set s set difficulties = found.levels
     from (select s.id, coalesce(array_agg(distinct q.difficulty) filter (where q.difficulty is not null), '{}') as levels
             from question_set s
             join question_set_revision v on v.set_id = s.id and v.number = s.head
             join question_revision r on r.set_revision_id = v.id
             join question q on q.id = r.question_id
            where s.id = any($1::bigint[]) group by s.id) found
    where s.id = found.id and s.difficulties <> found.levels`,
);

/** Sets difficulties of questions, and those of their sets by the newest revisions. */
export const updateDifficulties = async (
  tx: Tx,
  setIds: readonly number[],
  difficulties: readonly SetDifficulty[],
): Promise<void> => {
  if (difficulties.length > 0)
    await updateQuestionDifficulties(tx, [
      difficulties.map(({ questionId }) => questionId),
      difficulties.map(({ difficulty }) => difficulty),
    ]);
  await refreshSetDifficulties(tx, [setIds]);
};

/** What answers show of the difficulty of a question, from 0 (everybody is right) to 1 (nobody is); null: not known. */
export interface MeasuredDifficulty {
  questionId: number;
  difficulty: number | null;
}

const updateMeasured = preparedQuery<Record<string, never>>(
  'bank_measured_difficulties',
  `update question q set measured_difficulty = x.difficulty
     from unnest($1::bigint[], $2::real[]) as x(id, difficulty)
    where q.id = x.id and q.measured_difficulty is distinct from x.difficulty`,
);

/** Stores what answers show of the difficulties of questions, beside those that teachers set. */
export const updateMeasuredDifficulties = async (tx: Tx, measured: readonly MeasuredDifficulty[]): Promise<void> => {
  if (measured.length === 0) return;
  await updateMeasured(tx, [
    measured.map(({ questionId }) => questionId),
    measured.map(({ difficulty }) => difficulty),
  ]);
};

const tagFigures = { count: z.int() };

const selectTags = preparedQuery<Pick<typeof bankTag.$inferSelect, 'name'> & Computed<typeof tagFigures>>(
  'bank_tags',
  `select t.name, sum(c.sets) as count
     from ${usableCountsText({ personId: '$3', isManager: '$4' })} c join bank_tag t on t.folded = c.value
    where c.facet = 'tag' and position($1::text in c.value) > 0
    group by t.folded, t.name having sum(c.sets) > 0
    order by 2 desc, t.folded limit $2::int`,
  tagFigures,
);

/** The tags with a text in them that sets of the bank have which a viewer may use, the most used first. */
export const listTagRows = (db: Handle, search: string, { personId, isManager }: SetViewer, most: number) =>
  selectTags(db, [foldText(search), most, personId, isManager]);

/** Selects the tags of a set as they are written, in their order. */
export const tagNames = sql<string[]>`array(
  select coalesce(t.name, f.tag) from unnest(${qualifiedColumn(questionSet.tags)}) with ordinality as f(tag, place)
    left join bank_tag t on t.folded = f.tag order by f.place)`;

/** The tags of a set, also of a hidden one, as they are written, in their order. */
export const readTags = async (db: Handle, setId: number): Promise<string[]> => {
  const [row] = await db.select({ tags: tagNames }).from(questionSet).where(eq(questionSet.id, setId));
  return row?.tags ?? [];
};

/** Folds all tags again, after the folding has changed; tags that have become equal are one afterwards. */
export const refoldTags = async (tx: Tx): Promise<void> => {
  const rows = await tx.select().from(bankTag);
  const changed = rows.filter(({ folded, name }) => foldText(name) !== folded);
  for (const { folded, name } of changed) {
    const next = foldText(name);
    await tx.insert(bankTag).values({ folded: next, name }).onConflictDoNothing();
    await tx.run(sql`
      update question_set
         set tags = case when ${next} = any(tags) then array_remove(tags, ${folded}) else array_replace(tags, ${folded}, ${next}) end
       where ${folded} = any(tags)`);
    await tx.delete(bankTag).where(eq(bankTag.folded, folded));
  }
  if (changed.length > 0) await recountSets(tx);
};
