import { sql } from 'drizzle-orm';
import { recipientDeadline, type RecipientRow } from '@inkstone/assignments/server';
import type { Computed, Handle, LeftJoined } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { JoinedClass } from '../attempt-report.queries.ts';

type PersonRow = typeof person.$inferSelect;

const deadlineColumn = { deadline: z.date() };

/** A recipient of an assignment with state, score and times. */
export type ResultRow = Pick<
  RecipientRow,
  'status' | 'needsMarking' | 'submittedAt' | 'score' | 'scoreMax' | 'rightCount' | 'scoredCount'
> &
  Pick<PersonRow, 'username' | 'number'> &
  JoinedClass &
  LeftJoined<Pick<AttemptRow, 'startedAt' | 'secondsSpent'>> &
  Computed<typeof nameColumns> &
  Computed<typeof deadlineColumn>;

/** Everyone who got an assignment, or those of one class, by their sort names. */
export const listResults = async (
  db: Handle,
  key: { assignmentId: number; classId: number | undefined },
): Promise<ResultRow[]> => {
  const ofClass = key.classId === undefined ? sql`` : sql`and r.class_id = ${key.classId}`;
  return db.rows<ResultRow>(
    sql`
    select ${displayName} as name, ${displayNameZh} as name_zh, p.username, p.number, c.name as class_name,
           c.name_zh as class_name_zh, r.status, r.needs_marking, r.submitted_at, r.score, r.score_max, r.right_count,
           r.scored_count, ${recipientDeadline} as deadline, a.started_at, a.seconds_spent
      from recipient r
      join assignment s on s.id = r.assignment_id
      join person p on p.id = r.student_id
      left join school_class c on c.id = r.class_id
      left join attempt a on a.id = r.attempt_id
     where r.assignment_id = ${key.assignmentId} and r.removed_at is null ${ofClass}
     order by p.sort_name collate "C", p.id`,
    { ...nameColumns, ...deadlineColumn },
  );
};
