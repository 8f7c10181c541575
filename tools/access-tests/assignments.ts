import { randomUUID } from 'node:crypto';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { createCalls } from '@inkstone/assignments/testing';
import { insertFile, insertSet } from '@inkstone/bank/server';
import { inTransaction } from '@inkstone/db';
import { saveMark } from '@inkstone/marking/contract';
import type { TestBrowser, TestSchool } from '@inkstone/testing';
import { finishAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, type AssignmentFixture } from '@inkstone/taking/testing';
import { createTextbook, openEdition } from '@inkstone/textbooks/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { draftWord, markedEssay, markedStimulus } from './markers.ts';
import type { Side, SideWork } from './side.ts';

const deadline = '2026-04-20T08:00:00.000Z';

/** The id that a query returns; 0 where there is no row. */
export const selectId = async (school: TestSchool, query: ReturnType<typeof sql>): Promise<number> => {
  const rows = await school.db.rows(query, { id: z.int() });
  return rows[0]?.id ?? 0;
};

/** The teacher, the student and the content of an assignment. */
export interface AssignmentContext {
  school: TestSchool;
  teacher: TestBrowser;
  student: TestBrowser;
  classId: number;
  setId: number;
  questionIds: number[];
}

const assign = async (
  context: AssignmentContext,
  kind: 'test' | 'homework',
): Promise<AssignmentFixture & { recipientId: number }> => {
  const { id } = await context.teacher.send(createCalls[kind], {
    requestId: randomUUID(),
    title: `${kind} of marks`,
    setIds: [context.setId],
    classIds: [context.classId],
    beginsAt: context.school.clock.now().toISOString(),
    deadline,
    timeLimit: 86_400,
    selfMarking: true,
  });
  const recipientId = await selectId(context.school, sql`select id from recipient where assignment_id = ${id}`);
  const { teacher, student, questionIds } = context;
  return { teacher, student, studentPerson: student.person, assignmentId: id, questionIds, kind, recipientId };
};

/** How an assignment is taken. */
export interface SitOptions {
  until: 'running' | 'handedIn';
  windowId: string;
  answers: { choice: string; blanks: string[] };
}

/** Creates an assignment and takes it. */
export const assignAndSit = async (
  context: AssignmentContext,
  kind: 'test' | 'homework',
  { until, windowId, answers }: SitOptions,
) => {
  const work = await assign(context, kind);
  const sitting = await openAttemptDriver(context.school, work, { windowId });
  const { sections } = sitting.start.blueprint as { sections: [{ id: string }] };
  const [choice = 0, blanks = 0] = context.questionIds;
  await sitting.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0].id },
    { kind: 'question-entered', questionId: choice },
    { kind: 'answered', questionId: choice, value: answers.choice },
    { kind: 'answered', questionId: blanks, value: answers.blanks },
  );
  const { attemptId } = sitting;
  if (until === 'handedIn') await context.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  return { assignmentId: work.assignmentId, recipientId: work.recipientId, attemptId };
};

const insertVoice = (school: TestSchool, ownerId: number): Promise<number> =>
  insertFile(school.db, {
    key: `00/${randomUUID().replaceAll('-', '').slice(0, 30)}`,
    name: 'voice',
    mime: 'audio/mp4',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    ownerId,
    createdAt: school.clock.now(),
    usedBy: null,
  });

/** Assigns a writing task, submits it and drafts its mark. */
export const submitEssay = async (context: AssignmentContext, windowId: string): Promise<Side['toMark']> => {
  const { school, teacher, student } = context;
  const set = await inTransaction(school.db, (tx) => {
    const place = { ownerId: teacher.person.id, now: school.clock.now(), programme: 'amc', subject: 'math' };
    const about = { title: 'Written', titleZh: null, stimulus: markedStimulus };
    return insertSet(tx, { ...place, ...about, questions: [markedEssay] });
  });
  const [questionId = 0] = set.questionIds;
  const work = await assign({ ...context, setId: set.setId, questionIds: set.questionIds }, 'homework');
  const sitting = await openAttemptDriver(school, work, { windowId });
  const { sections } = sitting.start.blueprint as { sections: [{ id: string }] };
  await sitting.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0].id },
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value: 'Because it rained.' },
  );
  const { attemptId } = sitting;
  await student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  const markFields = { scores: {}, points: 50, voiceFileId: null, suggested: draftWord, notes: [] };
  await teacher.send(saveMark, {
    requestId: randomUUID(),
    attemptId,
    questionId,
    version: 0,
    mark: { ...markFields, comment: draftWord },
  });
  const voiceId = await insertVoice(school, teacher.person.id);
  const spareVoiceId = await insertVoice(school, teacher.person.id);
  const { assignmentId, recipientId } = work;
  return { assignmentId, recipientId, attemptId, questionId, voiceId, spareVoiceId };
};

/** Assigns homework that the teacher wrote, and submits a text. */
export const submitOwnHomework = async (context: AssignmentContext, windowId: string): Promise<SideWork> => {
  const { id } = await context.teacher.send(homeworkCalls.createAssignment, {
    requestId: randomUUID(),
    title: 'Of one’s own',
    classIds: [context.classId],
    beginsAt: context.school.clock.now().toISOString(),
    deadline,
    defined: {
      text: { en: '<p>Look around.</p>' },
      tasks: [{ text: { en: '<p>Say what you see.</p>' }, accepts: ['text'], points: 1000 }],
    },
  });
  const work: AssignmentFixture = {
    ...{ teacher: context.teacher, student: context.student, studentPerson: context.student.person },
    ...{ assignmentId: id, questionIds: [], kind: 'homework' },
  };
  const sitting = await openAttemptDriver(context.school, work, { windowId });
  const questionId = sitting.start.sets[0]?.questions[0]?.id ?? 0;
  await sitting.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'tasks' },
    { kind: 'answered', questionId, value: { text: 'A lamp.', files: [], recordings: [] } },
  );
  const { attemptId } = sitting;
  await context.student.send(finishAttempt, { attemptId, events: [], finish: 'attempt' });
  const recipientId = await selectId(context.school, sql`select id from recipient where assignment_id = ${id}`);
  return { assignmentId: id, recipientId, attemptId };
};

/** Creates an assignment that nobody starts. */
export const assignOnly = async (context: AssignmentContext, kind: 'test' | 'homework'): Promise<SideWork> => {
  const { assignmentId, recipientId } = await assign(context, kind);
  return { assignmentId, recipientId, attemptId: 0 };
};

/** Gives a paper to the class as a test that nobody starts; returns the assignment. */
export const assignPaper = async (
  { school, teacher, classId }: AssignmentContext,
  paperId: number,
): Promise<number> => {
  const now = school.clock.now().toISOString();
  const draft = { paperId, setIds: [], classIds: [classId], beginsAt: now, deadline };
  const { id } = await teacher.send(createCalls.test, { requestId: randomUUID(), title: 'On paper', ...draft });
  return id;
};

/** Adds a PDF to the bank as a textbook, and assigns it. */
export const assignBook = async ({ school, teacher, student }: AssignmentContext): Promise<Side['book']> => {
  const now = school.clock.now();
  const file = await insertFile(school.db, {
    key: `00/${randomUUID().replaceAll('-', '').slice(0, 30)}`,
    ...{ name: 'book.pdf', mime: 'application/pdf', sizeBytes: 1, sha256: '0'.repeat(64) },
    ...{ ownerId: teacher.person.id, createdAt: now, usedBy: null },
  });
  const press = () => ({ requestId: randomUUID() });
  const about = { name: 'A book', programme: 'amc', subject: 'math' };
  const created = await teacher.send(createTextbook, { ...press(), what: 'book', file, ...about });
  const [originalId = 0] = created.ids;
  const { editionId, textbookId } = await teacher.send(openEdition, { editionId: originalId, action: 'annotate' });
  const assigned = await teacher.send(createTextbook, {
    ...press(),
    editionIds: [originalId],
    studentIds: [student.person.id],
    beginsAt: now.toISOString(),
    deadline,
  });
  const did = await selectId(
    school,
    sql`insert into pdf_export (edition_id, requested_by, version, state, requested_at)
        values (${editionId}, ${teacher.person.id}, 1, 'waiting', ${now}) returning id`,
  );
  return { id: textbookId, originalId, annotatedId: editionId, assignmentId: assigned.ids[0] ?? 0, did };
};
