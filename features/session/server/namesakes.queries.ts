import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { person } from './session.tables.ts';

type Names = Pick<typeof person.$inferSelect, 'name' | 'nameZh'>;

/**
 * Recomputes which people share a name: their user name is then shown beside it in lists of students. Called after
 * every change of a name, with the names before and after, and when somebody joins or leaves.
 */
export const refreshNamesakes = async (tx: Handle, names: readonly Names[]): Promise<void> => {
  const latin = [...new Set(names.map(({ name }) => name))];
  const chinese = [...new Set(names.flatMap(({ nameZh }) => nameZh ?? []))];
  // Serializes concurrent changes, so that two new namesakes see each other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('namesakes', 0))`);
  await tx.run(sql`
    with bearer as (
      select p.id, p.username, lower(p.name) collate "C" as name, p.name_zh collate "C" as name_zh, p.namesake_username
        from person p
       where p.left_at is null
         and (lower(p.name) collate "C" in (select lower(n) collate "C" from unnest(${sql.param(latin)}::text[]) n)
              or p.name_zh collate "C" in (select n collate "C" from unnest(${sql.param(chinese)}::text[]) n))),
    resolved as (
      select b.id, b.namesake_username,
             case when exists (select 1 from person o
                                where o.id <> b.id and o.left_at is null
                                  and (lower(o.name) collate "C" = b.name or o.name_zh collate "C" = b.name_zh))
                  then b.username end as username
        from bearer b)
    update person p set namesake_username = r.username
      from resolved r
     where p.id = r.id and r.username is distinct from r.namesake_username`);
};
