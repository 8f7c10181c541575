import * as z from 'zod';
import { defineJob, type EnqueueOn, type JobContext } from '@inkstone/jobs';
import { inTransaction } from '@inkstone/db';
import { listMessageRows, listOutdatedIds, toNotice } from '@inkstone/messages/server';
import { maxMessageAgeMs, maxTries, retryDelayMs } from '../rules.ts';
import {
  claimBatch,
  findNextDue,
  finishDeliveries,
  holdAddress,
  insertDeliveries,
  listOverdue,
  postponeDeliveries,
  releaseDeliveries,
  type BatchClaim,
  type DeliveryAddress,
} from './deliveries.queries.ts';
import { listReaders } from './readers.queries.ts';
import { restAndTell } from './rest-notices.ts';
import { findWay } from './ways/index.ts';
import type {
  DeliveryBatch,
  DeliveryItem,
  DeliveryResult,
  DeliveryRow,
  NotificationWay,
  SendContext,
} from './ways/types.ts';

const Payload = z.object({ way: z.enum(['mail', 'push', 'robot']), address: z.string() });

type Run = JobContext<z.output<typeof Payload>>;

/** What a batch still has to tell, and the deliveries whose message was read, deleted, is too old or no longer holds. */
interface CurrentItems {
  items: DeliveryItem[];
  staleIds: number[];
}

const byMessage = (first: DeliveryItem, second: DeliveryItem): number =>
  (first.delivery.messageId ?? 0) - (second.delivery.messageId ?? 0) || first.delivery.id - second.delivery.id;

const readItems = async (batch: readonly DeliveryRow[], { db, school, now }: SendContext): Promise<CurrentItems> => {
  const messageIds = batch.flatMap(({ messageId }) => messageId ?? []);
  const rows = await listMessageRows(db, messageIds);
  const outdatedIds = await listOutdatedIds(db, { ids: messageIds, now });
  const readers = await listReaders(db, [...new Set(rows.map(({ personId }) => personId))], school.timeZone);
  const isTooOld = ({ createdAt }: { createdAt: Date }) => now.getTime() - createdAt.getTime() > maxMessageAgeMs;
  const toItem = (delivery: DeliveryRow): DeliveryItem | null => {
    if (delivery.messageId === null) return isTooOld(delivery) ? null : { delivery, message: null };
    const row = rows.find(({ id }) => id === delivery.messageId);
    const reader = row && readers.find(({ personId }) => personId === row.personId);
    if (!row || !reader || row.readAt !== null || isTooOld(row) || outdatedIds.has(row.id)) return null;
    const notice = toNotice(row, reader.language, reader.zone);
    return notice && { delivery, message: { row, notice, reader } };
  };
  // A digest tells in the order in which things happened.
  const items = batch.flatMap((delivery) => toItem(delivery) ?? []).sort(byMessage);
  const current = new Set(items.map(({ delivery }) => delivery.id));
  return { items, staleIds: batch.flatMap(({ id }) => (current.has(id) ? [] : [id])) };
};

/** The context of a way, from that of the job. */
const toSendContext = async ({ db, services, now, signal }: Run): Promise<SendContext> =>
  services.transaction(async ({ services: { school, secret } }) => ({ db, services, school, secret, now, signal }));

const send = async (way: NotificationWay, batch: DeliveryBatch, context: SendContext): Promise<DeliveryResult> => {
  try {
    return await way.send(batch, context);
  } catch (error) {
    // The words of a transport may name the address.
    return { outcome: 'retry', failure: error instanceof Error ? error.name : 'unknown' };
  }
};

type Failed = Extract<DeliveryResult, { failure: string }>;

/** When a failed batch is tried again; null where it is given up. */
const findRetry = (result: Failed, failures: number, now: Date): Date | null => {
  if (result.outcome !== 'retry' || failures >= maxTries) return null;
  return new Date(Math.max(now.getTime() + retryDelayMs(failures), result.notBefore?.getTime() ?? 0));
};

/** Stores what became of a batch; a failure that may pass is tried again until it has failed too often. */
const storeResult = async (run: Run, items: readonly DeliveryItem[], result: DeliveryResult): Promise<void> => {
  const { db, now, enqueue, payload, services } = run;
  if (result.outcome === 'gone') {
    const rest = { ...payload, failure: result.failure, now };
    const personIds = items.flatMap(({ delivery }) => delivery.personId ?? []);
    return services.transaction((ctx) => restAndTell(ctx, rest, personIds));
  }
  const ids = items.map(({ delivery }) => delivery.id);
  await inTransaction(db, async (tx) => {
    if ('notBefore' in result && result.notBefore) await holdAddress(tx, { ...payload, notBefore: result.notBefore });
    if (result.outcome === 'later') {
      await releaseDeliveries(tx, ids, result.notBefore);
      return wakeUp(enqueue, tx, [{ ...payload, dueAt: result.notBefore }]);
    }
    if (result.outcome === 'sent') {
      await releaseDeliveries(tx, result.remainingIds ?? [], now);
      const sentIds = ids.filter((id) => !result.remainingIds?.includes(id));
      return finishDeliveries(tx, sentIds, { status: 'sent', failure: null, now });
    }
    const { failure } = result;
    const failures = Math.max(...items.map(({ delivery }) => delivery.tries)) + 1;
    const dueAt = findRetry(result, failures, now);
    if (!dueAt) return finishDeliveries(tx, ids, { status: 'failed', failure, now });
    await postponeDeliveries(tx, ids, { failure, dueAt });
    return wakeUp(enqueue, tx, [{ ...payload, dueAt }]);
  });
};

/** Enqueues the sending to some addresses at their times: one job for an address and minute. */
export const wakeUp = async (
  enqueue: EnqueueOn,
  handle: Parameters<EnqueueOn>[0],
  addresses: readonly DeliveryAddress[],
): Promise<void> => {
  const keyOf = new Map(
    addresses.map(({ way, address, dueAt }) => [
      `${way}/${address}/${Math.ceil(dueAt.getTime() / 60_000)}`,
      { way, address, dueAt },
    ]),
  );
  for (const [key, { way, address, dueAt }] of keyOf)
    await enqueue(handle, deliverJob, { way, address }, { startAt: dueAt, key });
};

/** Sends on to the present mail address what waited for one that is no longer its reader's; without one it is skipped. */
const redirectItems = async ({ db, now, enqueue }: Run, items: readonly DeliveryItem[]): Promise<void> => {
  if (items.length === 0) return;
  const redirected = items.flatMap(({ delivery: { way, source, messageId, personId }, message }) =>
    message?.reader.mail ? [{ way, source, messageId, personId, address: message.reader.mail, dueAt: now }] : [],
  );
  await inTransaction(db, async (tx) => {
    const ids = items.map(({ delivery }) => delivery.id);
    await finishDeliveries(tx, ids, { status: 'skipped', failure: null, now });
    await wakeUp(enqueue, tx, await insertDeliveries(tx, redirected, now));
  });
};

/** Sends a batch and stores what became of it, which ends its claim. */
const sendBatch = async (
  run: Run,
  way: NotificationWay,
  { batchId, deliveries }: Extract<BatchClaim, { batchId: number }>,
): Promise<void> => {
  const { db, now, payload, log, id } = run;
  const context = await toSendContext(run);
  const { items: current, staleIds } = await readItems(deliveries, context);
  await inTransaction(db, (tx) => finishDeliveries(tx, staleIds, { status: 'skipped', failure: null, now }));
  const isFormer = ({ message }: DeliveryItem): boolean =>
    way.name === 'mail' && message !== null && message.reader.mail !== payload.address;
  await redirectItems(run, current.filter(isFormer));
  const items = current.filter((item) => !isFormer(item));
  if (items.length === 0) return;
  const result = await send(way, { batchId, address: payload.address, items }, context);
  await storeResult(run, items, result);
  if ('failure' in result) log.warn({ jobId: id, way: way.name, failure: result.failure }, 'not delivered');
};

/**
 * Sends what is due at one address. The deliveries are the state: a job only wakes up, so that a lost or a repeated job
 * changes nothing, and a batch that a process was sending when it died is sent again under the same identity.
 */
export const deliverJob = defineJob({
  name: 'notifications.deliver',
  payload: Payload,
  expireSeconds: 170,
  concurrency: 4,
  async run(run) {
    const { db, now, payload, enqueue } = run;
    const way = findWay(payload.way);
    if (!way) return;
    const claim = await inTransaction(db, (tx) => claimBatch(tx, { ...payload, limit: way.maxBatch, now }));
    if (!claim) return;
    // The process that sends continues with what is due; should it die, this job does.
    if ('claimedUntil' in claim) return wakeUp(enqueue, db, [{ ...payload, dueAt: claim.claimedUntil }]);
    await sendBatch(run, way, claim);
    // Whatever came in meanwhile found the address claimed. It is read after the claim has ended: what comes in from
    // now on finds the address free.
    const dueAt = await findNextDue(db, payload);
    if (dueAt) await wakeUp(enqueue, db, [{ ...payload, dueAt }]);
  },
});

const overdueMs = 5 * 60_000;

/** Every minute: wakes up for deliveries whose job was lost. */
export const wakeOverdueJob = defineJob({
  name: 'notifications.wake-overdue',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db, now, enqueue }) {
    const overdue = await listOverdue(db, { before: new Date(now.getTime() - overdueMs), now, limit: 500 });
    await inTransaction(db, (tx) =>
      wakeUp(
        enqueue,
        tx,
        overdue.map((address) => ({ ...address, dueAt: now })),
      ),
    );
  },
});
