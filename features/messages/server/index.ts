import type {} from '@inkstone/announcements/events';
import type {} from '@inkstone/assignments/events';
import type {} from '@inkstone/marking/events';
import type { KeyChangeInfo } from '@inkstone/reports/events';
import type { AssignmentFacts } from '@inkstone/assignments/server';
import type { CallHandler, EventContext, Subscribers } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import type {} from '@inkstone/textbooks/events';
import type { AnyJob } from '@inkstone/jobs';
import { messageHandlers } from './list-messages.ts';
import type { NotificationEvent } from '../notifications.ts';
import { attemptSubscribers, notifyOfPaperMark, notifyOfRelease } from './attempt-notices.ts';
import { getCategory } from './category.ts';
import { updatePaperWithdrawn, updateWithdrawn } from './messages.queries.ts';
import { eventKey, notify } from './notify.ts';
import { openMessageStream } from './open-message-stream.ts';
import { timedNoticesJob } from './timed-notices-job.ts';

export { personData } from './person-data.ts';
export {
  countMessages,
  insertMessages,
  listMessageRows,
  updateReadBefore,
  type NewMessage,
  type NoticeRow,
} from './messages.queries.ts';
export { listOutdatedIds } from './outdated-messages.queries.ts';
export { toNotice, type Notice } from './message.ts';
export { findNotificationTopic } from '../notifications.ts';
export { eventKey, notify } from './notify.ts';
export { deleteUnsentMessages } from './messages.queries.ts';

/** Jobs of this feature. */
export const jobs: readonly AnyJob[] = [timedNoticesJob];

/** All call handlers of this feature. */
export const handlers: readonly CallHandler[] = [...messageHandlers, openMessageStream];

/** Notifies the students of an assignment; `key` tells this occurrence from others of the event. */
const notifyStudents = async (
  ctx: EventContext,
  about: AssignmentFacts & { studentIds: readonly number[] },
  event: NotificationEvent,
  values: Record<string, string | number | null> = {},
  key: readonly (string | number | Date)[] = [ctx.services.now],
): Promise<void> =>
  notify(ctx, {
    personIds: about.studentIds,
    category: getCategory(about.kind),
    event,
    eventKey: eventKey(event, about.assignmentId, ...key),
    content: {
      title: about.title,
      titleZh: about.titleZh,
      values: { deadline: about.deadline.toISOString(), ...values },
    },
    assignmentId: about.assignmentId,
  });

/** Notifies teachers of a key changed in the bank; links to its question set. */
const notifyOfKeyChange = async (
  ctx: EventContext,
  personIds: readonly number[],
  event: NotificationEvent,
  news: KeyChangeInfo,
) => {
  const { questionSetId, title, titleZh, byName, byNameZh } = news;
  const values = { questionSetId, personName: byName, personNameZh: byNameZh };
  await notify(ctx, {
    personIds,
    category: 'homework',
    event,
    eventKey: eventKey(event, questionSetId, ctx.services.now),
    content: { title, titleZh, values },
    assignmentId: null,
  });
};

/** Deletes the messages of an event that did not come to pass for some persons, and wakes their browsers. */
const withdraw = async ({ tx, services }: EventContext, key: string, personIds: readonly number[]): Promise<void> => {
  await updateWithdrawn(tx, { eventKey: key, personIds, at: services.now });
  await services.push(personIds, { kind: 'message' });
};

/** Notifies students of what they are given and of reports, and teachers of what comes in. */
export const subscribers: Subscribers = {
  'assignment.created': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.created),
  'assignment.withdrawn': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.withdrawn),
  'assignment.deleted': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.deleted),
  'recipient.added': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.created),
  'recipient.removed': (payload, ctx) => notifyStudents(ctx, payload, getKindRules(payload.kind).notices.withdrawn),
  'deadline.moved': (payload, ctx) => notifyStudents(ctx, payload, 'deadlineMoved'),
  'begin.moved': (payload, ctx) => notifyStudents(ctx, payload, 'beginMoved'),
  'recipient.timeExtended': (payload, ctx) =>
    notifyStudents(ctx, payload, 'extraGiven', { minutes: Math.round(payload.seconds / 60) }),
  'redo.requested': ({ questions, ...payload }, ctx) =>
    notifyStudents(ctx, { ...payload, deadline: payload.dueAt }, 'redoAsked', { questions }),
  'redo.moved': (payload, ctx) => notifyStudents(ctx, { ...payload, deadline: payload.dueAt }, 'redoMoved'),
  'redo.withdrawn': (payload, ctx) => notifyStudents(ctx, payload, 'redoWithdrawn'),
  'report.opened': (payload, ctx) => notifyStudents(ctx, payload, 'reportOpened'),
  'pdf.exported': async ({ editionId, name, nameZh, personIds }, ctx) =>
    notify(ctx, {
      personIds,
      category: 'textbookFile',
      event: 'textbookDrawn',
      eventKey: eventKey('textbookDrawn', editionId, ctx.services.now),
      content: { title: name, titleZh: nameZh, values: {} },
      assignmentId: null,
      fileId: editionId,
    }),
  'key.changed': async ({ assignment, changed, byName, byNameZh }, ctx) => {
    const { assignmentId, teacherId, title, titleZh, kind } = assignment;
    await notify(ctx, {
      personIds: [teacherId],
      category: getCategory(kind),
      event: 'keyChanged',
      eventKey: eventKey('keyChanged', assignmentId, ctx.services.now),
      content: { title, titleZh, values: { scores: changed, personName: byName, personNameZh: byNameZh } },
      assignmentId,
    });
  },
  'key.waiting': ({ deciderIds, ...news }, ctx) => notifyOfKeyChange(ctx, deciderIds, 'keyWaiting', news),
  'key.decided': ({ teacherIds, approval, ...news }, ctx) =>
    notifyOfKeyChange(ctx, teacherIds, approval === 'approved' ? 'keyApproved' : 'keyDeclined', news),
  'announcement.sent': async ({ announcementId, title, teacherName, teacherNameZh, personIds }, ctx) =>
    notify(ctx, {
      personIds,
      category: 'announcement',
      event: 'announcement',
      eventKey: eventKey('announcement', announcementId),
      content: {
        title,
        titleZh: null,
        values: { announcementId, personName: teacherName, personNameZh: teacherNameZh },
      },
      assignmentId: null,
    }),
  'phaseReport.published': async ({ reportId, studentId, publishedAt, title }, ctx) =>
    notify(ctx, {
      personIds: [studentId],
      category: 'phaseReport',
      event: 'phaseReportPublished',
      eventKey: eventKey('phaseReportPublished', reportId, publishedAt),
      content: { title, titleZh: null, values: { phaseReportId: reportId } },
      assignmentId: null,
    }),
  'phaseReport.withdrawn': async ({ reportId, studentId, publishedAt }, ctx) =>
    withdraw(ctx, eventKey('phaseReportPublished', reportId, publishedAt), [studentId]),
  'paperMarks.released': async ({ paperTestId, title, studentIds }, ctx) =>
    notify(ctx, {
      personIds: studentIds,
      category: 'test',
      event: 'paperMarked',
      eventKey: eventKey('paperMarked', paperTestId),
      content: { title, titleZh: null, values: {} },
      assignmentId: null,
    }),
  'paperMark.changed': (payload, ctx) => notifyOfPaperMark(ctx, payload),
  'paperTest.deleted': async ({ paperTestId, title, studentIds }, ctx) => {
    await updatePaperWithdrawn(ctx.tx, { paperTestId, at: ctx.services.now });
    await notify(ctx, {
      personIds: studentIds,
      category: 'test',
      event: 'paperTestDeleted',
      eventKey: eventKey('paperTestDeleted', paperTestId),
      content: { title, titleZh: null, values: {} },
      assignmentId: null,
    });
  },
  'announcement.recalled': async ({ announcementId, personIds }, ctx) =>
    withdraw(ctx, eventKey('announcement', announcementId), personIds),
  ...attemptSubscribers,
  'mark.released': async (payload, ctx) => {
    await notifyOfRelease(ctx, payload);
    if (!payload.isComplete || !payload.isReportOpen || payload.isChange) return;
    await notifyStudents(ctx, { ...payload, studentIds: [payload.studentId] }, 'workMarked', {}, [
      payload.attemptId,
      ctx.services.now,
    ]);
  },
};
