import { sql, type SQL } from 'drizzle-orm';
import { daysAsMs } from '@inkstone/base';
import { recipientDeadline } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';
import { isGiverOrMarker } from '@inkstone/marking/server';
import { environmentCheckDays } from '@inkstone/taking/contract';
import { getNotificationRules, listEvents, type NotificationEvent } from '../notifications.ts';
import type { messageTable } from './messages.tables.ts';
import { hasNoEnvironmentCheck, inMs } from './timed-notices.queries.ts';

const isEvent = (events: readonly NotificationEvent[]): SQL => sql`m.event = any(${sql.param([...events])}::text[])`;

/** Whether the reader has the work no more. */
const isWithdrawn = sql`(
  ${isEvent(listEvents(({ isOfWork }) => isOfWork === true))} and r.id is not null
  and (s.withdrawn_at is not null or s.deleted_at is not null or r.removed_at is not null))`;

/** Whether a later message about the same work replaces what was told. */
const isSuperseded = sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(
    listEvents(({ supersededBy }) => supersededBy !== undefined).flatMap((event) =>
      (getNotificationRules(event).supersededBy ?? []).map((by) => ({ event, by })),
    ),
  )}::jsonb) as x(event text, "by" text)
    join message n on n.event = x."by" and n.person_id = m.person_id and n.assignment_id = m.assignment_id and n.id > m.id
   where x.event = m.event)`;

/** Whether a reminder names an instant that is no deadline of its reader's open work any more, or has passed. */
const isFormerDeadline = (now: Date): SQL => sql`(
  ${isEvent(['deadlineNear'])} and m.event_key is not null
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
  ${isEvent(['environmentMissing'])} and m.event_key is not null
  and not (r.status = 'none' and ${beginsAt} > ${now} and ${hasNoEnvironmentCheck(validSince)}
           and ${inMs(beginsAt)}::text = split_part(m.event_key, '/', 3)))`;
};

/** Whether a teacher has nothing to do with the work any more: it was deleted, or they mark it no more. */
const isOthersWork = sql`(
  ${isEvent(['handedIn', 'lateAnswers', 'markReleased'])}
  and (s.deleted_at is not null or not ${isGiverOrMarker(sql`m.person_id`)}))`;

/** Whether every late answer of the work was decided on. */
const isDecided = sql`(
  ${isEvent(['lateAnswers'])}
  and not exists (select from late_answer l join attempt a on a.id = l.attempt_id
                   where a.assignment_id = s.id and l.is_counted is null))`;

/**
 * Which of some messages hold no more: they wait for a digest or the end of quiet hours while deadlines move, work is
 * withdrawn and decisions are taken. They stay in the bell, where what happened later stands above them.
 */
export const listOutdatedIds = async (
  db: Handle,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<Set<number>> => {
  const rows = await db.rows<Pick<typeof messageTable.$inferSelect, 'id'>>(sql`
    select m.id from message m
      join assignment s on s.id = m.assignment_id
      left join recipient r on r.assignment_id = s.id and r.student_id = m.person_id
     where m.id = any(${sql.param([...ids])}::bigint[])
       and (${isWithdrawn} or ${isSuperseded} or ${isFormerDeadline(now)} or ${isFormerCheck(now)}
            or ${isOthersWork} or ${isDecided})`);
  return new Set(rows.map(({ id }) => id));
};
