import { sql, type SQL } from 'drizzle-orm';

/** Whether a redo of the recipient `r` waits to be marked. */
export const hasRedoToMark = sql`exists (
  select 1 from redo d where d.recipient_id = r.id and d.withdrawn_at is null and d.needs_marking)`;

/** Whether the recipient `r` can still submit a redo. */
export const hasOpenRedo = (now: Date): SQL => sql`exists (
  select 1 from redo d
   where d.recipient_id = r.id and d.withdrawn_at is null and d.status in ('none', 'started') and d.due_at > ${now})`;

/** The deadline of the recipient `r` of the assignment `s`: their own or else the assignment's, plus extra time. */
export const recipientDeadline = sql`coalesce(r.deadline, s.deadline) + make_interval(secs => r.extra_seconds)`;

/** When those who have a deadline at the assignment `s` can no longer answer, as `computeClosesAt` of the rules. */
const closesAt = (deadline: SQL): SQL => sql`${deadline} + make_interval(hours => s.late_hours)`;

/** When the recipient `r` of the assignment `s` can no longer answer, extra time included. */
export const recipientClosesAt = closesAt(recipientDeadline);

/** When the assignment `s` closes for recipients without times of their own. */
export const assignmentClosesAt = closesAt(sql`s.deadline`);

/** Whether the assignment `s` has opened, for everyone or for a single student. */
export const hasBegun = (now: Date): SQL => sql`(
  s.begins_at <= ${now}
  or exists (select 1 from recipient r where r.assignment_id = s.id and r.removed_at is null and r.begins_at <= ${now}))`;

/** Whether a recipient of the assignment `s` who meets the condition has not submitted yet. */
const hasOpenRecipient = (condition: SQL): SQL => sql`exists (
  select 1 from recipient r
   where r.assignment_id = s.id and r.removed_at is null and r.status in ('none', 'started') and ${condition})`;

const hasRecipientInTime = (now: Date): SQL => hasOpenRecipient(sql`${recipientDeadline} > ${now}`);

/**
 * Whether the assignment `s` is running: it has opened, and a recipient whose deadline has not passed has not submitted
 * yet. A running assignment is on-going or waits to be marked.
 */
export const isRunning = (now: Date): SQL =>
  sql`(s.withdrawn_at is null and ${hasBegun(now)} and ${hasRecipientInTime(now)})`;

/**
 * The status of the whole assignment `s` by the recipients' own deadlines. Late homework can be submitted until it closes;
 * a test is over at the last deadline.
 */
export const statusExpression = (now: Date): SQL => sql`
  case
    when s.withdrawn_at is not null then 'withdrawn'
    when not ${hasBegun(now)} then 'notYet'
    when exists (select 1 from recipient r where r.assignment_id = s.id and r.removed_at is null
                    and (r.needs_marking or ${hasRedoToMark})) then 'toBeMarked'
    when ${hasRecipientInTime(now)} then 'onGoing'
    when ${hasOpenRecipient(sql`${recipientClosesAt} > ${now}`)} then 'delay'
    else 'complete'
  end`;
