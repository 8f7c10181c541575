import { sql, type SQL } from 'drizzle-orm';

/** Whether a redo of the recipient `r` waits for a marker. */
export const redoToMark = sql`exists (
  select 1 from redo d where d.recipient_id = r.id and d.withdrawn_at is null and d.needs_marking)`;

/** Whether the recipient `r` can still do questions again. */
export const redoIsOpen = (now: Date): SQL => sql`exists (
  select 1 from redo d
   where d.recipient_id = r.id and d.withdrawn_at is null and d.work in ('none', 'started') and d.due_at > ${now})`;

/** Whether the assignment `s` is open and somebody has still to hand in, however much waits for a marker already. */
export const isRunning = (now: Date): SQL => sql`(
  s.withdrawn_at is null and s.begins_at <= ${now} and s.deadline > ${now}
  and exists (select 1 from recipient r
               where r.assignment_id = s.id and r.removed_at is null and r.work in ('none', 'started')))`;

/**
 * How the work of the whole assignment `s` stands, decided on reading. Past its deadline homework can still be handed in
 * until it is archived; of a test nothing can, but by those who have a later deadline of their own.
 */
export const statusAt = (now: Date, archiveHours: number): SQL => sql`
  case
    when s.withdrawn_at is not null then 'withdrawn'
    when s.begins_at > ${now} then 'notYet'
    when exists (select 1 from recipient r where r.assignment_id = s.id and r.removed_at is null
                    and (r.needs_marking or ${redoToMark})) then 'toBeMarked'
    when not exists (select 1 from recipient r
                      where r.assignment_id = s.id and r.removed_at is null and r.work in ('none', 'started'))
      then 'complete'
    when s.deadline + make_interval(hours => ${archiveHours}) <= ${now} then 'complete'
    when s.deadline <= ${now} and s.kind in ('test', 'candidate') and not exists (
      select 1 from recipient r where r.assignment_id = s.id and r.removed_at is null and r.work in ('none', 'started')
         and coalesce(r.deadline, s.deadline) + make_interval(secs => r.extra_seconds) > ${now}) then 'complete'
    when s.deadline <= ${now} then 'delay'
    else 'onGoing'
  end`;
