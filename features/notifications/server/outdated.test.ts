import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { homeworkCalls } from '@inkstone/assignments/contract';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { listMessages } from '@inkstone/messages/contract';
import { eventKey, listOutdatedIds, notify } from '@inkstone/messages/server';
import { runTimedNotices } from '@inkstone/messages/testing';
import { importAnswers } from '@inkstone/taking/contract';
import {
  answerQuestions,
  createAssignmentFixture,
  startAttemptDriver,
  type TeacherAssignmentFixture,
} from '@inkstone/taking/testing';
import { createRecordingMailer, planNotifications, sendNotifications } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());
// The clock only moves forward: what earlier tests gave is over.
beforeEach(() => school.clock.pass({ days: 10 }));

const hoursFromNow = (hours: number) => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

/** Homework of a student who has their mail once a day, four hours before the deadline of thirty hours from now. */
const giveToDigestReader = async (): Promise<TeacherAssignmentFixture> => {
  const work = await createAssignmentFixture(school, { kind: 'homework', deadline: hoursFromNow(30) });
  const { id } = work.studentPerson;
  await school.db.run(sql`
    update person set mail = ${`digest${id}@home.example`}, mail_proved_at = ${school.clock.now()} where id = ${id}`);
  const at = new Date(school.clock.now().getTime() + 10 * 3_600_000);
  await school.db.run(sql`
    insert into notification_settings (person_id, digest_at, updated_at)
    values (${id}, ${(at.getUTCHours() * 60 + at.getUTCMinutes() + 480) % 1440}, ${school.clock.now()})`);
  return work;
};

const passTo = async (hours: number): Promise<void> => {
  school.clock.pass({ hours });
  await runTimedNotices(school);
  await sendNotifications(school, createRecordingMailer());
};

const readDigest = async (): Promise<string> => {
  await planNotifications(school, createRecordingMailer());
  school.clock.pass({ hours: 5 });
  const mailer = createRecordingMailer();
  await sendNotifications(school, mailer);
  return mailer.mails.map(({ text }) => text).join('\n');
};

const reminder = /You have not handed it in yet/;

test('a digest carries a reminder whose deadline stands', async () => {
  await giveToDigestReader();
  await passTo(6.5);
  expect(await readDigest()).toMatch(reminder);
});

test('a digest drops a reminder after the deadline was moved, which stays in the bell', async () => {
  const work = await giveToDigestReader();
  await passTo(6.5);
  const moved = { ...newRequestId(), id: work.assignmentId, deadline: hoursFromNow(60) };
  await work.teacher.send(homeworkCalls.moveDeadline, moved);
  const text = await readDigest();
  expect(text).toMatch(/The deadline of/);
  expect(text).not.toMatch(reminder);
  const { messages } = await work.student.ask(listMessages, {});
  expect(messages.map(({ event }) => event)).toContain('deadlineNear');
});

test('of a deadline that moved twice a digest carries the latest alone', async () => {
  const work = await giveToDigestReader();
  await passTo(1);
  for (const hours of [60, 80]) {
    school.clock.pass({ minutes: 5 });
    const moved = { ...newRequestId(), id: work.assignmentId, deadline: hoursFromNow(hours) };
    await work.teacher.send(homeworkCalls.moveDeadline, moved);
  }
  await planNotifications(school, createRecordingMailer());
  school.clock.pass({ hours: 5 });
  expect((await readDigest()).match(/The deadline of/g)).toHaveLength(1);
});

test('of withdrawn work a digest carries the withdrawal alone', async () => {
  const work = await giveToDigestReader();
  await passTo(6.5);
  await work.teacher.send(homeworkCalls.withdrawAssignment, { ...newRequestId(), id: work.assignmentId });
  const text = await readDigest();
  expect(text).toMatch(/withdrawn/);
  expect(text).not.toMatch(/new homework/i);
  expect(text).not.toMatch(reminder);
});

test('whoever has handed in, and whoever left the school, is not reminded by a digest', async () => {
  const [done, left] = [await giveToDigestReader(), await giveToDigestReader()];
  await passTo(6.5);
  const window = await answerQuestions(school, done, ['B']);
  await window.submit();
  await school.db.run(sql`update person set left_at = ${school.clock.now()} where id = ${left.studentPerson.id}`);
  expect(await readDigest()).not.toMatch(reminder);
});

test('a teacher’s digest drops late answers that were decided on, and hand-ins of work that a marker marks no more', async () => {
  const work = await createAssignmentFixture(school, { deadline: hoursFromNow(0.25) });
  const window = await startAttemptDriver(school, work);
  school.clock.pass({ minutes: 16 });
  const questionId = work.questionIds[0] ?? 0;
  await window.sendEvents({ kind: 'answered', questionId, value: 'B' });
  const marker = await school.person({ role: 'teacher' });
  const facts = { category: 'test' as const, content: { title: 'Sums', titleZh: null, values: {} } };
  const writeHandIn = (personId: number) =>
    school.server.transaction(async (ctx) => {
      const key = eventKey('handedIn', work.assignmentId, personId);
      const about = { ...facts, event: 'handedIn' as const, eventKey: key, assignmentId: work.assignmentId };
      await notify(ctx, { ...about, personIds: [personId] });
    });
  await writeHandIn(marker.id);
  const messages = await school.db.rows(
    sql`select id, event from message where assignment_id = ${work.assignmentId} and event in ('lateAnswers', 'handedIn')`,
    { id: z.int(), event: z.string() },
  );
  const ids = messages.map(({ id }) => id);
  const listOutdated = async () => {
    const outdated = await listOutdatedIds(school.db, { ids, now: school.clock.now() });
    return messages.flatMap(({ id, event }) => (outdated.has(id) ? [event] : []));
  };
  expect(await listOutdated()).toEqual(['handedIn']);
  await work.teacher.send(importAnswers, {
    ...newRequestId(),
    decision: { attemptId: window.attemptId, questionIds: [questionId], counts: true },
  });
  expect((await listOutdated()).toSorted()).toEqual(['handedIn', 'lateAnswers']);
});
