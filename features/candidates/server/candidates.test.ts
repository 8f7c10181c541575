import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMyTests, getAssignedTest } from '@inkstone/assignments/contract';
import { aPaper } from '@inkstone/bank/testing';
import { getAttemptReport, getStudentReport, overrideScore, getMyTestReport } from '@inkstone/reports/contract';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { checkTestStatus } from '@inkstone/taking/contract';
import { openAttemptDriver, type AssignmentFixture } from '@inkstone/taking/testing';
import * as z from 'zod';
import {
  getCandidate,
  getCandidateGuide,
  getCandidateOptions,
  listCandidateTests,
  changeCandidatePaper,
  createCandidate,
  updateCandidate,
  signInCandidate,
  listCandidates,
  publishCandidate,
  shareCandidate,
} from '../contract.ts';
import {
  aCandidate,
  createLinkToken,
  publishCandidateTest,
  signInAsCandidate,
  type TestCandidate,
} from '../testing.ts';

let school: TestSchool;
let recruiter: TestBrowser;
let otherRecruiter: TestBrowser;
let supervisor: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  recruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Gu Lan' }));
  otherRecruiter = await school.signIn(await school.person({ role: 'recruitment', name: 'Shi Yan' }));
  supervisor = await school.signIn(await school.person({ role: 'recruitment-supervisor', name: 'Tao Min' }));
});
afterAll(() => school.close());

const notFound = { kind: 'notFound' };
const signedInAs = (candidate: TestCandidate) => signInAsCandidate(school, recruiter, candidate);

/** Runs an action while the recruiter has another role. */
const inRole = async (role: string, action: () => Promise<void>): Promise<void> => {
  const become = (now: string) => school.db.run(sql`update person set role = ${now} where id = ${recruiter.person.id}`);
  await become(role);
  await action();
  await become('recruitment');
};

const findAssignment = async (browser: TestBrowser): Promise<AssignmentFixture> => {
  const [row] = (await browser.ask(listMyTests, {})).list;
  const rest = { teacher: recruiter, student: browser, studentPerson: browser.person, questionIds: [] };
  return { ...rest, assignmentId: row?.id ?? 0, kind: 'test' };
};

test('a candidate record goes from draft to marked: the candidate signs in and takes the test; only the recruiter and the supervisor can read the report', async () => {
  const created = await aCandidate(school, recruiter);
  const stateNow = async () => (await recruiter.ask(getCandidate, { id: created.id })).candidate.state;
  expect(await stateNow()).toBe('draft');
  const candidate = await signedInAs(created);
  expect((await candidate.ask(listMyTests, {})).total).toBe(0);

  await publishCandidateTest(school, recruiter, created.id);
  expect(await stateNow()).toBe('published');
  const assignment = await findAssignment(candidate);
  expect(await candidate.ask(checkTestStatus, { id: assignment.assignmentId })).toMatchObject({ status: 'open' });

  const { attemptId, submit, sendEvents, start } = await openAttemptDriver(school, assignment);
  // The test screen uses this kind to choose the texts for recruitment.
  expect(start.kind).toBe('candidate');
  expect(start).not.toHaveProperty('reportAt');
  await sendEvents({ kind: 'started' });
  expect(await stateNow()).toBe('started');
  const { sections } = start.blueprint as { sections: [{ id: string }] };
  const questionId = start.sets[0]?.questions[0]?.id ?? 0;
  await sendEvents(
    { kind: 'section-entered', sectionId: sections[0].id },
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value: 'E' },
  );
  await submit();
  expect(await stateNow()).toBe('marked');
  const wrong = sql`select e.id from error_entry e where e.student_id = ${candidate.person.id}`;
  expect(await school.db.rows(wrong), 'who does not study has no error book').toEqual([]);

  const report = { id: assignment.assignmentId, studentId: candidate.person.id };
  for (const reader of [recruiter, supervisor]) {
    expect(await reader.ask(getStudentReport, report)).toMatchObject({ studentName: 'Ye Qing' });
    expect(await reader.ask(getAttemptReport, { attemptId })).toMatchObject({ kind: 'candidate' });
    expect((await reader.ask(listCandidateTests, {})).list).toMatchObject([
      { id: created.id, state: 'marked', questions: 25 },
    ]);
  }
  expect(await candidate.refused(getMyTestReport, { id: assignment.assignmentId })).toBe('report.notYet');
  expect(await otherRecruiter.failed(getStudentReport, report)).toMatchObject(notFound);
  expect(await otherRecruiter.failed(getAttemptReport, { attemptId })).toMatchObject(notFound);
  // Recruitment staff without the permission for tests, and the recruiter with the role of a teacher.
  const unpermitted = { role: 'recruitment-supervisor', permissions: ['publish_test', 'candidate'] } as const;
  const clerk = await school.signIn(await school.person(unpermitted));
  expect(await clerk.failed(getStudentReport, report)).toMatchObject(notFound);
  await inRole('teacher', async () => {
    expect(await recruiter.failed(getAttemptReport, { attemptId })).toMatchObject(notFound);
    const score = { ...newRequestId(), attemptId, score: 0, reason: 'none' };
    expect(await recruiter.failed(overrideScore, score)).toMatchObject(notFound);
  });
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await teacher.failed(getStudentReport, report)).toMatchObject(notFound);
  expect(await teacher.failed(getAssignedTest, { id: assignment.assignmentId })).toMatchObject(notFound);
});

test('another recruiter cannot find a record; a supervisor can read and change every record', async () => {
  const { id, paperId } = await aCandidate(school, recruiter, { name: 'Xu Mo' });
  const facts = { name: 'Xu Mo', position: 'Tutor' };
  const attacks = [
    [getCandidate, { id }],
    [updateCandidate, { ...newRequestId(), id, ...facts }],
    [publishCandidate, { ...newRequestId(), id, deadline: '2026-04-01T00:00:00.000Z' }],
    [changeCandidatePaper, { ...newRequestId(), id, paperId }],
    [shareCandidate, { id }],
  ] as const;
  for (const [call, input] of attacks) expect(await otherRecruiter.failed(call, input)).toMatchObject(notFound);
  expect((await otherRecruiter.ask(listCandidates, {})).total).toBe(0);
  expect((await otherRecruiter.ask(listCandidates, { recruiterId: recruiter.person.id })).total).toBe(0);
  expect(await otherRecruiter.ask(getCandidateOptions, {})).toMatchObject({ positions: [], recruiters: [] });

  await supervisor.send(updateCandidate, { ...newRequestId(), id, ...facts, nameZh: '徐默', mail: 'xu@example.com' });
  expect((await supervisor.ask(listCandidates, { search: '徐' })).list).toMatchObject([
    { id, position: 'Tutor', recruiterName: 'Gu Lan', mail: 'xu@example.com' },
  ]);
  const { recruiters } = await supervisor.ask(getCandidateOptions, {});
  expect(recruiters.map(({ name }) => name)).toEqual(['Gu Lan']);
});

test('the paper can be changed until the test is started, and the previous assignment is withdrawn', async () => {
  const created = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, created.id);
  const candidate = await signedInAs(created);
  const before = await findAssignment(candidate);
  await openAttemptDriver(school, before);
  const { paperId } = await aPaper(school, { title: 'Another paper' });
  await recruiter.send(changeCandidatePaper, { ...newRequestId(), id: created.id, paperId });
  const expected = { status: 'withdrawn', message: 'The recruiter has withdrawn this test.' };
  expect(await candidate.ask(checkTestStatus, { id: before.assignmentId })).toMatchObject(expected);

  const after = await findAssignment(candidate);
  expect(after.assignmentId).not.toBe(before.assignmentId);
  expect((await recruiter.ask(getCandidate, { id: created.id })).candidate.paperTitle).toBe('Another paper');
  const { sendEvents } = await openAttemptDriver(school, after);
  await sendEvents({ kind: 'started' });
  const again = { ...newRequestId(), id: created.id, paperId: created.paperId };
  expect(await recruiter.refused(changeCandidatePaper, again)).toBe('candidate.started');
});

test('a draft is published once, with an existing paper and a future deadline', async () => {
  const bare = await recruiter.send(createCandidate, { ...newRequestId(), name: 'An', position: 'Tutor' });
  const until = (id: number, deadline = '2026-04-01T00:00:00.000Z') => ({ ...newRequestId(), id, deadline });
  expect(await recruiter.refused(publishCandidate, until(bare.id))).toBe('candidate.noPaper');
  expect(await recruiter.refused(publishCandidate, { ...until(bare.id), paperId: 999_999 })).toBe(
    'candidate.paperGone',
  );
  const { paperId } = await aPaper(school, { title: 'Chosen at last' });
  await recruiter.send(publishCandidate, { ...until(bare.id), paperId });
  expect((await recruiter.ask(getCandidate, { id: bare.id })).candidate).toMatchObject({
    ...{ state: 'published', paperTitle: 'Chosen at last' },
  });
  const missingPaper = { ...newRequestId(), name: 'An', position: 'Tutor', paperId: 999_999 };
  expect(await recruiter.refused(createCandidate, missingPaper)).toBe('candidate.paperGone');
  const { id } = await aCandidate(school, recruiter);
  expect(await recruiter.refused(publishCandidate, until(id, '2026-03-01T00:00:00.000Z'))).toBe('candidate.past');
  await publishCandidateTest(school, recruiter, id);
  expect(await recruiter.refused(publishCandidate, until(id))).toBe('candidate.published');
});

test('the password is returned once', async () => {
  const input = { ...newRequestId(), name: 'Bo', position: 'Tutor' };
  expect((await recruiter.send(createCandidate, input)).password).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  expect(await recruiter.refused(createCandidate, input)).toBe('candidate.shown');
});

test('a link signs its holder in as the candidate until it expires or a newer one is created', async () => {
  const created = await aCandidate(school, recruiter);
  expect(await recruiter.refused(shareCandidate, { id: created.id })).toBe('candidate.notPublished');
  await publishCandidateTest(school, recruiter, created.id);
  const hasLink = async () => (await recruiter.ask(getCandidate, { id: created.id })).candidate.hasLink;
  expect(await hasLink()).toBe(false);
  const old = await createLinkToken(recruiter, created.id);
  expect(await hasLink()).toBe(true);
  const token = await createLinkToken(recruiter, created.id);
  const guess = 'a'.repeat(43);
  for (const wrong of [old, guess]) {
    expect(await school.nobody.refused(getCandidateGuide, { token: wrong })).toBe('candidate.linkOver');
    expect(await school.nobody.refused(signInCandidate, { token: wrong })).toBe('candidate.linkOver');
  }
  expect(await school.nobody.ask(getCandidateGuide, { token })).toMatchObject({ name: 'Ye Qing', isOver: false });
  const languageOfAccount = async () =>
    (
      await school.db.rows(sql`select language from person where username = ${created.username}`, {
        language: z.number(),
      })
    )[0]?.language;
  const { user, id } = await school.nobody.ask(signInCandidate, { token, guideLanguage: 'zh' });
  expect(user.language).toBe('zh');
  expect(await languageOfAccount()).toBe(2);
  expect((await school.nobody.ask(signInCandidate, { token })).user.language, 'nothing said, nothing changed').toBe(
    'zh',
  );
  expect(user).toMatchObject({ role: ['candidate'], permission: [] });
  expect(id).toBeGreaterThan(0);

  school.clock.pass({ days: 2 });
  for (const call of [getCandidateGuide, signInCandidate])
    expect(await school.nobody.refused(call, { token })).toBe('candidate.linkEnded');
  expect(await recruiter.refused(shareCandidate, { id: created.id })).toBe('candidate.over');
});

test('a link is refused if the account has since got another role', async () => {
  const created = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, created.id);
  const token = await createLinkToken(recruiter, created.id);
  await school.db.run(
    sql`update person set roles = array['candidate', 'teacher'] where username = ${created.username}`,
  );
  expect(await school.nobody.refused(signInCandidate, { token })).toBe('candidate.linkOver');
});

test('the link of a submitted test is refused', async () => {
  const created = await aCandidate(school, recruiter);
  await publishCandidateTest(school, recruiter, created.id);
  const token = await createLinkToken(recruiter, created.id);
  const candidate = await signedInAs(created);
  const { submit, sendEvents } = await openAttemptDriver(school, await findAssignment(candidate));
  await sendEvents({ kind: 'started' });
  await submit();
  expect(await school.nobody.ask(getCandidateGuide, { token })).toMatchObject({ isOver: true });
  expect(await school.nobody.refused(signInCandidate, { token })).toBe('candidate.over');
});

test('the deadline of a published test can be moved until submission, which also reopens a timed-out test', async () => {
  const created = await aCandidate(school, recruiter);
  const facts = { id: created.id, name: 'Ye Qing', position: 'Teaching assistant' };
  const inDays = (days: number) => new Date(school.clock.now().getTime() + days * 86_400_000).toISOString();
  const move = (days: number) => ({ ...newRequestId(), ...facts, deadline: inDays(days) });
  const recordNow = async () => (await recruiter.ask(getCandidate, { id: created.id })).candidate;
  expect(await recordNow()).toMatchObject({ mayMove: false, test: null });
  expect(await recruiter.refused(updateCandidate, move(3))).toBe('candidate.notPublished');

  await publishCandidateTest(school, recruiter, created.id);
  expect(await recruiter.refused(updateCandidate, move(-1))).toBe('candidate.past');
  await recruiter.send(updateCandidate, { ...newRequestId(), ...facts, position: 'Tutor' });
  expect(await recordNow()).toMatchObject({ mayMove: true, deadline: inDays(2), position: 'Tutor' });
  const later = move(5);
  await recruiter.send(updateCandidate, later);
  expect(await recordNow()).toMatchObject({ deadline: later.deadline, state: 'published' });
  expect(await otherRecruiter.failed(updateCandidate, move(6))).toMatchObject(notFound);

  const candidate = await signedInAs(created);
  const assignment = await findAssignment(candidate);
  expect(await candidate.ask(checkTestStatus, { id: assignment.assignmentId })).toMatchObject({
    closesAt: later.deadline,
  });
  const { submit, sendEvents } = await openAttemptDriver(school, assignment);
  await sendEvents({ kind: 'started' });
  school.clock.pass({ days: 6 });
  await recruiter.send(updateCandidate, move(2));
  expect(await recordNow()).toMatchObject({ state: 'started', isOver: false, mayMove: true });
  await submit();
  expect(await recordNow()).toMatchObject({
    ...{ state: 'marked', mayMove: false },
    test: { assignmentId: assignment.assignmentId, personId: candidate.person.id, programme: 'amc' },
  });
  expect(await recruiter.refused(updateCandidate, move(9))).toBe('candidate.handedIn');
});

test('recruiters are listed by sort name', async () => {
  for (const [name, sortName] of [
    ['Abel Yue', 'yue abel'],
    ['Zora Bai', 'bai zora'],
  ]) {
    const person = await school.person({ role: 'recruitment', name: name ?? '' });
    await school.db.run(sql`update person set sort_name = ${sortName} where id = ${person.id}`);
    await aCandidate(school, await school.signIn(person));
  }
  const { recruiters } = await supervisor.ask(getCandidateOptions, {});
  expect(recruiters.map(({ name }) => name).filter((name) => / (?:Yue|Bai)$/.test(name))).toEqual([
    'Zora Bai',
    'Abel Yue',
  ]);
});
