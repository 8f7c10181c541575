import type { CallHandler, Subscribers } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import type {} from '@inkstone/assignments/events';
import type {} from '@inkstone/messages/events';
import { announceToClasses, notifyClasses, skipFormerNotices, withdrawAnnouncement } from './class-notices.ts';
import { listClassRobots, removeClassRobot, saveClassRobot, testClassRobot } from './class-robots.ts';
import { listClassNotices } from './list-class-notices.ts';
import { deliverJob, wakeOverdueJob } from './deliver-job.ts';
import { maxPlanned, planJob } from './plan-job.ts';
import { getNotificationSettings, saveNotificationSettings, unsubscribe } from './settings.ts';
import { sealRobotsJob } from './ways/robot/seal-robots-job.ts';
import { deleteEndedSubscriptionsJob, switchPushOff, switchPushOn } from './ways/push/push-calls.ts';

export { personData } from './person-data.ts';
/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [
  getNotificationSettings,
  saveNotificationSettings,
  unsubscribe,
  listClassRobots,
  saveClassRobot,
  removeClassRobot,
  testClassRobot,
  listClassNotices,
  switchPushOn,
  switchPushOff,
];

/** Messages leave the bell by the ways that their readers prefer; a class's group hears of its work and announcements. */
export const subscribers: Subscribers = {
  'assignment.created': (payload, ctx) => notifyClasses(ctx, payload, 'created'),
  'deadline.moved': async (payload, ctx) => {
    if (payload.recipientIds === null) await notifyClasses(ctx, payload, 'moved');
  },
  'assignment.withdrawn': (payload, ctx) => notifyClasses(ctx, payload, 'withdrawn'),
  'assignment.deleted': ({ assignmentId }, ctx) => skipFormerNotices(ctx, assignmentId, 'deleted'),
  'announcement.sent': (payload, ctx) => announceToClasses(ctx, payload),
  'announcement.recalled': (payload, ctx) => withdrawAnnouncement(ctx, payload),
  'message.written': async ({ messages }, { services }) => {
    const ids = messages.map(({ id }) => id);
    for (let start = 0; start < ids.length; start += maxPlanned)
      await services.enqueue(planJob, { messageIds: ids.slice(start, start + maxPlanned) });
  },
};

/** Jobs that plan and send. */
export const jobs: readonly AnyJob[] = [
  planJob,
  deliverJob,
  wakeOverdueJob,
  deleteEndedSubscriptionsJob,
  sealRobotsJob,
];
