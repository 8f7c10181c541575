import { sql } from 'drizzle-orm';
import { recordingHashes, type StoredFileRow } from '@inkstone/bank/server';
import { isAmong, type Handle } from '@inkstone/db';
import { testKinds } from '@inkstone/exam/assignment-kinds';
import { isAttemptInProgress } from './attempt-in-progress.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';

/** The test that holds a recording. */
export type HoldingTest = Pick<AssignmentRow, 'title' | 'titleZh'>;

interface HeldRecordingsKey {
  studentId: number;
  fileIds: readonly number[];
  now: Date;
  /** The attempt that plays them, which does not hold them from itself. */
  attemptId?: number | undefined;
}

/**
 * Lists which of some files are recordings whose plays are limited by a test that the student has opened and that is
 * not over, by file id. Until the test is over they are heard nowhere else, whichever file holds the same bytes.
 */
export const listHeldRecordings = async (
  db: Handle,
  { studentId, fileIds, now, attemptId = 0 }: HeldRecordingsKey,
): Promise<ReadonlyMap<number, HoldingTest>> => {
  if (fileIds.length === 0) return new Map();
  const ids = sql.join(
    fileIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const limitedSets = sql`
    select id::bigint
      from jsonb_path_query(t.blueprint, '$.sections[*].parts[*] ? (@.plays.type() == "number").sets[*].id') id`;
  const rows = await db.rows<Pick<StoredFileRow, 'id'> & HoldingTest>(sql`
    select distinct on (file.id) file.id, s.title, s.title_zh
      from attempt t
      join recipient r on r.id = t.recipient_id
      join assignment s on s.id = t.assignment_id
      left join redo d on d.id = t.redo_id
      join stored_file file on file.id in (${ids})
     where t.student_id = ${studentId} and t.id <> ${attemptId}
       and ${isAmong('s.kind', testKinds)} and ${isAttemptInProgress(now)}
       and file.sha256 in (${recordingHashes(limitedSets)})
     order by file.id, t.id`);
  return new Map(rows.map(({ id, title, titleZh }) => [id, { title, titleZh }]));
};
