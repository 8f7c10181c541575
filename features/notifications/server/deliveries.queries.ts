import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handle, Tx } from '@inkstone/db';
import { idList } from './id-list.queries.ts';
import type { restingAddressTable } from './notifications.tables.ts';
import type { DeliveryRow, WayName } from './ways/types.ts';

/** Where something is due, and when. */
export type DeliveryAddress = Pick<DeliveryRow, 'way' | 'address' | 'dueAt'>;

/** A delivery before it is stored. */
export type NewDelivery = Pick<DeliveryRow, 'way' | 'address' | 'source' | 'messageId' | 'personId' | 'dueAt'> & {
  content?: object;
};

/**
 * Stores deliveries, each once; one that waits for the same source moves to its new time, so that gathered messages
 * leave once. Addresses that rest get none. Returns the ways, addresses and times to wake up for.
 */
export const insertDeliveries = async (
  tx: Tx,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<DeliveryAddress[]> => {
  if (deliveries.length === 0) return [];
  return tx.rows<DeliveryAddress>(sql`
    insert into delivery (way, address, source, message_id, person_id, content, status, due_at, created_at)
    select x.way, x.address, x.source, x."messageId", x."personId", x.content, 'waiting', x."dueAt", ${now}
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
           as x(way text, address text, source text, "messageId" bigint, "personId" bigint, content jsonb,
                "dueAt" timestamptz)
     where not exists (select from resting_address r where r.way = x.way and r.address = x.address)
    on conflict (way, address, source)
    do update set due_at = excluded.due_at
     where delivery.status = 'waiting' and delivery.batch_id is null
    returning way, address, due_at`);
};

/** How long a process may take to send a batch before another one takes it over. */
const claimSeconds = 180;

/** What a process may send, or until when another one sends to the address; null where nothing is due. */
export type BatchClaim = { batchId: number; deliveries: DeliveryRow[] } | { claimedUntil: Date } | null;

const findLatest = (instants: readonly Date[]): Date | undefined => instants.toSorted((a, b) => +b - +a)[0];

/**
 * Claims what is due at an address for one person: several may share a mail address, and each has mails of their own. A batch that was begun before is claimed again as it was, so that what was sent by
 * a process that died is repeated under the same identity.
 */
export const claimBatch = async (
  tx: Tx,
  { way, address, limit, now }: { way: WayName; address: string; limit: number; now: Date },
): Promise<BatchClaim> => {
  const rows = await tx.rows<DeliveryRow>(sql`
    select * from delivery
     where way = ${way} and address = ${address} and status = 'waiting' and due_at <= ${now}
     order by batch_id nulls last, id
     limit ${limit}
       for update skip locked`);
  const first = rows[0];
  if (!first) return null;
  const busyUntil = findLatest(rows.flatMap(({ claimedUntil }) => claimedUntil ?? []));
  if (busyUntil && busyUntil > now) return { claimedUntil: busyUntil };
  const batch = rows.filter(({ batchId, personId }) => batchId === first.batchId && personId === first.personId);
  const batchId = first.batchId ?? first.id;
  const claimedUntil = new Date(now.getTime() + claimSeconds * 1000);
  await tx.run(sql`
    update delivery set batch_id = ${batchId}, claimed_until = ${claimedUntil}
     where id in ${idList(batch.map(({ id }) => id))}`);
  return { batchId, deliveries: batch.map((row) => ({ ...row, batchId, claimedUntil })) };
};

/** When the next delivery to an address may be sent: once it is due and no other process sends it; null: none waits. */
export const findNextDue = async (
  db: Handle,
  { way, address }: Pick<DeliveryAddress, 'way' | 'address'>,
): Promise<Date | null> => {
  const row = await db.row(
    sql`
    select min(greatest(due_at, claimed_until)) as next_due from delivery
     where way = ${way} and address = ${address} and status = 'waiting'`,
    { nextDue: z.date().nullable() },
  );
  return row?.nextDue ?? null;
};

/** Ends deliveries: sent, failed, or skipped because there is nothing to tell any more. */
export const finishDeliveries = async (
  tx: Tx,
  ids: readonly number[],
  end: { status: 'sent' | 'failed' | 'skipped'; failure: string | null; now: Date },
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`
    update delivery set status = ${end.status}, failure = ${end.failure}, finished_at = ${end.now}, claimed_until = null
     where id in ${idList(ids)} and status = 'waiting'`);
};

/** Ends what waits by a way and is about a source that is no news any more. */
export const skipDeliveries = async (
  tx: Tx,
  { way, source, now }: Pick<DeliveryRow, 'way' | 'source'> & { now: Date },
): Promise<void> => {
  await tx.run(sql`
    update delivery set status = 'skipped', finished_at = ${now}, claimed_until = null
     where way = ${way} and source = ${source} and status = 'waiting'`);
};

/** Ends what waits by a way and is about one of some kinds of source, whose keys begin with these words. */
export const skipDeliveriesBeginning = async (
  tx: Tx,
  { way, beginnings, now }: Pick<DeliveryRow, 'way'> & { beginnings: readonly string[]; now: Date },
): Promise<void> => {
  await tx.run(sql`
    update delivery set status = 'skipped', finished_at = ${now}, claimed_until = null
     where way = ${way} and status = 'waiting'
       and exists (select from unnest(${sql.param([...beginnings])}::text[]) as b where starts_with(source, b))`);
};

/** Postpones deliveries that failed for now. */
export const postponeDeliveries = async (
  tx: Tx,
  ids: readonly number[],
  { failure, dueAt }: { failure: string; dueAt: Date },
): Promise<void> => {
  await tx.run(sql`
    update delivery set tries = tries + 1, failure = ${failure}, due_at = ${dueAt}, claimed_until = null
     where id in ${idList(ids)} and status = 'waiting'`);
};

/** Puts back deliveries of which nothing was sent: they are due again, in any batch. */
export const releaseDeliveries = async (tx: Tx, ids: readonly number[], dueAt: Date): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`
    update delivery set batch_id = null, due_at = ${dueAt}, claimed_until = null
     where id in ${idList(ids)} and status = 'waiting'`);
};

/** Postpones whatever is due at an address to the time from which on it takes something again. */
export const holdAddress = async (
  tx: Tx,
  { way, address, notBefore }: Pick<DeliveryAddress, 'way' | 'address'> & { notBefore: Date },
): Promise<void> => {
  await tx.run(sql`
    update delivery set due_at = ${notBefore}
     where way = ${way} and address = ${address} and status = 'waiting' and due_at < ${notBefore}`);
};

/** An address that takes nothing any more, and why. */
export type Rest = Pick<DeliveryAddress, 'way' | 'address'> & { failure: string; now: Date };

/** Rests an address, and ends what else waits for it; false where it rested already. */
export const restAddress = async (tx: Tx, { way, address, failure, now }: Rest): Promise<boolean> => {
  const insertedRow = await tx.row<Pick<typeof restingAddressTable.$inferSelect, 'address'>>(sql`
    insert into resting_address (way, address, failure, rested_at) values (${way}, ${address}, ${failure}, ${now})
    on conflict (way, address) do nothing returning address`);
  await tx.run(sql`
    update delivery set status = 'failed', failure = ${failure}, finished_at = ${now}, claimed_until = null
     where way = ${way} and address = ${address} and status = 'waiting'`);
  return insertedRow !== undefined;
};

/** Addresses whose deliveries are overdue and that no process sends to: their job was lost. */
export const listOverdue = async (
  db: Handle,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<Pick<DeliveryRow, 'way' | 'address'>[]> =>
  db.rows<Pick<DeliveryRow, 'way' | 'address'>>(sql`
    select distinct way, address from (
      select way, address from delivery
       where status = 'waiting' and due_at < ${before} and (claimed_until is null or claimed_until <= ${now})
       order by due_at limit ${limit}) as overdue`);
