import * as z from 'zod';
import { daysAsMs, hourMs } from '@inkstone/base';
import type { EventContext } from '@inkstone/call/server';
import { defineJob, workOnEach } from '@inkstone/jobs';
import { getAccount } from '@inkstone/session/server';
import { environmentCheckDays } from '@inkstone/taking/contract';
import { needsSound, readContent } from '@inkstone/taking/server';
import type { NotificationEvent } from '../notifications.ts';
import { getCategory } from './category.ts';
import { eventKey, notify } from './notify.ts';
import {
  listExpiredCandidates,
  listMissingChecks,
  listNearDeadlines,
  listNearRedos,
  listOpenedReports,
  type DueNotice,
} from './timed-notices.queries.ts';

/** Hours before a deadline at which a reminder is sent, and for how many hours a server that was down still sends it. */
const reminders = [
  { hours: 24, madeUpHours: 4 },
  { hours: 2, madeUpHours: 1.5 },
];

/** For how long a server that was down still notifies of what happened. */
const madeUpMs = 2 * daysAsMs(1);

const span = (now: Date, fromMs: number, untilMs: number) => ({
  from: new Date(now.getTime() + fromMs),
  until: new Date(now.getTime() + untilMs),
});

interface Telling {
  event: NotificationEvent;
  /** What the sentence calls the instant of the notice. */
  instant: 'deadline' | 'begin';
  /** Tells this notice from others of its event about the assignment, before the instant. */
  part?: string;
}

/** Notices of one assignment and instant. */
type Group = readonly [DueNotice, ...DueNotice[]];

const groupNotices = (due: readonly DueNotice[]): Group[] =>
  [...Map.groupBy(due, ({ assignmentId, at }) => `${assignmentId}/${at.getTime()}`).values()] as unknown as Group[];

/** Writes the notices of a group; the key names assignment and instant, so that a second run tells nobody again. */
const notifyGroup = async (
  ctx: EventContext,
  group: Group,
  { event, instant, part }: Telling,
  about: { personIds?: readonly number[]; values?: Record<string, string | null> } = {},
): Promise<void> => {
  const [{ assignmentId, kind, title, titleZh, at }] = group;
  await notify(ctx, {
    personIds: about.personIds ?? group.map(({ studentId }) => studentId),
    category: getCategory(kind),
    event,
    eventKey: eventKey(event, assignmentId, ...(part === undefined ? [] : [part]), at.getTime()),
    content: { title, titleZh, values: { [instant]: at.toISOString(), ...about.values } },
    assignmentId,
  });
};

const remind = async (ctx: EventContext): Promise<void> => {
  for (const { hours, madeUpHours } of reminders) {
    const near = span(ctx.services.now, (hours - madeUpHours) * hourMs, hours * hourMs);
    for (const group of groupNotices(await listNearDeadlines(ctx.tx, near, hours)))
      await notifyGroup(ctx, group, { event: 'deadlineNear', instant: 'deadline', part: String(hours) });
    for (const group of groupNotices(await listNearRedos(ctx.tx, near, hours)))
      await notifyGroup(ctx, group, { event: 'deadlineNear', instant: 'deadline', part: `redo${hours}` });
  }
};

const tellOfReports = async (ctx: EventContext): Promise<void> => {
  const { now } = ctx.services;
  for (const group of groupNotices(await listOpenedReports(ctx.tx, span(now, -madeUpMs, 0))))
    await notifyGroup(ctx, group, { event: 'reportOpened', instant: 'deadline' });
};

const tellOfMissingChecks = async (ctx: EventContext): Promise<void> => {
  const { now } = ctx.services;
  const validSince = new Date(now.getTime() - daysAsMs(environmentCheckDays));
  for (const group of groupNotices(await listMissingChecks(ctx.tx, span(now, 2 * hourMs, 24 * hourMs), validSince))) {
    if (needsSound(await readContent(ctx.tx, group[0])))
      await notifyGroup(ctx, group, { event: 'environmentMissing', instant: 'begin' });
  }
};

const tellOfExpired = async (ctx: EventContext): Promise<void> => {
  const due = await listExpiredCandidates(ctx.tx, span(ctx.services.now, -madeUpMs, 0));
  for (const group of groupNotices(due)) {
    const [{ teacherId, studentId }] = group;
    const { name, nameZh } = await getAccount(ctx.tx, studentId);
    const telling = { event: 'candidateExpired', instant: 'deadline' } as const;
    await notifyGroup(ctx, group, telling, {
      personIds: [teacherId],
      values: { personName: name, personNameZh: nameZh },
    });
  }
};

/**
 * Every minute: notifies of what becomes due by the clock alone. Each kind is a transaction of its own, and one that
 * fails keeps the others from nothing.
 */
export const timedNoticesJob = defineJob({
  name: 'messages.timed-notices',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ services }) {
    await workOnEach([remind, tellOfReports, tellOfMissingChecks, tellOfExpired], (tell) => services.transaction(tell));
  },
});
