import type {} from '@inkstone/announcements/events';
import type { AssignmentFacts } from '@inkstone/assignments/events';
import type { EventContext, EventPayloads } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { wakeUp } from './deliver-job.ts';
import { insertDeliveries, skipDeliveries, skipDeliveriesBeginning } from './deliveries.queries.ts';
import type { RobotContent } from './ways/robot/content.ts';
import { listRobotsForAssignment, listRobotsForClasses } from './ways/robot/robots.queries.ts';

interface ClassNotice {
  /** The same for one occurrence: a group reads it once. */
  source: string;
  content: RobotContent;
}

const insertNotice = async (
  { tx, services }: EventContext,
  robotIds: readonly number[],
  notice: ClassNotice,
): Promise<void> => {
  const { now } = services;
  const deliveries = robotIds.map((robotId) => ({
    way: 'robot' as const,
    address: String(robotId),
    messageId: null,
    personId: null,
    dueAt: now,
    ...notice,
  }));
  const due = await insertDeliveries(tx, deliveries, now);
  await wakeUp((_handle, job, payload, options) => services.enqueue(job, payload, options), tx, due);
};

/** Which posts about an assignment are old news after another one. */
const formerEvents = {
  created: [],
  moved: ['moved'],
  withdrawn: ['created', 'moved'],
  deleted: ['created', 'moved'],
} as const;

/** What still waits to be posted about an assignment is skipped where it was withdrawn or deleted, or its deadline moved again. */
export const skipFormerNotices = async (
  { tx, services: { now } }: EventContext,
  assignmentId: number,
  event: keyof typeof formerEvents,
): Promise<void> => {
  const beginnings = formerEvents[event].map((formerEvent) => `assignment.${formerEvent}/${assignmentId}/`);
  if (beginnings.length > 0) await skipDeliveriesBeginning(tx, { way: 'robot', beginnings, now });
};

/** Tells the groups of the classes that an assignment was created for what concerns all of them. */
export const notifyClasses = async (
  ctx: EventContext,
  { assignmentId, kind, title, titleZh, deadline }: AssignmentFacts,
  event: 'created' | 'moved' | 'withdrawn',
): Promise<void> => {
  await skipFormerNotices(ctx, assignmentId, event);
  const robotIds = await listRobotsForAssignment(ctx.tx, assignmentId);
  if (robotIds.length === 0) return;
  const { family } = getKindRules(kind);
  await insertNotice(ctx, robotIds, {
    source: `assignment.${event}/${assignmentId}/${ctx.services.now.toISOString()}`,
    content: { event, family, title, titleZh, deadline: deadline.toISOString(), assignmentId },
  });
};

const toAnnouncementSource = (announcementId: number): string => `announcement/${announcementId}`;

/** Tells the groups of the classes that an announcement was sent to as a whole: its title and where to read it. */
export const announceToClasses = async (
  ctx: EventContext,
  { announcementId, title, classIds }: EventPayloads['announcement.sent'],
): Promise<void> => {
  const robotIds = await listRobotsForClasses(ctx.tx, classIds);
  const content = { event: 'announcement' as const, announcementId, title };
  await insertNotice(ctx, robotIds, { source: toAnnouncementSource(announcementId), content });
};

/** An announcement that was recalled is not posted to the groups that it still waits for. */
export const withdrawAnnouncement = async (
  { tx, services: { now } }: EventContext,
  { announcementId }: EventPayloads['announcement.recalled'],
): Promise<void> => skipDeliveries(tx, { way: 'robot', source: toAnnouncementSource(announcementId), now });
