import { sql } from 'drizzle-orm';
import type { Computed, Handle } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { lookUpKeys, type KnownPerson } from '../../../import/find-person.ts';

const columns = { hasLeft: z.boolean() };

type PersonRow = Pick<
  typeof person.$inferSelect,
  'id' | 'username' | 'name' | 'nameZh' | 'number' | 'externalId' | 'roles' | 'permissions'
> &
  Computed<typeof columns>;

/** Everybody whom some texts may mean: by user name, number or external id, and by name who is still here. */
export const listMentionedPeople = (db: Handle, texts: readonly string[]): Promise<KnownPerson[]> => {
  const keys = lookUpKeys([...new Set(texts)]);
  return db.rows<PersonRow>(
    sql`
    select p.id, p.username, p.name, p.name_zh, p.number, p.external_id, p.roles, p.permissions,
           p.left_at is not null as has_left
      from person p where p.id in (
      select id from person where lower(username) collate "C" = any(${sql.param(keys.usernames)}::text[])
      union select id from person where number collate "C" = any(${sql.param(keys.texts)}::text[])
      union select id from person where external_id collate "C" = any(${sql.param(keys.texts)}::text[])
      union select id from person where left_at is null and name_keys && ${sql.param(keys.nameKeys)}::text[])
     order by p.id`,
    columns,
  );
};
