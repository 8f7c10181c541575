import { sql, type SQL } from 'drizzle-orm';

/** Whether a redo of the recipient `r` waits for a marker. */
export const hasRedoToMark = sql`exists (
  select 1 from redo d where d.recipient_id = r.id and d.withdrawn_at is null and d.needs_marking)`;

/** Whether the recipient `r` can still do questions again. */
export const hasOpenRedo = (now: Date): SQL => sql`exists (
  select 1 from redo d
   where d.recipient_id = r.id and d.withdrawn_at is null and d.work in ('none', 'started') and d.due_at > ${now})`;

/** When the time of the recipient `r` ends at the assignment `s`: their own deadline before everyone's, extra time on top. */
export const recipientDeadline = sql`coalesce(r.deadline, s.deadline) + make_interval(secs => r.extra_seconds)`;

/** Whether the assignment `s` has opened, for everyone or for one student alone. */
export const hasBegun = (now: Date): SQL => sql`(
  s.begins_at <= ${now}
  or exists (select 1 from recipient r where r.assignment_id = s.id and r.removed_at is null and r.begins_at <= ${now}))`;

/** Whether somebody has still to hand in the assignment `s`, with a deadline of their own that meets the condition. */
const hasOpenRecipient = (condition: SQL): SQL => sql`exists (
  select 1 from recipient r
   where r.assignment_id = s.id and r.removed_at is null and r.work in ('none', 'started') and ${condition})`;

const hasRecipientInTime = (now: Date): SQL => hasOpenRecipient(sql`${recipientDeadline} > ${now}`);

/**
 * Whether the assignment `s` runs: it has opened, and somebody has still to hand in whose own time is not over, however
 * much waits for a marker already. What is on-going is running, and what runs is on-going or waits for a marker.
 */
export const isRunning = (now: Date): SQL =>
  sql`(s.withdrawn_at is null and ${hasBegun(now)} and ${hasRecipientInTime(now)})`;

/**
 * How the work of the whole assignment `s` stands, decided on reading, by everybody's own time. Late homework can still
 * be handed in until it is archived, each student's by their own deadline; a test is over with the last one's.
 */
export const statusExpression = (now: Date, archiveHours: number): SQL => sql`
  case
    when s.withdrawn_at is not null then 'withdrawn'
    when not ${hasBegun(now)} then 'notYet'
    when exists (select 1 from recipient r where r.assignment_id = s.id and r.removed_at is null
                    and (r.needs_marking or ${hasRedoToMark})) then 'toBeMarked'
    when ${hasRecipientInTime(now)} then 'onGoing'
    when s.kind not in ('test', 'candidate')
      and ${hasOpenRecipient(sql`${recipientDeadline} + make_interval(hours => ${archiveHours}) > ${now}`)} then 'delay'
    else 'complete'
  end`;
