import { sql, type SQL } from 'drizzle-orm';
import { daysAsMs } from '@inkstone/base';
import {
  lastWindowClose,
  reportOpensAfter,
  recipientDeadline,
  type AssignmentRow,
  type RecipientRow,
} from '@inkstone/assignments/server';
import { isAmong, type Tx, type Computed } from '@inkstone/db';
import { candidateKinds, selfKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';

/** A student to whom a notice of an assignment is due, with the instant that it names. */
export type DueNotice = Pick<AssignmentRow, 'kind' | 'title' | 'titleZh' | 'teacherId' | 'paperRevisionId'> &
  Pick<RecipientRow, 'assignmentId' | 'studentId'> &
  Computed<typeof namedInstant>;

const namedInstant = { at: z.date() };

const columns = sql`
  s.id as assignment_id, s.kind, s.title, s.title_zh, s.teacher_id, s.paper_revision_id, r.student_id`;
const isStanding = sql`s.withdrawn_at is null and s.deleted_at is null and r.removed_at is null`;

/** Milliseconds of an instant, as keys of messages name it. */
export const inMs = (instant: SQL): SQL => sql`(extract(epoch from ${instant}) * 1000)::bigint`;

const hasNoMessage = (personId: SQL, key: SQL): SQL =>
  sql`not exists (select from message m where m.person_id = ${personId} and m.event_key = ${key})`;

/** Assignments with an instant of theirs, or of one recipient, in a span; extra time moves a deadline by a day at most. */
const assignmentsWith = (column: 'deadline' | 'begins_at', from: Date, until: Date): SQL => {
  const name = sql.raw(column);
  return sql`(
    select id from assignment where deleted_at is null and ${name} > ${new Date(from.getTime() - daysAsMs(1))} and ${name} <= ${until}
    union select assignment_id from recipient
     where ${name} > ${new Date(from.getTime() - daysAsMs(1))} and ${name} <= ${until})`;
};

interface Span {
  from: Date;
  until: Date;
}

/**
 * Who has not handed in and whose deadline lies in a span, once for each mark of hours before it. An assignment that was
 * given later than the mark reminds of nothing: it has just been told.
 */
export const listNearDeadlines = async (tx: Tx, { from, until }: Span, hours: number): Promise<DueNotice[]> => {
  const key = sql`'deadlineNear/' || s.id || ${`/${hours}/`} || ${inMs(recipientDeadline)}`;
  return tx.rows<DueNotice>(
    sql`
    select ${columns}, ${recipientDeadline} as at
      from recipient r join assignment s on s.id = r.assignment_id
     where s.id in ${assignmentsWith('deadline', from, until)} and ${isStanding} and r.status in ('none', 'started')
       and not ${isAmong('s.kind', selfKinds)}
       and ${recipientDeadline} > ${from} and ${recipientDeadline} <= ${until}
       and s.created_at <= ${recipientDeadline} - make_interval(hours => ${hours})
       and ${hasNoMessage(sql`r.student_id`, key)}
     order by s.id, r.id`,
    namedInstant,
  );
};

/** Who has not done a redo that is due in a span, once for each mark of hours before it. */
export const listNearRedos = async (tx: Tx, { from, until }: Span, hours: number): Promise<DueNotice[]> => {
  const key = sql`'deadlineNear/' || s.id || ${`/redo${hours}/`} || ${inMs(sql`d.due_at`)}`;
  return tx.rows<DueNotice>(
    sql`
    select ${columns}, d.due_at as at
      from redo d join recipient r on r.id = d.recipient_id join assignment s on s.id = r.assignment_id
     where d.due_at > ${from} and d.due_at <= ${until} and d.withdrawn_at is null and d.status in ('none', 'started')
       and ${isStanding} and d.requested_at <= d.due_at - make_interval(hours => ${hours})
       and ${hasNoMessage(sql`r.student_id`, key)}
     order by s.id, r.id`,
    namedInstant,
  );
};

/** Who may read a report since a moment of a span because nobody can answer any more, and was not told. */
export const listOpenedReports = async (tx: Tx, { from, until }: Span): Promise<DueNotice[]> => {
  const opensAt = reportOpensAfter(sql`s.closes_at`);
  return tx.rows<DueNotice>(
    sql`
    select ${columns}, ${opensAt} as at
      from (select s.*, ${lastWindowClose} as closes_at from assignment s
             where s.id in ${assignmentsWith('deadline', from, until)} and s.report_at = 'closed'
               and s.report_opened_at is null) s
      join recipient r on r.assignment_id = s.id
     where ${opensAt} > ${from} and ${opensAt} <= ${until} and ${isStanding} and r.submitted_at is not null
       and not r.needs_marking
       and ${hasNoMessage(sql`r.student_id`, sql`'reportOpened/' || s.id || '/' || ${inMs(opensAt)}`)}
       and not exists (select from message m where m.person_id = r.student_id and m.assignment_id = s.id
                          and m.event = 'workMarked' and m.created_at >= ${opensAt} and m.deleted_at is null)
     order by s.id, r.id`,
    namedInstant,
  );
};

/** Whether the student of the recipient `r` has no valid check of sound and microphone since an instant. */
export const hasNoEnvironmentCheck = (validSince: Date): SQL => sql`not exists (
  select from environment_check e where e.person_id = r.student_id and e.is_output_heard and e.at > ${validSince})`;

/** Whose test begins in a span and who has no valid check of sound and microphone since an instant. */
export const listMissingChecks = async (tx: Tx, { from, until }: Span, validSince: Date): Promise<DueNotice[]> => {
  const beginsAt = sql`coalesce(r.begins_at, s.begins_at)`;
  return tx.rows<DueNotice>(
    sql`
    select ${columns}, ${beginsAt} as at
      from recipient r join assignment s on s.id = r.assignment_id
     where s.id in ${assignmentsWith('begins_at', from, until)} and s.mode = 'test' and ${isStanding}
       and r.status = 'none' and ${beginsAt} > ${from} and ${beginsAt} <= ${until}
       and ${hasNoEnvironmentCheck(validSince)}
       and ${hasNoMessage(sql`r.student_id`, sql`'environmentMissing/' || s.id || '/' || ${inMs(beginsAt)}`)}
     order by s.id, r.id`,
    namedInstant,
  );
};

/** Candidates whose deadline passed in a span without a word of theirs. */
export const listExpiredCandidates = async (tx: Tx, { from, until }: Span): Promise<DueNotice[]> =>
  tx.rows<DueNotice>(
    sql`
    select ${columns}, ${recipientDeadline} as at
      from recipient r join assignment s on s.id = r.assignment_id
     where s.id in ${assignmentsWith('deadline', from, until)}
       and ${isAmong('s.kind', candidateKinds)} and ${isStanding}
       and (r.status in ('none', 'started') or (r.closed_by_clock and r.answered_count = 0))
       and ${recipientDeadline} > ${from} and ${recipientDeadline} <= ${until}
       and ${hasNoMessage(sql`s.teacher_id`, sql`'candidateExpired/' || s.id || '/' || ${inMs(recipientDeadline)}`)}
     order by s.id, r.id`,
    namedInstant,
  );
