import { sql, type SQL } from 'drizzle-orm';
import { recipientClosesAt } from './assignment-status.queries.ts';

/**
 * Whether an attempt `t` of a recipient `r` of an assignment `s`, with its redo `d` if there is one, is in progress:
 * started and not submitted, or opened while it can still be started. Homework and courses can be started until they
 * are archived.
 */
export const isAttemptInProgress = (now: Date): SQL => sql`(
  t.scored_at is null and s.withdrawn_at is null and s.deleted_at is null and r.removed_at is null
  and d.withdrawn_at is null
  and (t.state ->> 'status' <> 'fresh' or ${now} < coalesce(d.due_at, ${recipientClosesAt})))`;
