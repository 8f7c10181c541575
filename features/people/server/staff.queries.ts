import { and, eq, sql } from 'drizzle-orm';
import { isAmong, type Handle, type Tx, type Computed } from '@inkstone/db';
import { listKinds } from '@inkstone/exam/assignment-kinds';
import { staff, teacherSide } from '@inkstone/session/contract';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { staffMember } from './people.tables.ts';
import { hasRole } from './role-conditions.queries.ts';
import { idsIn, isPersonFound, pageClause } from './scope.queries.ts';

/** Database row of a staff member. */
export type StaffRecord = Pick<Account, 'id' | 'name' | 'nameZh' | 'username'> &
  Pick<typeof staffMember.$inferSelect, 'since'> &
  Computed<typeof staffFigures>;

const staffFigures = { given: z.int(), handedIn: z.int() };

/** Filter of a manager's staff, with the page. */
export interface StaffKey {
  managerId: number;
  personId?: number | undefined;
  search: string | undefined;
  page: number;
  pageNum: number;
}

const staffKinds = listKinds(({ isForStaff }) => isForStaff);

const assignedBy = (managerId: number) => sql`
  from recipient r join assignment s on s.id = r.assignment_id
 where r.student_id = p.id and r.removed_at is null and s.teacher_id = ${managerId} and ${isAmong('s.kind', staffKinds)}
   and s.withdrawn_at is null and s.deleted_at is null`;

/** A page of a manager's present staff by name, with their total number. */
export const listStaffPage = async (db: Handle, key: StaffKey): Promise<{ staff: StaffRecord[]; total: number }> => {
  const isOne = key.personId === undefined ? sql`true` : sql`p.id = ${key.personId}`;
  const from = sql`
    from staff_member m join person p on p.id = m.person_id and p.left_at is null and ${hasRole('p', staff)}
   where m.manager_id = ${key.managerId} and ${isOne} and ${isPersonFound(key.search)}`;
  const rows = await db.rows<StaffRecord>(
    sql`
    select p.id, p.name, p.name_zh, p.username, m.since, (select count(*) ${assignedBy(key.managerId)}) as given,
           (select count(*) ${assignedBy(key.managerId)} and r.submitted_at is not null) as handed_in
      ${from} order by p.sort_name collate "C", p.id ${pageClause(key)}`,
    staffFigures,
  );
  const counted = await db.row(sql`select count(*) as total ${from}`, { total: z.int() });
  return { staff: rows, total: counted?.total ?? 0 };
};

/** The ids that are a manager's present staff. */
export const listOwnStaffIds = async (
  db: Handle,
  { managerId, personIds }: { managerId: number; personIds: readonly number[] },
): Promise<number[]> => {
  if (personIds.length === 0) return [];
  const rows = await db.rows<Pick<Account, 'id'>>(sql`
    select p.id from staff_member m join person p on p.id = m.person_id and p.left_at is null and ${hasRole('p', staff)}
     where m.manager_id = ${managerId} and p.id = any(${idsIn(personIds)})`);
  return rows.map(({ id }) => id);
};

/** Whether a present person is staff; undefined for a person who does not work here. */
export const findIsStaff = async (db: Handle, personId: number): Promise<boolean | undefined> => {
  const row = await db.row(
    sql`
    select ${hasRole('p', staff)} as is_staff from person p
     where p.id = ${personId} and p.left_at is null and ${hasRole('p', teacherSide)}`,
    { isStaff: z.boolean() },
  );
  return row?.isStaff;
};

/** Adds a staff member unless already added. */
export const insertStaff = async (tx: Handle, row: typeof staffMember.$inferInsert): Promise<void> => {
  await tx.insert(staffMember).values(row).onConflictDoNothing();
};

/** Removes a staff member; false if the person was not one. */
export const removeStaff = async (tx: Tx, key: { managerId: number; personId: number }): Promise<boolean> => {
  const isOne = and(eq(staffMember.managerId, key.managerId), eq(staffMember.personId, key.personId));
  return (await tx.delete(staffMember).where(isOne).returning({ id: staffMember.personId })).length > 0;
};

/** Whether a person is among a manager's staff. */
export const isStaffOfManager = async (db: Handle, { managerId, personId }: { managerId: number; personId: number }) =>
  (await listOwnStaffIds(db, { managerId, personIds: [personId] })).length > 0;
