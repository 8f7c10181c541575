import type {} from '@inkstone/assignments/events';
import type {} from '@inkstone/marking/events';
import type { KeyChangeInfo } from '@inkstone/reports/events';
import type { AssignmentFacts } from '@inkstone/assignments/server';
import type { CallHandler, EventContext, Subscribers } from '@inkstone/call/server';
import type {} from '@inkstone/textbooks/events';
import { messageHandlers } from './message-calls.ts';
import { insertMessages } from './messages.queries.ts';
import { stream } from './stream.ts';

export { countMessages, insertMessages, updateReadBefore, type NewMessage } from './messages.queries.ts';

/** The answers to every call of messages. */
export const handlers: readonly CallHandler[] = [...messageHandlers, stream];

/** The codes of section 9 of the specification. */
const messageTypeByKind = { textbook: 3, course: 5, test: 6, candidate: 6, homework: 7, definedHomework: 7 } as const;

/** What is said of each kind where its sentences differ. */
const sentences = {
  homework: { given: 'homeworkGiven', withdrawn: 'homeworkWithdrawn', deleted: 'homeworkWithdrawn' },
  definedHomework: { given: 'homeworkGiven', withdrawn: 'homeworkWithdrawn', deleted: 'homeworkWithdrawn' },
  candidate: { given: 'testGiven', withdrawn: 'testWithdrawn', deleted: 'testWithdrawn' },
  test: { given: 'testGiven', withdrawn: 'testWithdrawn', deleted: 'testWithdrawn' },
  textbook: { given: 'textbookGiven', withdrawn: 'textbookWithdrawn', deleted: 'textbookWithdrawn' },
  course: { given: 'courseGiven', withdrawn: 'courseWithdrawn', deleted: 'courseDeleted' },
} as const;

/** Writes a message about some work to its students and wakes their browsers when the transaction commits. */
const notifyStudents = async (
  { tx, services }: EventContext,
  about: AssignmentFacts & { studentIds: readonly number[] },
  event: string,
  values: Record<string, string | number | null> = {},
): Promise<void> => {
  await insertMessages(tx, {
    personIds: about.studentIds,
    messageType: messageTypeByKind[about.kind],
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

/** Tells teachers of a key that was changed in the bank; the message leads to its question set. */
const notifyOfKeyChange = async (
  { tx, services }: EventContext,
  personIds: readonly number[],
  event: string,
  news: KeyChangeInfo,
) => {
  const { topicId, title, titleZh, byName, byNameZh } = news;
  const values = { topicId, student: byName, studentZh: byNameZh };
  const about = { messageType: 7, event, content: { title, titleZh, values }, assignmentId: null } as const;
  await insertMessages(tx, { personIds, ...about, at: services.now });
  await services.push(personIds, { kind: 'message' });
};

/** Students are told what is given, taken away, moved and opened. */
export const subscribers: Subscribers = {
  'assignment.given': (told, hearing) => notifyStudents(hearing, told, sentences[told.kind].given),
  'assignment.withdrawn': (told, hearing) => notifyStudents(hearing, told, sentences[told.kind].withdrawn),
  'assignment.deleted': (told, hearing) => notifyStudents(hearing, told, sentences[told.kind].deleted),
  'recipient.removed': (told, hearing) => notifyStudents(hearing, told, 'testWithdrawn'),
  'deadline.moved': (told, hearing) => notifyStudents(hearing, told, 'deadlineMoved'),
  'begin.moved': (told, hearing) => notifyStudents(hearing, told, 'beginMoved'),
  'extra.given': (told, hearing) =>
    notifyStudents(hearing, told, 'extraGiven', { minutes: Math.round(told.seconds / 60) }),
  'redo.asked': ({ questions, ...told }, hearing) =>
    notifyStudents(hearing, { ...told, deadline: told.dueAt }, 'redoAsked', { questions }),
  'redo.moved': (told, hearing) => notifyStudents(hearing, { ...told, deadline: told.dueAt }, 'redoMoved'),
  'redo.withdrawn': (told, hearing) => notifyStudents(hearing, told, 'redoWithdrawn'),
  'report.opened': (told, hearing) => notifyStudents(hearing, told, 'reportOpened'),
  'book.drawn': async ({ editionId, name, nameZh, personIds }, { tx, services }) => {
    const content = { title: name, titleZh: nameZh, values: {} };
    const about = { messageType: 4, event: 'textbookDrawn', assignmentId: null, fileId: editionId } as const;
    await insertMessages(tx, { personIds, content, ...about, at: services.now });
    await services.push(personIds, { kind: 'message' });
  },
  'key.changed': async ({ assignment, changed, byName, byNameZh }, { tx, services }) => {
    const { assignmentId, teacherId, title, titleZh, kind } = assignment;
    const values = { scores: changed, student: byName, studentZh: byNameZh };
    const content = { title, titleZh, values };
    const about = { messageType: messageTypeByKind[kind], event: 'keyChanged', content, assignmentId };
    await insertMessages(tx, { personIds: [teacherId], ...about, at: services.now });
    await services.push([teacherId], { kind: 'message' });
  },
  'key.waiting': ({ deciderIds, ...news }, hearing) => notifyOfKeyChange(hearing, deciderIds, 'keyWaiting', news),
  'key.decided': ({ teacherIds, approval, ...news }, hearing) =>
    notifyOfKeyChange(hearing, teacherIds, approval === 'approved' ? 'keyApproved' : 'keyDeclined', news),
  'mark.released': async (told, hearing) => {
    if (!told.isComplete || !told.isReportOpen || told.isChange) return;
    await notifyStudents(hearing, { ...told, studentIds: [told.studentId] }, 'workMarked');
  },
};
