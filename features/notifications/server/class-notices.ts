import type { AssignmentFacts } from '@inkstone/assignments/events';
import type { EventContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { wakeUp } from './deliver-job.ts';
import { insertDeliveries } from './deliveries.queries.ts';
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

/** Tells the groups of the classes that an assignment was created for what concerns all of them. */
export const notifyClasses = async (
  ctx: EventContext,
  { assignmentId, kind, title, titleZh, deadline }: AssignmentFacts,
  event: 'created' | 'moved' | 'withdrawn',
): Promise<void> => {
  const robotIds = await listRobotsForAssignment(ctx.tx, assignmentId);
  if (robotIds.length === 0) return;
  const { family } = getKindRules(kind);
  await insertNotice(ctx, robotIds, {
    source: `assignment.${event}/${assignmentId}/${ctx.services.now.toISOString()}`,
    content: { event, family, title, titleZh, deadline: deadline.toISOString() },
  });
};

/**
 * Tells the groups of some classes an announcement; `source` names it, so that it is posted once. The caller makes sure
 * that it is meant for each whole class: names of single students and scores are not told to groups.
 */
export const announceToClasses = async (
  ctx: EventContext,
  announcement: { classIds: readonly number[]; source: string; title: string; titleZh: string | null; text: string },
): Promise<void> => {
  const { classIds, source, title, titleZh, text } = announcement;
  const robotIds = await listRobotsForClasses(ctx.tx, classIds);
  await insertNotice(ctx, robotIds, { source, content: { event: 'announcement', title, titleZh, text } });
};
