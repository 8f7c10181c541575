import { sql, type SQL } from 'drizzle-orm';

/**
 * The end of a select over pairs of question revisions in the same words: `original`, and `copy`, which packing or
 * importing may have given another id. Files of an import are stored again, so there the key has to be equal instead.
 * Conditions on both have to follow: the join alone reads the whole bank.
 */
export const fromCopiedQuestions: SQL = sql`
  from question_revision original
  join question_set_revision original_set on original_set.id = original.set_revision_id
  join question_revision copy on copy.type = original.type and copy.prompt = original.prompt
  join question_set_revision copy_set on copy_set.id = copy.set_revision_id
   and copy_set.stimulus - 'files' = original_set.stimulus - 'files'
   and (copy_set.stimulus -> 'files' is not distinct from original_set.stimulus -> 'files' or copy.key = original.key)`;

/**
 * Joins the question revision of an id as `q`, and its set revision as `qs`. `offset 0` keeps the look-up by id: the
 * planner, which cannot know how few questions are compared, would rather read and hash the whole bank.
 */
export const joinRevisionWords = (id: SQL): SQL => sql`
  cross join lateral (select type, prompt, key, set_revision_id from question_revision where id = ${id} offset 0) q
  cross join lateral (select stimulus from question_set_revision where id = q.set_revision_id offset 0) qs`;

/** The words of some questions in all their revisions, for `isWordedAs`; `ids` is a select of question ids. */
export const wordsOfQuestions = (ids: SQL): SQL => sql`
  select worded.type, worded.prompt, worded.key, worded_set.stimulus
    from (${ids}) asked_question (id)
   cross join lateral (
     select type, prompt, key, set_revision_id from question_revision where question_id = asked_question.id offset 0) worded
   cross join lateral (select stimulus from question_set_revision where id = worded.set_revision_id offset 0) worded_set`;

/**
 * Whether a question revision `q` of a set revision `qs` asks one of the questions in a table of `wordsOfQuestions`, by
 * the same rule as `fromCopiedQuestions`. The table is hashed once, however many questions are compared.
 */
export const isWordedAs = (words: SQL): SQL => sql`(
  (q.type, q.prompt, qs.stimulus) in (select type, prompt, stimulus from ${words})
  or (q.type, q.prompt, q.key, qs.stimulus - 'files') in (select type, prompt, key, stimulus - 'files' from ${words}))`;
