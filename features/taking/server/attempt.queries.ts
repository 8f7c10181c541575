import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import { answerRow, attempt, attemptEvent, selfMarkRow } from './taking.tables.ts';

/** The row of an attempt. */
export type AttemptRow = typeof attempt.$inferSelect;

/** The row of an event. */
export type AttemptEventRow = typeof attemptEvent.$inferSelect;

/** The row of an answer. */
export type AnswerRow = typeof answerRow.$inferSelect;

/** Inserts an attempt and returns its id. */
export const insertAttempt = async (
  tx: Tx,
  row: Pick<
    AttemptRow,
    'studentId' | 'recipientId' | 'assignmentId' | 'blueprint' | 'state' | 'writerWindowId' | 'startedAt' | 'checkAt'
  > &
    Partial<Pick<AttemptRow, 'environment' | 'redoId' | 'origin'>>,
): Promise<number> => {
  const [inserted] = await tx
    .insert(attempt)
    .values({ ...row, ack: 0, secondsSpent: 0 })
    .returning({ id: attempt.id });
  if (!inserted) throw new Error('the attempt was not made');
  return inserted.id;
};

/** Which attempt of a recipient: the one of a redo, or the first. */
export type AttemptKey = Pick<AttemptRow, 'recipientId' | 'redoId'>;

const matchesAttemptKey = ({ recipientId, redoId }: AttemptKey) =>
  and(eq(attempt.recipientId, recipientId), redoId === null ? isNull(attempt.redoId) : eq(attempt.redoId, redoId));

/** Locks the open attempt of a recipient, if there is one. */
export const lockOpenAttempt = async (tx: Tx, key: AttemptKey): Promise<AttemptRow | undefined> => {
  const [row] = await tx
    .select()
    .from(attempt)
    .where(and(matchesAttemptKey(key), isNull(attempt.submittedAt)))
    .for('no key update');
  return row;
};

/** The newest attempt of a recipient, open or not. */
export const findNewestAttempt = async (db: Handle, key: AttemptKey): Promise<AttemptRow | undefined> => {
  const [row] = await db.select().from(attempt).where(matchesAttemptKey(key)).orderBy(desc(attempt.id)).limit(1);
  return row;
};

/** One attempt by its id; the caller has checked whose it is. */
export const findAttempt = async (db: Handle, attemptId: number): Promise<AttemptRow | undefined> => {
  const [row] = await db.select().from(attempt).where(eq(attempt.id, attemptId));
  return row;
};

/** The blueprints and states of some attempts. */
export const listBlueprints = async (db: Handle, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const { id, blueprint, state } = attempt;
  return db
    .select({ id, blueprint, state })
    .from(attempt)
    .where(inArray(id, [...ids]));
};

/** The attempts of an assignment or of one recipient, oldest first. */
export const listAttempts = async (
  db: Handle,
  key: { assignmentId: number } | { recipientId: number },
): Promise<AttemptRow[]> => {
  const matchesParent =
    'assignmentId' in key ? eq(attempt.assignmentId, key.assignmentId) : eq(attempt.recipientId, key.recipientId);
  return db.select().from(attempt).where(matchesParent).orderBy(asc(attempt.id));
};

/** All answers of some attempts. */
export const listAnswers = async (db: Handle, attemptIds: readonly number[]): Promise<AnswerRow[]> => {
  if (attemptIds.length === 0) return [];
  return db
    .select()
    .from(answerRow)
    .where(inArray(answerRow.attemptId, [...attemptIds]));
};

/** The value of one answer; null where there is none. */
export const findAnswerValue = async (
  db: Handle,
  key: Pick<AnswerRow, 'attemptId' | 'questionId'>,
): Promise<AnswerRow['value']> => {
  const isKey = and(eq(answerRow.attemptId, key.attemptId), eq(answerRow.questionId, key.questionId));
  const [row] = await db.select({ value: answerRow.value }).from(answerRow).where(isKey);
  return row?.value ?? null;
};

// A text that was begun over time answers its question too, unless something newer was answered in time.
const isAnswered = or(
  isNotNull(answerRow.value),
  sql`exists (select 1 from overtime_answer o
    where o.attempt_id = ${qualifiedColumn(answerRow.attemptId)} and o.question_id = ${qualifiedColumn(answerRow.questionId)}
      and o.value is not null
      and (o.answered_at, o.seq) >= (${qualifiedColumn(answerRow.answeredAt)}, ${qualifiedColumn(answerRow.seq)}))`,
);

/** The number of answered questions of an attempt; cleared answers do not count. */
export const countAnswered = async (db: Handle, attemptId: number): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(answerRow)
    .where(and(eq(answerRow.attemptId, attemptId), isAnswered));
  return row?.count ?? 0;
};

/** The ids of the answered questions of an attempt; cleared answers do not count. */
export const findAnsweredQuestionIds = async (db: Handle, attemptId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ questionId: answerRow.questionId })
    .from(answerRow)
    .where(and(eq(answerRow.attemptId, attemptId), isAnswered));
  return new Set(rows.map(({ questionId }) => questionId));
};

/** The events of an attempt in order, all or of some kinds. */
export const listEvents = async (db: Handle, attemptId: number, kinds?: readonly string[]) => {
  const isKind = kinds ? inArray(attemptEvent.kind, [...kinds]) : undefined;
  return db
    .select()
    .from(attemptEvent)
    .where(and(eq(attemptEvent.attemptId, attemptId), isKind))
    .orderBy(asc(attemptEvent.seq));
};

/** Updates an attempt that the transaction has locked. */
export const updateAttempt = async (
  tx: Tx,
  key: { attemptId: number },
  change: Partial<Omit<typeof attempt.$inferInsert, 'id'>>,
): Promise<void> => {
  await tx.update(attempt).set(change).where(eq(attempt.id, key.attemptId));
};

/** The score of an attempt in hundredths; null where there is none, or while an answer waits for a teacher. */
export const findScore = async (tx: Tx, attemptId: number): Promise<number | null> => {
  const [row] = await tx.select({ score: attempt.score }).from(attempt).where(eq(attempt.id, attemptId));
  return row?.score ?? null;
};

/** Unscored attempts whose clock and grace period may have run out by now. */
export const listDueAttempts = async (db: Handle, now: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(isNull(attempt.scoredAt), lte(attempt.checkAt, now)))
    .orderBy(asc(attempt.checkAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/**
 * First attempts of some recipients (null: all of the assignment) that more time can reopen: open ones, and those that
 * the clock closed. Left out are attempts with a redo, which has its own deadline, and closed ones whose report was open
 * to the student, unless these are to be reopened too (`reopensShown`).
 */
export const listReopenableAttempts = async (
  db: Handle,
  key: { assignmentId: number; recipientIds: readonly number[] | null; reopensShown: boolean },
): Promise<number[]> => {
  const isRecipient = key.recipientIds ? inArray(attempt.recipientId, [...key.recipientIds]) : undefined;
  const hasNoRedo = sql`not exists (
    select 1 from redo d where d.recipient_id = ${qualifiedColumn(attempt.recipientId)} and d.withdrawn_at is null)`;
  const wasReportOpen = sql`exists (
    select 1 from recipient r where r.id = ${qualifiedColumn(attempt.recipientId)} and r.report_was_open)`;
  const isReachable = or(
    isNull(attempt.submittedAt),
    and(eq(attempt.endedBy, 'clock'), key.reopensShown ? undefined : not(wasReportOpen)),
  );
  const rows = await db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.assignmentId, key.assignmentId), isNull(attempt.redoId), isReachable, hasNoRedo, isRecipient))
    .orderBy(asc(attempt.id));
  return rows.map(({ id }) => id);
};

/** Stores the score of each answer and the seconds spent on it (null: unchanged), in one statement. */
export const updateAnswerScores = async (
  tx: Tx,
  attemptId: number,
  rows: readonly (Pick<AnswerRow, 'questionId' | 'earned' | 'possible'> & {
    secondsSpent: AnswerRow['secondsSpent'] | null;
  })[],
): Promise<void> => {
  const json = JSON.stringify(rows);
  await tx.run(sql`
    update answer a
       set earned = n.earned, possible = n.possible, seconds_spent = coalesce(n."secondsSpent", a.seconds_spent)
      from jsonb_to_recordset(${json}::jsonb)
        as n("questionId" bigint, earned int, possible int, "secondsSpent" int)
     where a.attempt_id = ${attemptId} and a.question_id = n."questionId"`);
};

/** The open attempt of a redo, if any. */
export const findOpenRedoAttempt = async (db: Handle, redoId: number): Promise<number | undefined> => {
  const [row] = await db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.redoId, redoId), isNull(attempt.submittedAt)));
  return row?.id;
};

/** Clears the released points of an attempt or of some of its answers; returns the questions that had some. */
export const clearReleasedPoints = async (
  tx: Tx,
  attemptId: number,
  questionIds?: readonly number[],
): Promise<number[]> => {
  if (questionIds?.length === 0) return [];
  const isNamed = questionIds && inArray(answerRow.questionId, [...questionIds]);
  const rows = await tx
    .update(answerRow)
    .set({ teacherPoints: null })
    .where(and(eq(answerRow.attemptId, attemptId), isNotNull(answerRow.teacherPoints), isNamed))
    .returning({ questionId: answerRow.questionId });
  return rows.map(({ questionId }) => questionId);
};

/** The scored attempts of an assignment, by id. */
export const listScoredAttempts = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.assignmentId, assignmentId), isNotNull(attempt.scoredAt)))
    .orderBy(asc(attempt.id));
  return rows.map(({ id }) => id);
};

/** Stores the points that a teacher released for some answers, in hundredths of the questions' points. */
export const updateReleasedPoints = async (
  tx: Tx,
  attemptId: number,
  rows: readonly (Pick<AnswerRow, 'questionId'> & { teacherPoints: number })[],
): Promise<void> => {
  await tx.run(sql`
    update answer a set teacher_points = n."teacherPoints"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n("questionId" bigint, "teacherPoints" int)
     where a.attempt_id = ${attemptId} and a.question_id = n."questionId"`);
};

/** Inserts or replaces the student's own marks. */
export const upsertSelfMarks = async (tx: Tx, rows: readonly (typeof selfMarkRow.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insert(selfMarkRow)
    .values([...rows])
    .onConflictDoUpdate({
      target: [selfMarkRow.attemptId, selfMarkRow.questionId],
      set: { earned: sql`excluded.earned`, possible: sql`excluded.possible`, at: sql`excluded.at` },
    });
};
