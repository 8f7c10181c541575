import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isAmong, type Handle, type Tx } from '@inkstone/db';
import { getKindRules, listKinds } from '@inkstone/exam/assignment-kinds';
import {
  assignment,
  assignmentClass,
  assignmentMarker,
  assignmentSet,
  recipient,
  windowChange,
} from './assignments.tables.ts';
import type { AssignmentRow, RecipientRow } from './recipient-assignment.queries.ts';

/** Inserts an assignment; until when it can be answered follows from the rules of its kind. */
export const insertAssignment = async (
  tx: Tx,
  row: Omit<typeof assignment.$inferInsert, 'id' | 'lateHours'>,
): Promise<number> => {
  const isOverAtDeadline = getKindRules(row.kind).closesAt === 'deadline';
  const lateHours = isOverAtDeadline ? 0 : sql<number>`(select archive_hours from school)`;
  const [inserted] = await tx
    .insert(assignment)
    .values({ ...row, lateHours })
    .returning({ id: assignment.id });
  if (!inserted) throw new Error('the assignment was not made');
  return inserted.id;
};

/** Pins the sets of an assignment without a paper, in order. */
export const insertSets = async (tx: Tx, assignmentId: number, setRevisionIds: readonly number[]): Promise<void> => {
  if (setRevisionIds.length === 0) return;
  await tx
    .insert(assignmentSet)
    .values(setRevisionIds.map((setRevisionId, position) => ({ assignmentId, position, setRevisionId })));
};

/** Stores the classes that an assignment was created for. */
export const insertClasses = async (tx: Tx, assignmentId: number, classIds: readonly number[]): Promise<void> => {
  if (classIds.length === 0) return;
  await tx.insert(assignmentClass).values(classIds.map((classId) => ({ assignmentId, classId })));
};

/** Stores who marks in addition to the teacher. */
export const insertMarkers = async (tx: Tx, assignmentId: number, personIds: readonly number[]): Promise<void> => {
  if (personIds.length === 0) return;
  await tx
    .insert(assignmentMarker)
    .values(personIds.map((personId) => ({ assignmentId, personId })))
    .onConflictDoNothing();
};

const testKinds = listKinds(({ mode }) => mode === 'test');

/**
 * Gives recipients of a test the standing extra time of their students. One that has days is only remembered:
 * `updateStandingTime` lets it count.
 */
export const addStandingTime = async (tx: Tx, recipientIds: readonly number[]): Promise<void> => {
  await tx.run(sql`
    update recipient r
       set extra_seconds = case when d.has_days then 0 else t.minutes * 60 end,
           extra_percent = case when d.has_days then 0 else t.percent end,
           standing_minutes = case when d.has_days then t.minutes else 0 end,
           standing_percent = case when d.has_days then t.percent else 0 end,
           standing_from = t.from_day, standing_until = t.until_day
      from assignment s, standing_time t
           cross join lateral (select t.from_day is not null or t.until_day is not null as has_days) d
     where r.id = any(${sql.param([...recipientIds])}::bigint[]) and t.student_id = r.student_id and r.extra_seconds = 0 and r.extra_percent = 0
       and s.id = r.assignment_id and ${isAmong('s.kind', testKinds)}`);
};

/** Inserts the recipients, one for each student; returns their ids in the same order. */
export const insertRecipients = async (
  tx: Tx,
  assignmentId: number,
  students: readonly { studentId: number; classId: number | null }[],
): Promise<number[]> => {
  const rows = students.map(({ studentId, classId }) => ({
    assignmentId,
    studentId,
    classId,
    extraSeconds: 0,
    status: 'none' as const,
    answeredCount: 0,
    needsMarking: false,
    closedByClock: false,
  }));
  const inserted = await tx
    .insert(recipient)
    .values(rows)
    .returning({ id: recipient.id, studentId: recipient.studentId });
  await addStandingTime(
    tx,
    inserted.map(({ id }) => id),
  );
  const idByStudent = new Map(inserted.map((row) => [row.studentId, row.id]));
  return students.flatMap(({ studentId }) => idByStudent.get(studentId) ?? []);
};

/** Locks the teacher's own assignment of some kinds; deleted ones too, so that the refusal can say so. */
export const lockOwnAssignment = async (
  tx: Tx,
  key: { id: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
): Promise<AssignmentRow | undefined> => {
  const [row] = await tx
    .select()
    .from(assignment)
    .where(
      and(eq(assignment.id, key.id), eq(assignment.teacherId, key.teacherId), inArray(assignment.kind, [...key.kinds])),
    )
    .for('update');
  return row;
};

/** Locks the recipients of an assignment that were not removed, all or those of some students. */
export const lockRecipients = async (
  tx: Tx,
  key: { assignmentId: number; studentIds: readonly number[] | null },
): Promise<RecipientRow[]> => {
  const isChosen = key.studentIds ? inArray(recipient.studentId, [...key.studentIds]) : undefined;
  return tx
    .select()
    .from(recipient)
    .where(and(eq(recipient.assignmentId, key.assignmentId), isNull(recipient.removedAt), isChosen))
    .orderBy(recipient.id)
    .for('update');
};

/** Updates an assignment that the caller has locked. */
export const updateAssignment = async (
  tx: Tx,
  key: { id: number },
  change: Partial<Omit<typeof assignment.$inferInsert, 'id' | 'windowVersion'>>,
  options: { movesWindow: boolean },
): Promise<void> => {
  const version = options.movesWindow ? { windowVersion: sql`${assignment.windowVersion} + 1` } : {};
  await tx
    .update(assignment)
    .set({ ...change, ...version })
    .where(eq(assignment.id, key.id));
};

/** Updates some recipients. */
export const updateRecipients = async (
  tx: Tx,
  recipientIds: readonly number[],
  change: Partial<Pick<RecipientRow, 'beginsAt' | 'deadline' | 'removedAt' | 'redoDueAt'>>,
): Promise<void> => {
  if (recipientIds.length === 0) return;
  await tx
    .update(recipient)
    .set(change)
    .where(inArray(recipient.id, [...recipientIds]));
};

/** Adds extra seconds to what each recipient has. */
export const addExtraSeconds = async (tx: Tx, recipientIds: readonly number[], seconds: number): Promise<void> => {
  if (recipientIds.length === 0) return;
  await tx
    .update(recipient)
    .set({ extraSeconds: sql`${recipient.extraSeconds} + ${seconds}` })
    .where(inArray(recipient.id, [...recipientIds]));
};

/** Stores changes of windows. */
export const insertChanges = async (tx: Tx, rows: readonly (typeof windowChange.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.insert(windowChange).values([...rows]);
};

/** The students who still have an assignment, for notifications. */
export const listStudentIds = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const rows = await db
    .select({ studentId: recipient.studentId })
    .from(recipient)
    .where(and(eq(recipient.assignmentId, assignmentId), isNull(recipient.removedAt)));
  return rows.map(({ studentId }) => studentId);
};
