import { nameKeysFor } from '@inkstone/base';
import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { person } from './session.tables.ts';

type Names = Pick<typeof person.$inferSelect, 'name' | 'nameZh'>;

/** From how many names on all people are looked through once, instead of those who have one of the names. */
const manyKeys = 100;

/** Recomputes the people who have one of some names, which are found by index. */
const refreshBearers = (tx: Handle, keys: readonly string[]) =>
  tx.run(sql`
    with bearer as (
      select p.id, p.username, p.name_keys, p.namesake_username
        from person p
       where p.left_at is null and p.name_keys && ${sql.param([...keys])}::text[]),
    shared as (
      select k.key from person o cross join unnest(o.name_keys) k(key)
       where o.left_at is null and o.name_keys && array(select unnest(b.name_keys) from bearer b)
       group by k.key having count(*) > 1),
    namesake as (
      select b.id from bearer b cross join unnest(b.name_keys) k(key) where k.key in (select s.key from shared s)),
    resolved as (
      select b.id, b.namesake_username, case when b.id in (select n.id from namesake n) then b.username end as username
        from bearer b)
    update person p set namesake_username = r.username
      from resolved r
     where p.id = r.id and r.username is distinct from r.namesake_username`);

/** Recomputes everybody: its work grows with the number of people, not with that of names. */
const refreshEverybody = (tx: Handle) =>
  tx.run(sql`
    with spread as (
      select p.id, count(*) over (partition by k.key) as bearers
        from person p cross join unnest(p.name_keys) k(key) where p.left_at is null),
    resolved as (select s.id, bool_or(s.bearers > 1) as is_namesake from spread s group by s.id)
    update person p set namesake_username = case when r.is_namesake then p.username end
      from resolved r
     where p.id = r.id and p.namesake_username is distinct from case when r.is_namesake then p.username end`);

/**
 * Recomputes which people share a name in any way of typing it, in either language: their user name is then shown
 * beside it in lists of students. Called after every change of a name, with the names before and after, and when
 * somebody joins or leaves.
 */
export const refreshNamesakes = async (tx: Handle, names: readonly Names[]): Promise<void> => {
  const keys = [...new Set(names.flatMap(nameKeysFor))];
  // Serializes concurrent changes, so that two new namesakes see each other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('namesakes', 0))`);
  await (keys.length < manyKeys ? refreshBearers(tx, keys) : refreshEverybody(tx));
};
