import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRecordingMailer, planNotifications, sendNotifications } from '@inkstone/notifications/testing';
import { createPhaseReport, deletePhaseReport, updatePhaseReport } from '@inkstone/reports/contract';
import { createSubmittedPassage, type SubmittedPassage } from '@inkstone/reports/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { listMessages } from '../contract.ts';

let school: TestSchool;
let fixture: SubmittedPassage;
beforeAll(async () => {
  school = await openSchool();
  fixture = await createSubmittedPassage(school, { kind: 'test' });
  await school.db.run(
    sql`update person set mail = 'lin@school.example', mail_proved_at = created_at where id = ${fixture.person.id}`,
  );
});
afterAll(() => school.close());

const comments = { overall: 'Eighty-seven of a hundred points, a good month.', strengths: '', advice: '' };

const createReport = async (title: string): Promise<number> => {
  const period = { from: '2026-03-01', to: '2026-03-31' };
  const fields = { ...newRequestId(), studentId: fixture.person.id, title, ...period };
  return (await fixture.teacher.send(createPhaseReport, fields)).id;
};

const publish = async (id: number, version = 1) =>
  fixture.teacher.send(updatePhaseReport, { ...newRequestId(), id, version, comments, publish: true });

const takeBack = async (id: number, version: number) =>
  fixture.teacher.send(updatePhaseReport, { ...newRequestId(), id, version, publish: false });

const listNotices = async (id: number) =>
  (await fixture.student.ask(listMessages, {})).messages.filter(({ phaseReportId }) => phaseReportId === id);

test('a published phase report is told to its student in the bell and by mail, without a score, and leads to it', async () => {
  const mailer = createRecordingMailer();
  await sendNotifications(school, mailer);
  mailer.mails.length = 0;
  const id = await createReport('March');
  await sendNotifications(school, mailer);
  expect([await listNotices(id), mailer.mails]).toEqual([[], []]);
  await publish(id);
  await sendNotifications(school, mailer);
  const [message, ...rest] = await listNotices(id);
  expect(rest).toEqual([]);
  expect(message).toMatchObject({
    ...{ category: 'phaseReport', event: 'phaseReportPublished', isRead: false },
    messageContent: 'A report on your progress is ready: “March”.',
  });
  expect(mailer.mails).toHaveLength(1);
  const [mail] = mailer.mails;
  expect(mail?.text).toContain('A report on your progress is ready: “March”.');
  expect(mail?.text).toContain(`https://school.example/message?id=${message?.messageId}`);
  expect(mail?.text).not.toContain('Eighty-seven');
});

test('one that is taken back is told no more, neither in the bell nor by what was not sent yet', async () => {
  const id = await createReport('April');
  await publish(id);
  const mailer = createRecordingMailer();
  await planNotifications(school, mailer);
  await takeBack(id, 2);
  expect(await listNotices(id)).toEqual([]);
  await sendNotifications(school, mailer);
  expect(mailer.mails).toEqual([]);
});

test('one that is published again is told again, once for each publication', async () => {
  const id = await createReport('May');
  await publish(id);
  const [first] = await listNotices(id);
  await takeBack(id, 2);
  school.clock.pass({ minutes: 5 });
  await publish(id, 3);
  const [second, ...rest] = await listNotices(id);
  expect(rest).toEqual([]);
  expect(second?.messageId).not.toBe(first?.messageId);
  // Published already: nothing happened.
  await fixture.teacher.send(updatePhaseReport, { ...newRequestId(), id, version: 4, publish: true });
  expect(await listNotices(id)).toEqual([second]);
});

test('a deleted one leaves no message, and a draft that is deleted leaves those of others', async () => {
  const [id, draft] = [await createReport('June'), await createReport('July')];
  await publish(id);
  await fixture.teacher.send(deletePhaseReport, { ...newRequestId(), id: draft });
  expect(await listNotices(id)).toHaveLength(1);
  await fixture.teacher.send(deletePhaseReport, { ...newRequestId(), id });
  expect(await listNotices(id)).toEqual([]);
});
