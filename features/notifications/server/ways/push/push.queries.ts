import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { idList } from '../../id-list.queries.ts';
import type { pushSubscriptionTable } from './push.tables.ts';

type SubscriptionRow = typeof pushSubscriptionTable.$inferSelect;

/** The session of a subscription `s` is open; whatever ends a session ends its push in the same moment. */
const isOfOpenSession = sql`exists (select from session o where o.id = s.session_id and o.ended_at is null)`;

/**
 * Subscribes the browser of a session, in place of an earlier subscription of that session. An endpoint that was another
 * person's is this person's from now on: the browser has one.
 */
export const saveSubscription = async (tx: Tx, row: Omit<SubscriptionRow, 'id'>): Promise<void> => {
  await tx.run(sql`
    delete from push_subscription where session_id = ${row.sessionId} and endpoint <> ${row.endpoint}`);
  await tx.run(sql`
    insert into push_subscription (person_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
    values (${row.personId}, ${row.sessionId}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${row.userAgent},
            ${row.createdAt})
    on conflict (endpoint) do update
       set person_id = excluded.person_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
           auth = excluded.auth, user_agent = excluded.user_agent, created_at = excluded.created_at`);
};

/** Ends the push of a session. */
export const deleteSubscription = async (tx: Tx, sessionId: number): Promise<void> => {
  await tx.run(sql`delete from push_subscription where session_id = ${sessionId}`);
};

/** Whether the browser of a session is subscribed. */
export const isSubscribed = async (db: Handle, sessionId: number): Promise<boolean> =>
  (await db.row(sql`select 1 from push_subscription where session_id = ${sessionId}`)) !== undefined;

/** The subscriptions of some people. */
export const listSubscriptions = async (
  db: Handle,
  personIds: readonly number[],
): Promise<Pick<SubscriptionRow, 'id' | 'personId'>[]> =>
  db.rows<Pick<SubscriptionRow, 'id' | 'personId'>>(sql`
    select s.id, s.person_id from push_subscription s
     where s.person_id in ${idList(personIds)} and ${isOfOpenSession}
     order by s.id`);

/** A subscription whose session has neither ended nor expired. */
export const findSubscription = async (
  db: Handle,
  { id, now }: { id: number; now: Date },
): Promise<Pick<SubscriptionRow, 'personId' | 'endpoint' | 'p256dh' | 'auth'> | undefined> =>
  db.row<Pick<SubscriptionRow, 'personId' | 'endpoint' | 'p256dh' | 'auth'>>(sql`
    select s.person_id, s.endpoint, s.p256dh, s.auth
      from push_subscription s join session o on o.id = s.session_id
     where s.id = ${id} and o.ended_at is null and o.expires_at > ${now}`);

/** Deletes a subscription that its push service does not know any more, or whose session has ended. */
export const forgetSubscription = async (db: Handle, id: number): Promise<void> => {
  await db.run(sql`delete from push_subscription where id = ${id}`);
};

/** Deletes the subscriptions of sessions that have ended or expired. */
export const deleteEndedSubscriptions = async (db: Handle, now: Date): Promise<void> => {
  await db.run(sql`
    delete from push_subscription s using session o
     where o.id = s.session_id and (o.ended_at is not null or o.expires_at <= ${now})`);
};
