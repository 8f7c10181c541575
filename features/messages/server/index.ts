import type {} from '@inkstone/assignments/events';
import type {} from '@inkstone/marking/events';
import type { KeyChangeInfo } from '@inkstone/reports/events';
import type { AssignmentFacts } from '@inkstone/assignments/server';
import type { CallHandler, EventContext, Subscribers } from '@inkstone/call/server';
import { getKindRules, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import type {} from '@inkstone/textbooks/events';
import { messageHandlers } from './list-messages.ts';
import type { NotificationEvent } from '../notifications.ts';
import { insertMessages } from './messages.queries.ts';
import { openMessageStream } from './open-message-stream.ts';

export { countMessages, insertMessages, updateReadBefore, type NewMessage } from './messages.queries.ts';

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [...messageHandlers, openMessageStream];

/** The category of messages about an assignment, by its family. */
const categoryByFamily = { homework: 'homework', test: 'test', textbook: 'textbook', video: 'course' } as const;

const getCategory = (kind: AssignmentKind) => categoryByFamily[getKindRules(kind).family];

/** Notifies the students of an assignment, and pushes to their browsers on commit. */
const notifyStudents = async (
  { tx, services }: EventContext,
  about: AssignmentFacts & { studentIds: readonly number[] },
  event: NotificationEvent,
  values: Record<string, string | number | null> = {},
): Promise<void> => {
  await insertMessages(tx, {
    personIds: about.studentIds,
    category: getCategory(about.kind),
    event,
    content: {
      title: about.title,
      titleZh: about.titleZh,
      values: { deadline: about.deadline.toISOString(), ...values },
    },
    assignmentId: about.assignmentId,
    at: services.now,
  });
  await services.push(about.studentIds, { kind: 'message' });
};

/** Notifies teachers of a key changed in the bank; links to its question set. */
const notifyOfKeyChange = async (
  { tx, services }: EventContext,
  personIds: readonly number[],
  event: NotificationEvent,
  news: KeyChangeInfo,
) => {
  const { questionSetId, title, titleZh, byName, byNameZh } = news;
  const values = { questionSetId, personName: byName, personNameZh: byNameZh };
  const about = { category: 'homework', event, content: { title, titleZh, values }, assignmentId: null } as const;
  await insertMessages(tx, { personIds, ...about, at: services.now });
  await services.push(personIds, { kind: 'message' });
};

/** Notifies students of assignments that are created, withdrawn, moved, or whose report opens. */
export const subscribers: Subscribers = {
  'assignment.created': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.created),
  'assignment.withdrawn': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.withdrawn),
  'assignment.deleted': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.deleted),
  'recipient.removed': (payload, ctx) => notifyStudents(ctx, payload, 'testWithdrawn'),
  'deadline.moved': (payload, ctx) => notifyStudents(ctx, payload, 'deadlineMoved'),
  'begin.moved': (payload, ctx) => notifyStudents(ctx, payload, 'beginMoved'),
  'recipient.timeExtended': (payload, ctx) =>
    notifyStudents(ctx, payload, 'extraGiven', { minutes: Math.round(payload.seconds / 60) }),
  'redo.requested': ({ questions, ...payload }, ctx) =>
    notifyStudents(ctx, { ...payload, deadline: payload.dueAt }, 'redoAsked', { questions }),
  'redo.moved': (payload, ctx) => notifyStudents(ctx, { ...payload, deadline: payload.dueAt }, 'redoMoved'),
  'redo.withdrawn': (payload, ctx) => notifyStudents(ctx, payload, 'redoWithdrawn'),
  'report.opened': (payload, ctx) => notifyStudents(ctx, payload, 'reportOpened'),
  'pdf.exported': async ({ editionId, name, nameZh, personIds }, { tx, services }) => {
    const content = { title: name, titleZh: nameZh, values: {} };
    const about = { category: 'textbookFile', event: 'textbookDrawn', assignmentId: null, fileId: editionId } as const;
    await insertMessages(tx, { personIds, content, ...about, at: services.now });
    await services.push(personIds, { kind: 'message' });
  },
  'key.changed': async ({ assignment, changed, byName, byNameZh }, { tx, services }) => {
    const { assignmentId, teacherId, title, titleZh, kind } = assignment;
    const values = { scores: changed, personName: byName, personNameZh: byNameZh };
    const content = { title, titleZh, values };
    const about = { category: getCategory(kind), event: 'keyChanged', content, assignmentId } as const;
    await insertMessages(tx, { personIds: [teacherId], ...about, at: services.now });
    await services.push([teacherId], { kind: 'message' });
  },
  'key.waiting': ({ deciderIds, ...news }, ctx) => notifyOfKeyChange(ctx, deciderIds, 'keyWaiting', news),
  'key.decided': ({ teacherIds, approval, ...news }, ctx) =>
    notifyOfKeyChange(ctx, teacherIds, approval === 'approved' ? 'keyApproved' : 'keyDeclined', news),
  'mark.released': async (payload, ctx) => {
    if (!payload.isComplete || !payload.isReportOpen || payload.isChange) return;
    await notifyStudents(ctx, { ...payload, studentIds: [payload.studentId] }, 'workMarked');
  },
};
