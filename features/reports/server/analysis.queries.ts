import { sql, type SQL } from 'drizzle-orm';
import { recipientDeadline, type AssignmentRow, type RecipientRow } from '@inkstone/assignments/server';
import type { Handle, Tx, Computed } from '@inkstone/db';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { answerAnalysis } from './reports.tables.ts';

type AnalysisRow = typeof answerAnalysis.$inferSelect;

/** A student's analysis of one answer. */
export type AnalysisContent = Pick<AnalysisRow, 'reason' | 'evidence' | 'plan' | 'quote'>;

/** Identifies the analysed answer. */
export interface AnswerReference {
  attemptId: number;
  questionId: number;
}

/** A student's own attempt with the fields that decide whether its report is open. */
export type OwnAttempt = Pick<AttemptRow, 'assignmentId' | 'scoredAt' | 'blueprint' | 'result'> &
  Pick<AssignmentRow, 'reportAt' | 'reportOpenedAt'> &
  Pick<RecipientRow, 'needsMarking'> & {
    attemptId: AttemptRow['id'];
  } & Computed<typeof ownDeadline>;

/** The deadline with the student's own extension and extra time. */
const ownDeadline = { deadline: z.date() };

const queryOwnAttempt = async (db: Handle, studentId: number, where: SQL): Promise<OwnAttempt | undefined> => {
  return db.row<OwnAttempt>(
    sql`
    select a.id as attempt_id, a.assignment_id, a.scored_at, a.blueprint, a.result, s.report_at, s.report_opened_at,
           ${recipientDeadline} as deadline, r.needs_marking
      from attempt a join recipient r on r.id = a.recipient_id join assignment s on s.id = a.assignment_id
     where a.student_id = ${studentId} and r.removed_at is null and s.withdrawn_at is null and s.deleted_at is null
       and ${where}
     order by a.id desc limit 1`,
    ownDeadline,
  );
};

/** One attempt of a student at an assignment that was not withdrawn. */
export const findOwnAttempt = (db: Handle, key: { attemptId: number; studentId: number }) =>
  queryOwnAttempt(db, key.studentId, sql`a.id = ${key.attemptId}`);

/** A student's latest finished attempt that answered a question. */
export const findLatestAttempt = (db: Handle, key: { questionId: number; studentId: number }) =>
  queryOwnAttempt(
    db,
    key.studentId,
    sql`a.scored_at is not null and exists (
      select 1 from answer n where n.attempt_id = a.id and n.question_id = ${key.questionId})`,
  );

/** Writes an analysis over the version that was read (0 for none); undefined where there is a newer one. */
export const writeAnalysis = async (
  tx: Tx,
  { attemptId, questionId }: AnswerReference,
  content: AnalysisContent & { readAt: number; now: Date },
): Promise<number | undefined> => {
  const { reason, evidence, plan, quote, readAt, now } = content;
  const row = await tx.row<Pick<AnalysisRow, 'version'>>(
    readAt === 0
      ? sql`
        insert into answer_analysis (attempt_id, question_id, reason, evidence, plan, quote, saved_at)
        values (${attemptId}, ${questionId}, ${reason}, ${evidence}, ${plan}, ${quote}, ${now})
        on conflict do nothing returning version`
      : sql`
        update answer_analysis
           set reason = ${reason}, evidence = ${evidence}, plan = ${plan}, quote = ${quote}, saved_at = ${now},
               version = version + 1
         where attempt_id = ${attemptId} and question_id = ${questionId} and version = ${readAt} returning version`,
  );
  return row?.version;
};

/** A student's analyses of the answers of an attempt, by question. */
export const listAnalyses = async (db: Handle, attemptId: number) => {
  const rows = await db.rows<AnalysisContent & Pick<AnalysisRow, 'questionId' | 'version' | 'savedAt'>>(sql`
    select question_id, reason, evidence, plan, quote, version, saved_at from answer_analysis where attempt_id = ${attemptId}`);
  return new Map(
    rows.map(({ questionId, savedAt, ...content }) => [questionId, { ...content, savedAt: savedAt.toISOString() }]),
  );
};
