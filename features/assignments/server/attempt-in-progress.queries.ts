import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether an attempt `t` of a recipient `r` at an assignment `s`, of its redo `d` where it has one, is being sat: begun
 * and not handed in, or opened while it can still be begun. Homework and courses can be begun until they are archived.
 */
export const isAttemptInProgress = (now: Date): SQL => sql`(
  t.scored_at is null and s.withdrawn_at is null and s.deleted_at is null and r.removed_at is null
  and d.withdrawn_at is null
  and (t.state ->> 'status' <> 'fresh' or ${now} < coalesce(d.due_at, coalesce(r.deadline, s.deadline)
         + make_interval(secs => r.extra_seconds,
             hours => case when s.kind in ('test', 'candidate') then 0 else (select archive_hours from school) end))))`;
