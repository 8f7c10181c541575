import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listMyTests } from '@inkstone/assignments/contract';
import { aPaper } from '@inkstone/bank/testing';
import { changeCandidatePaper, updateCandidate } from '@inkstone/candidates/contract';
import { aCandidate, publishCandidateTest, signInAsCandidate } from '@inkstone/candidates/testing';
import { getNotificationSettings } from '@inkstone/notifications/contract';
import { createRecordingMailer, sendNotifications } from '@inkstone/notifications/testing';
import { openAttemptDriver } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listBackendMessages, listMessages } from '../contract.ts';
import { runTimedNotices } from '../testing.ts';

const mail = 'yeqing@home.example';

let school: TestSchool;
let recruiter: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());
beforeEach(async () => {
  school.clock.pass({ days: 10 });
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
});

const facts = { name: 'Ye Qing', position: 'Teaching assistant', mail };

/** A candidate whose test was published, and what was mailed to them since the last time. */
const invite = async (draft: { paperId?: number; message?: string } = {}) => {
  const created = await aCandidate(school, recruiter, { mail, ...draft });
  await publishCandidateTest(school, recruiter, created.id);
  const browser = await signInAsCandidate(school, recruiter, created);
  const readMail = async () => {
    const mailer = createRecordingMailer();
    await sendNotifications(school, mailer);
    return mailer.mails.filter(({ to }) => to === mail).map(({ text }) => text);
  };
  const readBell = async () =>
    (await browser.ask(listMessages, {})).messages.map(({ messageContent }) => messageContent);
  return { ...created, browser, readMail, readBell };
};

const takeTest = async ({ browser }: { browser: TestBrowser }) => {
  const [row] = (await browser.ask(listMyTests, {})).list;
  const fixture = { teacher: recruiter, student: browser, studentPerson: browser.person, questionIds: [] };
  const driver = await openAttemptDriver(school, { ...fixture, assignmentId: row?.id ?? 0, kind: 'test' });
  const questionId = driver.start.sets[0]?.questions[0]?.id ?? 0;
  const { sections } = driver.start.blueprint as { sections: [{ id: string }] };
  await driver.sendEvents(
    { kind: 'started' },
    { kind: 'section-entered', sectionId: sections[0].id },
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value: 'E' },
  );
  await driver.submit();
};

test('a published test is told to the candidate on their page and by mail to the address of the record', async () => {
  const candidate = await invite({ message: 'We look forward to it.' });
  const sentence =
    /^You are invited to the test “.+”\. Take it by .+2026.+\. A message for you: We look forward to it\.$/;
  expect(await candidate.readBell()).toEqual([expect.stringMatching(sentence)]);
  const [text, ...rest] = await candidate.readMail();
  expect(rest).toEqual([]);
  expect(text).toMatch(/You are invited to the test “.+”[\s\S]+https:\/\/school\.example\/message\?id=\d+/);
  expect(await candidate.browser.ask(getNotificationSettings, {})).toMatchObject({ mailAddress: mail });
});

test('a candidate who was hired is mailed at no address of the record', async () => {
  const candidate = await invite();
  await school.db.run(sql`update person set roles = '{candidate,teacher}' where username = ${candidate.username}`);
  expect(await candidate.readMail()).toEqual([]);
});

test('a moved deadline is told, and reminders come a day and two hours before it', async () => {
  const candidate = await invite();
  await candidate.readMail();
  const deadline = new Date(school.clock.now().getTime() + 4 * 86_400_000).toISOString();
  await recruiter.send(updateCandidate, { ...newRequestId(), ...facts, id: candidate.id, deadline });
  expect(await candidate.readMail()).toEqual([expect.stringContaining('The deadline of')]);
  for (const hours of [73, 21.5]) {
    school.clock.pass({ hours });
    await runTimedNotices(school);
    expect(await candidate.readMail()).toEqual([expect.stringContaining('You have not handed it in yet.')]);
  }
  expect(await candidate.readBell()).toHaveLength(4);
});

test('another paper withdraws the test in the candidate’s words and invites to the new one', async () => {
  const candidate = await invite();
  const { paperId } = await aPaper(school, { title: 'Second paper' });
  await recruiter.send(changeCandidatePaper, { ...newRequestId(), id: candidate.id, paperId });
  const [newest, withdrawn] = await candidate.readBell();
  expect(newest).toMatch(/^You are invited to the test “Second paper”/);
  expect(withdrawn).toMatch(/has been withdrawn\. You do not need to take it\.$/);
});

test('a candidate is told once that everything is marked, without a score; the recruiter that it came in, with the record', async () => {
  const candidate = await invite();
  await takeTest(candidate);
  const [newest] = await candidate.readBell();
  expect(newest).toMatch(/^Your test “.+” has been marked\. The school will tell you the result\.$/);
  expect((await candidate.readMail()).join('\n')).not.toMatch(/\d+ (?:points|of \d+)/);
  const { messages } = await recruiter.ask(listBackendMessages, {});
  expect(messages[0]).toMatchObject({ event: 'candidateHandedIn', candidateId: candidate.id });
  const own = await candidate.browser.ask(listMessages, {});
  expect(own.messages.map(({ candidateId }) => candidateId)).toEqual(own.messages.map(() => null));
});
