import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { displayName, displayNameZh } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { phaseReport } from './phase.tables.ts';

type PersonRow = typeof person.$inferSelect;

/** A row of the phase report table with names. */
export type PhaseReportRow = Omit<typeof phaseReport.$inferSelect, 'updatedAt' | 'deletedAt'> & {
  student: PersonRow['name'];
  studentZh: PersonRow['nameZh'];
  author: PersonRow['name'];
  authorZh: PersonRow['nameZh'];
};

const columns = sql`
  f.id, f.student_id, ${displayName} as student, ${displayNameZh} as student_zh, f.author_id, w.name as author, w.name_zh as author_zh,
  f.title, f.from_on::text as from_on, f.to_on::text as to_on, f.comments, f.numbers, f.version, f.created_at,
  f.published_at`;
const source = sql`phase_report f join person p on p.id = f.student_id join person w on w.id = f.author_id`;

/** Filter of the list: the reports of an author, or those about a student that the author may read. */
export interface PhaseReportFilter {
  readerId: number;
  studentId: number | undefined;
  page: number;
  pageNum: number;
}

const filters = ({ readerId, studentId }: PhaseReportFilter): SQL =>
  studentId === undefined
    ? sql`f.author_id = ${readerId} and f.deleted_at is null`
    : sql`f.student_id = ${studentId} and f.deleted_at is null
          and (f.author_id = ${readerId} or f.published_at is not null)`;

/** One page of phase reports, newest first, with the total count. */
export const listPhaseReportRows = async (
  db: Handle,
  key: PhaseReportFilter,
): Promise<{ rows: PhaseReportRow[]; total: number }> => {
  const rows = await db.rows<PhaseReportRow>(sql`
    select ${columns} from ${source} where ${filters(key)}
     order by f.id desc limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`);
  const counted = await db.row(sql`select count(*) as total from phase_report f where ${filters(key)}`, {
    total: z.int(),
  });
  return { rows, total: counted?.total ?? 0 };
};

/** A phase report that the reader wrote, or a published one. */
export const findPhaseReport = async (
  db: Handle,
  key: { id: number; readerId: number },
): Promise<PhaseReportRow | undefined> => {
  return db.row<PhaseReportRow>(sql`
    select ${columns} from ${source}
     where f.id = ${key.id} and f.deleted_at is null and (f.author_id = ${key.readerId} or f.published_at is not null)`);
};

/** Published and not deleted. */
const isReleased = sql`f.published_at is not null and f.deleted_at is null`;

/** One page of the published phase reports about a student, the latest published first, with the total count. */
export const listReleasedReports = async (
  db: Handle,
  key: { studentId: number; page: number; pageNum: number },
): Promise<{ rows: PhaseReportRow[]; total: number }> => {
  const isOwn = sql`f.student_id = ${key.studentId} and ${isReleased}`;
  const rows = await db.rows<PhaseReportRow>(sql`
    select ${columns} from ${source} where ${isOwn}
     order by f.published_at desc, f.id desc limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`);
  const counted = await db.row(sql`select count(*) as total from phase_report f where ${isOwn}`, { total: z.int() });
  return { rows, total: counted?.total ?? 0 };
};

/** A published phase report about a student. */
export const findReleasedReport = async (
  db: Handle,
  key: { id: number; studentId: number },
): Promise<PhaseReportRow | undefined> => {
  return db.row<PhaseReportRow>(sql`
    select ${columns} from ${source} where f.id = ${key.id} and f.student_id = ${key.studentId} and ${isReleased}`);
};

/** Locks a report of its author, so that two windows cannot interleave. */
export const lockOwnReport = async (tx: Tx, key: { id: number; authorId: number }) => {
  const isOwn = and(eq(phaseReport.id, key.id), eq(phaseReport.authorId, key.authorId), isNull(phaseReport.deletedAt));
  const [row] = await tx.select().from(phaseReport).where(isOwn).for('update');
  return row;
};

/** Inserts a report. */
export const insertPhaseReport = async (tx: Tx, row: typeof phaseReport.$inferInsert): Promise<number> => {
  const [inserted] = await tx.insert(phaseReport).values(row).returning({ id: phaseReport.id });
  if (!inserted) throw new Error('the phase report was not made');
  return inserted.id;
};

/** Updates a report. */
export const updatePhaseReportRow = async (
  tx: Tx,
  id: number,
  change: Partial<typeof phaseReport.$inferInsert>,
): Promise<void> => {
  await tx.update(phaseReport).set(change).where(eq(phaseReport.id, id));
};
