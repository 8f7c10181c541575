import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob } from '@inkstone/jobs';
import { findNotificationTopic, listMessageRows, type NoticeRow } from '@inkstone/messages/server';
import { findDueTime, maxMessageAgeMs } from '../rules.ts';
import { topics } from '../topics.ts';
import { wakeUp } from './deliver-job.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.queries.ts';
import { findTimes, listReaders, readChoices, type Choices } from './readers.queries.ts';
import { ways } from './ways/index.ts';
import type { NotificationWay, Reader } from './ways/types.ts';

/** Messages of one job: a message to a whole school is planned part by part. */
export const maxPlanned = 500;

interface PlannedMessage {
  row: NoticeRow;
  reader: Reader;
}

/** Whether a person wants a message by a way. */
const isWanted = ({ row, reader }: PlannedMessage, way: NotificationWay['name'], choices: Choices): boolean => {
  const topic = findNotificationTopic(row.event);
  if (topic === null || way === 'robot') return false;
  return choices.isEnabled(reader.personId, topic, way) ?? (way === 'push' || topics[topic].isMailed);
};

const toDeliveries = (
  way: NotificationWay,
  { row, reader }: PlannedMessage,
  { addresses, choices, now }: { addresses: readonly string[]; choices: Choices; now: Date },
): NewDelivery[] => {
  const earliest = row.gatheredUntil && row.gatheredUntil > now ? row.gatheredUntil : now;
  const times = findTimes(choices, reader.personId);
  const dueAt = findDueTime(earliest, times, { timeZone: reader.zone.timeZone, isDigested: way.isDigested });
  return addresses.map((address) => ({
    way: way.name,
    address,
    source: `message/${row.id}`,
    messageId: row.id,
    personId: reader.personId,
    dueAt,
  }));
};

/** Decides by which ways some messages leave, and when; runs apart from the change that wrote them. */
export const planJob = defineJob({
  name: 'notifications.plan',
  payload: z.object({ messageIds: z.array(z.int()).max(maxPlanned) }),
  async run({ payload, db, now, enqueue, services }) {
    const available = ways.filter((way) => way.isAvailable(services));
    if (available.length === 0) return;
    const { timeZone } = await services.transaction(async ({ services: { school } }) => school);
    await inTransaction(db, async (tx) => {
      const rows = (await listMessageRows(tx, payload.messageIds)).filter(
        ({ readAt, createdAt }) => readAt === null && now.getTime() - createdAt.getTime() <= maxMessageAgeMs,
      );
      const personIds = [...new Set(rows.map(({ personId }) => personId))];
      const readers = new Map((await listReaders(tx, personIds, timeZone)).map((reader) => [reader.personId, reader]));
      const choices = await readChoices(tx, personIds);
      const messages = rows.flatMap((row) => {
        const reader = readers.get(row.personId);
        return reader ? [{ row, reader }] : [];
      });
      for (const way of available) {
        const selected = messages.filter((message) => isWanted(message, way.name, choices));
        const addresses = await way.listAddresses(tx, [...new Set(selected.map(({ reader }) => reader))]);
        const addressesByPerson = Map.groupBy(addresses, ({ personId }) => personId);
        const deliveries = selected.flatMap((message) =>
          toDeliveries(way, message, {
            addresses: (addressesByPerson.get(message.reader.personId) ?? []).map(({ address }) => address),
            choices,
            now,
          }),
        );
        await wakeUp(enqueue, tx, await insertDeliveries(tx, deliveries, now));
      }
    });
  },
});
