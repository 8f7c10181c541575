import { and, eq, sql } from 'drizzle-orm';
import type { paper } from '@inkstone/bank/server';
import type { Handle, Tx, Computed } from '@inkstone/db';
import { hasRole, isPersonFound } from '@inkstone/people/server';
import { teacherSide } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { paperMarker } from './marking.tables.ts';

/** A marker's relation to the teacher whose assignments they mark. */
export type MarkerKind = (typeof paperMarker.$inferSelect)['kind'];

/** A teacher who is or may become a marker. */
export type MarkerRow = Pick<typeof person.$inferSelect, 'id' | 'name' | 'nameZh'> & Computed<typeof markerColumns>;

const markerColumns = { kind: z.enum(paperMarker.kind.enumValues) };

const markerKindSql = (personId: number) => sql`
  case when p.id = ${personId} then 'own'
       when exists (select 1 from class_teacher mine join class_teacher theirs on theirs.class_id = mine.class_id
                     where mine.teacher_id = ${personId} and theirs.teacher_id = p.id) then 'team'
       else 'thirdParty' end`;
const isTeachingStaff = sql`${hasRole('p', teacherSide)} and p.left_at is null`;

/** Teachers of the school with the given relations to a person, by name; at most fifty. */
export const listTeachers = async (
  db: Handle,
  key: { personId: number; kinds: readonly MarkerKind[]; search: string },
): Promise<MarkerRow[]> => {
  const kinds = sql.join(
    key.kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const isNamed = isPersonFound(key.search);
  return db.rows<MarkerRow>(
    sql`
    select * from (
      select p.id, p.name, p.name_zh, p.sort_name, ${markerKindSql(key.personId)} as kind from person p where ${isTeachingStaff} and ${isNamed}) t
     where t.kind in (${kinds}) order by t.kind, t.sort_name, t.id limit 50`,
    markerColumns,
  );
};

/** The teachers among some persons, with their relation to a person. */
export const listTeachersByIds = async (
  db: Handle,
  key: { personId: number; ids: readonly number[] },
): Promise<MarkerRow[]> => {
  const ids = sql.join(
    key.ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return db.rows<MarkerRow>(
    sql`
    select p.id, p.name, p.name_zh, ${markerKindSql(key.personId)} as kind from person p where p.id in (${ids}) and ${isTeachingStaff}`,
    markerColumns,
  );
};

/** A paper of the bank. */
export const findPaper = async (db: Handle, paperId: number) => {
  return db.row<Pick<typeof paper.$inferSelect, 'id' | 'title' | 'titleZh'>>(
    sql`select id, title, title_zh from paper where id = ${paperId} and hidden_at is null`,
  );
};

const markerWork = { ...markerColumns, marked: z.int() };

/** A teacher's markers of a paper, with how many of that teacher's submissions each has marked. */
export const listPaperMarkerRows = async (db: Handle, key: { paperId: number; assignedBy: number }) => {
  return db.rows<MarkerRow & Computed<typeof markerWork>>(
    sql`
    select p.id, p.name, p.name_zh, n.kind,
           (select count(*) from mark m join attempt a on a.id = m.attempt_id
              join assignment s on s.id = a.assignment_id join paper_revision v on v.id = s.paper_revision_id
             where m.marker_id = p.id and v.paper_id = n.paper_id and s.teacher_id = n.assigned_by) as marked
      from paper_marker n join person p on p.id = n.person_id
     where n.paper_id = ${key.paperId} and n.assigned_by = ${key.assignedBy} order by p.sort_name collate "C", p.id`,
    markerWork,
  );
};

/** Adds markers; existing ones stay. */
export const insertPaperMarkers = async (tx: Tx, rows: readonly (typeof paperMarker.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(paperMarker)
    .values([...rows])
    .onConflictDoNothing();
};

/** Removes a marker; false where there was none. */
export const removePaperMarker = async (
  tx: Tx,
  key: { paperId: number; assignedBy: number; personId: number },
): Promise<boolean> => {
  const removed = await tx
    .delete(paperMarker)
    .where(
      and(
        eq(paperMarker.paperId, key.paperId),
        eq(paperMarker.assignedBy, key.assignedBy),
        eq(paperMarker.personId, key.personId),
      ),
    )
    .returning({ id: paperMarker.personId });
  return removed.length > 0;
};
