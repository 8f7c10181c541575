import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether an attempt `t` of a recipient `r` of an assignment `s`, with its redo `d` if there is one, is in progress:
 * started and not submitted, or opened while it can still be started. Homework and courses can be started until they
 * are archived.
 */
export const isAttemptInProgress = (now: Date): SQL => sql`(
  t.scored_at is null and s.withdrawn_at is null and s.deleted_at is null and r.removed_at is null
  and d.withdrawn_at is null
  and (t.state ->> 'status' <> 'fresh' or ${now} < coalesce(d.due_at, coalesce(r.deadline, s.deadline)
         + make_interval(secs => r.extra_seconds,
             hours => case when s.kind in ('test', 'candidate') then 0 else (select archive_hours from school) end))))`;
