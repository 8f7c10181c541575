import { sql } from 'drizzle-orm';
import type { Handle, Computed } from '@inkstone/db';
import * as z from 'zod';
import { lastWindowClose, type AssignmentRow } from './recipient-assignment.queries.ts';

/** What the dialogs for editing an assignment or opening its reports need. */
export type AssignmentSettingsRow = Pick<
  AssignmentRow,
  | 'id'
  | 'title'
  | 'titleZh'
  | 'teacherMessage'
  | 'reportAt'
  | 'reportOpenedAt'
  | 'timeLimitSeconds'
  | 'maxListens'
  | 'playbackSpeed'
  | 'windowMode'
  | 'shufflesQuestions'
  | 'shufflesOptions'
  | 'kind'
  | 'programme'
  | 'isSelfMarked'
  | 'withdrawnAt'
> &
  Computed<typeof figures>;

const figures = {
  hasBegun: z.boolean(),
  total: z.int(),
  submitted: z.int(),
  toMark: z.int(),
  /** When the last window closes; the deadline if nobody has the assignment any more. */
  lastClosesAt: z.date(),
};

/** Finds a teacher's own assignment of some kinds with the figures of its students; deleted ones are not found. */
export const findAssignmentSettings = async (
  db: Handle,
  key: { id: number; teacherId: number; kinds: readonly AssignmentRow['kind'][] },
): Promise<AssignmentSettingsRow | undefined> => {
  if (key.kinds.length === 0) return undefined;
  const kinds = sql.join(
    key.kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return db.row<AssignmentSettingsRow>(
    sql`
    select s.id, s.title, s.title_zh, s.teacher_message, s.report_at, s.report_opened_at, s.time_limit_seconds,
           s.max_listens, s.playback_speed, s.window_mode,
           s.shuffles_questions, s.shuffles_options, s.kind, s.programme, s.is_self_marked, s.withdrawn_at, coalesce(t.has_begun, false) as has_begun,
           t.total, t.submitted, t.to_mark, coalesce(${lastWindowClose}, s.deadline) as last_closes_at
      from assignment s cross join lateral (
        select count(*) as total, count(*) filter (where r.status in ('submitted', 'marked')) as submitted,
               count(*) filter (where r.needs_marking) as to_mark, bool_or(r.status <> 'none') as has_begun
          from recipient r where r.assignment_id = s.id and r.removed_at is null
      ) t
     where s.id = ${key.id} and s.teacher_id = ${key.teacherId} and s.deleted_at is null and s.kind in (${kinds})`,
    figures,
  );
};
