import type {} from '@inkstone/announcements/events';
import type {} from '@inkstone/assignments/events';
import type {} from '@inkstone/bank/events';
import type { AssignmentFacts } from '@inkstone/assignments/server';
import type { EventContext, Subscribers } from '@inkstone/call/server';
import type {} from '@inkstone/marking/events';
import type {} from '@inkstone/reports/events';
import type {} from '@inkstone/session/events';
import type {} from '@inkstone/timetable/events';
import type { RecordAction, SubjectKind } from '../record-actions.ts';
import type { FieldChange } from './record/record.tables.ts';
import { recordSignIn } from './record/record-sign-ins.ts';
import { writeRecord } from './record/write-record.ts';
import { recordSignOn } from './sign-on/record-sign-on.ts';

interface Noted {
  action: RecordAction;
  subject: { kind: SubjectKind; id: number | null };
  changes?: FieldChange[];
}

const note = ({ tx, services, actorId }: EventContext, entry: Noted): Promise<void> =>
  writeRecord(tx, { at: services.now, actorId, ...entry });

const fact = (field: string, after: string | number): FieldChange => ({ field, before: null, after: String(after) });

const noteAssignment = (ctx: EventContext, action: RecordAction, work: AssignmentFacts, changes: FieldChange[]) =>
  note(ctx, { action, subject: { kind: 'assignment', id: work.assignmentId }, changes });

/** How many recipients something was done for; null: for all of them. */
const countRecipients = (ids: readonly number[] | null): FieldChange[] =>
  ids === null ? [] : [fact('recipients', ids.length)];

/** Writes into the record what teachers change of work, scores, keys and passwords. */
export const subscribers: Subscribers = {
  'deadline.moved': (payload, ctx) =>
    noteAssignment(ctx, 'deadline.moved', payload, [
      fact('deadline', payload.deadline.toISOString()),
      ...countRecipients(payload.recipientIds),
    ]),
  'begin.moved': (payload, ctx) => noteAssignment(ctx, 'begin.moved', payload, countRecipients(payload.recipientIds)),
  'recipient.timeExtended': (payload, ctx) =>
    noteAssignment(ctx, 'time.extended', payload, [
      fact('minutes', Math.round(payload.seconds / 60)),
      ...countRecipients(payload.recipientIds),
    ]),
  'recipient.added': (payload, ctx) =>
    noteAssignment(ctx, 'recipient.added', payload, countRecipients(payload.recipientIds)),
  'recipient.removed': (payload, ctx) =>
    noteAssignment(ctx, 'recipient.removed', payload, countRecipients(payload.recipientIds)),
  'assignment.withdrawn': (payload, ctx) => noteAssignment(ctx, 'assignment.withdrawn', payload, []),
  'assignment.deleted': (payload, ctx) => noteAssignment(ctx, 'assignment.deleted', payload, []),
  'questions.changed': ({ assignmentId }, ctx) =>
    note(ctx, { action: 'questions.changed', subject: { kind: 'assignment', id: assignmentId } }),
  'mark.released': async (payload, ctx) => {
    if (!payload.isChange) return;
    const changes = [fact('work', payload.title), fact('questions', payload.questionIds.length)];
    await note(ctx, { action: 'score.changed', subject: { kind: 'person', id: payload.studentId }, changes });
  },
  'paperMark.changed': ({ studentId, title }, ctx) =>
    note(ctx, {
      action: 'score.changed',
      subject: { kind: 'person', id: studentId },
      changes: [fact('work', title)],
    }),
  'paperTest.deleted': async ({ studentIds, title }, ctx) => {
    for (const studentId of studentIds) {
      const subject = { kind: 'person', id: studentId } as const;
      await note(ctx, { action: 'score.changed', subject, changes: [fact('work', title)] });
    }
  },
  'key.corrected': ({ questionSetId, title, questionId }, ctx) =>
    note(ctx, {
      action: 'key.changed',
      subject: { kind: 'questionSet', id: questionSetId },
      changes: [fact('questionSet', title), fact('question', questionId)],
    }),
  'key.decided': ({ questionSetId, title, approval }, ctx) =>
    note(ctx, {
      action: approval === 'approved' ? 'key.approved' : 'key.declined',
      subject: { kind: 'questionSet', id: questionSetId },
      changes: [fact('questionSet', title)],
    }),
  'knowledgePoint.changed': ({ pointId, action, changes }, ctx) =>
    note(ctx, { action: `point.${action}`, subject: { kind: 'knowledgePoint', id: pointId }, changes }),
  'questionSets.edited': ({ isUndone, changes }, ctx) =>
    note(ctx, {
      action: isUndone ? 'questionSets.editUndone' : 'questionSets.edited',
      subject: { kind: 'school', id: null },
      changes,
    }),
  'announcement.recalled': ({ announcementId, personIds }, ctx) =>
    note(ctx, {
      action: 'announcement.recalled',
      subject: { kind: 'announcement', id: announcementId },
      changes: [fact('recipients', personIds.length)],
    }),
  'phaseReport.published': ({ studentId, reportId }, ctx) =>
    note(ctx, {
      action: 'phaseReport.published',
      subject: { kind: 'person', id: studentId },
      changes: [fact('report', reportId)],
    }),
  'phaseReport.withdrawn': ({ studentId, reportId }, ctx) =>
    note(ctx, {
      action: 'phaseReport.withdrawn',
      subject: { kind: 'person', id: studentId },
      changes: [fact('report', reportId)],
    }),
  'timetable.changed': ({ action, classId, changes }, ctx) =>
    note(ctx, {
      action,
      subject: classId === null ? { kind: 'school', id: null } : { kind: 'class', id: classId },
      changes,
    }),
  'session.opened': recordSignIn,
  'password.changed': ({ personId, isRecovered }, { tx, services }) =>
    writeRecord(tx, {
      ...{ at: services.now, actorId: personId, subject: { kind: 'person', id: personId } },
      action: isRecovered ? 'person.passwordRecovered' : 'person.passwordChanged',
    }),
  'signOn.applied': recordSignOn,
  'signOn.linked': ({ personId }, ctx) =>
    note(ctx, { action: 'person.signOnLinked', subject: { kind: 'person', id: personId } }),
  'password.reset': ({ personId }, ctx) =>
    note(ctx, { action: 'person.passwordReset', subject: { kind: 'person', id: personId } }),
};
