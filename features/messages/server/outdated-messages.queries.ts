import { sql, type SQL } from 'drizzle-orm';
import { daysAsMs } from '@inkstone/base';
import { isReportOpenTo, recipientDeadline } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import { isGiverOrMarker } from '@inkstone/marking/server';
import { hasPermission } from '@inkstone/people/server';
import { environmentCheckDays } from '@inkstone/taking/contract';
import { getNotificationRules, listEvents, type NotificationEvent, type OutdatedCause } from '../notifications.ts';
import type { messageTable } from './messages.tables.ts';
import { hasNoEnvironmentCheck, inMs } from './timed-notices.queries.ts';

const isEvent = (events: readonly NotificationEvent[]): SQL => sql`m.event = any(${sql.param([...events])}::text[])`;

/** Whether a later message about the same work replaces what was told. */
const isSuperseded = sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(
    listEvents(({ supersededBy }) => supersededBy !== undefined).flatMap((event) =>
      (getNotificationRules(event).supersededBy ?? []).map((by) => ({ event, by })),
    ),
  )}::jsonb) as x(event text, "by" text)
    join message n on n.event = x."by" and n.person_id = m.person_id and n.assignment_id = m.assignment_id and n.id > m.id
   where x.event = m.event)`;

/** Whether the student of `r` cannot read the report, which more time for anybody can close again. */
const isReportClosed = (now: Date): SQL => sql`(
  r.id is not null and not (r.submitted_at is not null and ${isReportOpenTo(now)}))`;

/** Whether a reminder names an instant that is no deadline of its reader's open work any more, or has passed. */
const isFormerDeadline = (now: Date): SQL => sql`(
  m.event_key is not null
  and not (r.status in ('none', 'started') and ${recipientDeadline} > ${now}
           and ${inMs(recipientDeadline)}::text = split_part(m.event_key, '/', 4))
  and not exists (select from redo d
                   where d.recipient_id = r.id and d.withdrawn_at is null and d.status in ('none', 'started')
                     and d.due_at > ${now} and ${inMs(sql`d.due_at`)}::text = split_part(m.event_key, '/', 4)))`;

/** Whether a check that was missing was made, or its test has begun or begins at another time. */
const isFormerCheck = (now: Date): SQL => {
  const beginsAt = sql`coalesce(r.begins_at, s.begins_at)`;
  const validSince = new Date(now.getTime() - daysAsMs(environmentCheckDays));
  return sql`(
  m.event_key is not null
  and not (r.status = 'none' and ${beginsAt} > ${now} and ${hasNoEnvironmentCheck(validSince)}
           and ${inMs(beginsAt)}::text = split_part(m.event_key, '/', 3)))`;
};

/** Whether the deadline that a candidate let pass is no longer theirs, or the test was taken back. */
const hasCandidateTime = (now: Date): SQL => sql`(
  s.withdrawn_at is not null or s.id is not null and not exists (
    select from recipient r
     where r.assignment_id = s.id and r.removed_at is null and ${recipientDeadline} <= ${now}
       and ${inMs(recipientDeadline)}::text = split_part(m.event_key, '/', 3)))`;

/** The question set that a message about a key names; `topicId` in messages of earlier versions. */
const namedSet = sql`coalesce(m.content->'values'->>'questionSetId', m.content->'values'->>'topicId')::bigint`;

/** Whether a change `g` is of a question of the set that the message names. */
const isOfNamedSet = sql`exists (
  select from question_revision q join question_set_revision v on v.id = q.set_revision_id
   where q.question_id = g.question_id and v.set_id = ${namedSet})`;

/** Whether the change of a key no longer waits, its set left the bank, or its reader does not decide on it any more. */
const isKeyDecided = sql`not exists (
  select from regrade g
    join question_set q on q.id = ${namedSet} and q.hidden_at is null
    join person p on p.id = m.person_id
   where g.approval = 'waiting' and g.at = m.created_at and ${isOfNamedSet}
     and (q.owner_id = p.id or ${hasPermission('p', 'repository_quest')}))`;

/** Whether the change that was approved for everybody, or stayed in its teacher's own assignments, was reversed. */
const isKeyReversed = sql`exists (
  select from regrade g
   where g.reversed_at is not null and ${isOfNamedSet}
     and case m.event when 'keyApproved' then g.teacher_id is null and g.at = m.created_at
                      else g.by_id = m.person_id and g.decided_at = m.created_at end)`;

/**
 * When each cause holds of a message `m`, with its assignment `s` and, where its reader was given that, their part in it
 * `r`; both null where it has none.
 */
const conditions: Record<OutdatedCause, (now: Date) => SQL> = {
  workGone: () => sql`(
    r.id is not null and (s.withdrawn_at is not null or s.deleted_at is not null or r.removed_at is not null))`,
  reportClosed: isReportClosed,
  redoOver: () => sql`(
    r.id is not null and not exists (select from redo d where d.recipient_id = r.id and d.withdrawn_at is null
                                        and d.status in ('none', 'started')))`,
  deadlineChanged: isFormerDeadline,
  checkMade: isFormerCheck,
  workOfOthers: () => sql`(s.deleted_at is not null or not ${isGiverOrMarker(sql`m.person_id`)})`,
  lateDecided: () => sql`(
    s.id is not null and not exists (
      select from late_answer l join attempt a on a.id = l.attempt_id join recipient x on x.id = a.recipient_id
       where a.assignment_id = s.id and l.is_counted is null and x.removed_at is null))`,
  handInUndone: () => sql`(
    s.id is not null and m.attempt_id is not null and not exists (
      select from attempt a join recipient x on x.id = a.recipient_id
       where a.assignment_id = s.id and a.submitted_at is not null and x.removed_at is null))`,
  candidateHasTime: hasCandidateTime,
  keyDecided: () => isKeyDecided,
  keyReversed: () => isKeyReversed,
  bookGone: () => sql`exists (
    select from book_edition e join book b on b.id = e.book_id
     where e.id = m.file_id and (e.hidden_at is not null or b.hidden_at is not null))`,
};

const isOutdatedBy = (cause: OutdatedCause, now: Date): SQL =>
  sql`(${isEvent(listEvents(({ outdatedBy }) => outdatedBy.includes(cause)))} and ${conditions[cause](now)})`;

const causes = Object.keys(conditions) as OutdatedCause[];

/**
 * Which of some messages no longer hold: they wait for a digest or the end of quiet hours while deadlines move, work is
 * withdrawn and decisions are taken. They stay in the bell, where what happened later stands above them.
 */
export const listOutdatedIds = async (
  db: Handle,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<Set<number>> => {
  const outdated = sql.join([isSuperseded, ...causes.map((cause) => isOutdatedBy(cause, now))], sql` or `);
  const rows = await db.rows<Pick<typeof messageTable.$inferSelect, 'id'>>(sql`
    select m.id from message m
      left join assignment s on s.id = m.assignment_id
      left join recipient r on r.assignment_id = s.id and r.student_id = m.person_id
     where m.id = any(${sql.param([...ids])}::bigint[]) and (${outdated})`);
  return new Set(rows.map(({ id }) => id));
};
