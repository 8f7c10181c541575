import { randomUUID } from 'node:crypto';
import { sendAnnouncement } from '@inkstone/announcements/contract';
import { getAssignedHomework, homeworkCalls, listMyTests, requestRedo } from '@inkstone/assignments/contract';
import { insertSet } from '@inkstone/bank/server';
import { updateCandidate } from '@inkstone/candidates/contract';
import { aCandidate, publishCandidateTest, signInAsCandidate } from '@inkstone/candidates/testing';
import { releaseMarks, saveMark } from '@inkstone/marking/contract';
import { buildMarkDraft } from '@inkstone/marking/testing';
import type { Message } from '@inkstone/messages/contract';
import { saveClassRobot } from '@inkstone/notifications/contract';
import { saveGuardian } from '@inkstone/people/contract';
import { aClass } from '@inkstone/people/testing';
import { createPhaseReport, overrideScore, sendPhaseLetter, updatePhaseReport } from '@inkstone/reports/contract';
import { answerQuestions, createAssignmentFixture, startAttemptDriver } from '@inkstone/taking/testing';
import type { PersonDraft, TestSchool } from '@inkstone/testing';
import { readBell, type Listener, type Ways } from './ways.ts';

const hourMs = 3_600_000;

/** Where the week is lived. */
interface Week {
  school: TestSchool;
  ways: Ways;
}

const hoursFrom = ({ school }: Week, hours: number): string =>
  new Date(school.clock.now().getTime() + hours * hourMs).toISOString();
const press = () => ({ requestId: randomUUID() });

/** Moves the clock to an instant, minute jobs and sending included. */
const passUntil = ({ school, ways }: Week, instant: string): Promise<void> =>
  ways.pass(school, { milliseconds: new Date(instant).getTime() - school.clock.now().getTime() });

const join = async ({ school, ways }: Week, mail: string, draft: PersonDraft): Promise<Listener> =>
  ways.listen(school, await school.signIn(await school.person({ ...draft, mail })), mail);

const createEssay = ({ school }: Week, ownerId: number) =>
  school.tx((tx, { now }) =>
    insertSet(tx, {
      ...{ ownerId, now, programme: 'toefl-2023', subject: 'writing', title: 'Essay', titleZh: '作文' },
      stimulus: { kind: 'none', html: '', files: [] },
      questions: [
        {
          ...{
            type: 'essay',
            prompt: { text: '<p>Are buses good?</p>', leastWords: 0 },
            key: { model: '<p>Yes.</p>' },
          },
          ...{
            explanation: { en: '<p>Take a side.</p>', zh: '<p>表明立场。</p>' },
            points: 500,
            knowledgeNodeId: null,
          },
        },
      ],
    }),
  );

/** The people of the week, each with every kind of notification switched on. */
const openPeople = async (week: Week) => {
  const { school, ways } = week;
  const teacher = await join(week, 'qiao@school.example', { role: 'teacher', name: 'Qiao' });
  const marker = await join(week, 'bai@school.example', { role: 'teacher', name: 'Bai' });
  const guide = await join(week, 'guide@school.example', { role: 'guide', name: 'Ding' });
  const student = await join(week, 'lin@school.example', {
    role: 'student',
    name: 'Lin Xiaohe',
    nameZh: '林晓荷',
    language: 'zh',
  });
  const recruiter = await join(week, 'gu@school.example', { role: 'recruitment', name: 'Gu Lan' });
  const { id: classId } = await aClass(school, {
    teacher: teacher.browser.person,
    colleagues: [marker.browser.person, guide.browser.person],
    students: [student.browser.person],
  });
  const robot = { classId, address: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx', secret: '' };
  await teacher.browser.send(saveClassRobot, { ...press(), ...robot });
  const invite = async (name: string, mail: string) => {
    const created = await aCandidate(school, recruiter.browser, { name, mail });
    await publishCandidateTest(school, recruiter.browser, created.id);
    const browser = await signInAsCandidate(school, recruiter.browser, created);
    return { ...created, ...(await ways.listen(school, browser, mail)) };
  };
  const candidate = await invite('Ye Qing', 'yeqing@home.example');
  const absentee = await invite('Xu Mo', 'xumo@home.example');
  return { teacher, marker, guide, student, recruiter, candidate, absentee, classId };
};

type People = Awaited<ReturnType<typeof openPeople>>;

/** Everybody with a bell. */
export const names = ['teacher', 'marker', 'guide', 'student', 'recruiter', 'candidate', 'absentee'] as const;
export type Name = (typeof names)[number];

/** Monday: homework for the class, one that is withdrawn, a moved deadline; the candidate's deadline moves too. */
const liveMonday = async (week: Week, { teacher, marker, recruiter, candidate, classId }: People) => {
  const { school, ways } = week;
  const set = await createEssay(week, teacher.browser.person.id);
  const draft = {
    setIds: [set.setId],
    classIds: [classId],
    beginsAt: hoursFrom(week, 0),
    deadline: hoursFrom(week, 48),
  };
  const markers = [marker.browser.person.id];
  const { id } = await teacher.browser.send(homeworkCalls.createAssignment, {
    ...press(),
    ...draft,
    title: 'Buses',
    markers,
  });
  const mistaken = await teacher.browser.send(homeworkCalls.createAssignment, { ...press(), ...draft, title: 'Trams' });
  await ways.pass(school, { minutes: 1 });
  await teacher.browser.send(homeworkCalls.withdrawAssignment, { ...press(), id: mistaken.id });
  await teacher.browser.send(homeworkCalls.moveDeadline, { ...press(), id, deadline: '2026-03-04T02:00:00.000Z' });
  await recruiter.browser.send(updateCandidate, {
    ...{ ...press(), id: candidate.id, name: 'Ye Qing', position: 'Teaching assistant', mail: candidate.mail },
    deadline: '2026-03-04T05:00:00.000Z',
  });
  await ways.pass(school, { minutes: 1 });
  return { id, mistakenId: mistaken.id, questionId: set.questionIds[0] ?? 0 };
};

/** Wednesday: hand-ins of the student and of a candidate, marks, a changed score, a redo; another candidate expires. */
const liveWednesday = async (
  week: Week,
  { teacher, marker, student, recruiter, candidate }: People,
  { id, questionId }: { id: number; questionId: number },
) => {
  const { school, ways } = week;
  const fixture = { teacher: teacher.browser, student: student.browser, studentPerson: student.browser.person };
  const driver = await startAttemptDriver(school, { ...fixture, assignmentId: id, questionIds: [], kind: 'homework' });
  await driver.sendEvents(
    { kind: 'question-entered', questionId },
    { kind: 'answered', questionId, value: 'Buses are good for a city.' },
  );
  await driver.submit();
  await ways.pass(school, { minutes: 16 });
  const { attemptId } = driver;
  const mark = { ...press(), attemptId, questionId, version: 0, mark: buildMarkDraft() };
  await marker.browser.send(saveMark, mark);
  await marker.browser.send(releaseMarks, { ...press(), attemptId });
  await ways.pass(school, { minutes: 16 });
  await teacher.browser.send(overrideScore, { ...press(), attemptId, score: 33.75, reason: 'A second look' });
  const { recipients } = await teacher.browser.ask(getAssignedHomework, { id });
  const recipientId = recipients[0]?.recipientId ?? 0;
  const redo = { recipientId, questionIds: [questionId], redoDueAt: hoursFrom(week, 72) };
  await teacher.browser.send(requestRedo, { ...press(), ...redo });
  await passUntil(week, '2026-03-04T03:30:00Z');
  const [row] = (await candidate.browser.ask(listMyTests, {})).list;
  const own = { teacher: recruiter.browser, student: candidate.browser, studentPerson: candidate.browser.person };
  const test = { ...own, assignmentId: row?.id ?? 0, questionIds: [], kind: 'test' as const };
  const window = await startAttemptDriver(school, test);
  const first = window.start.sets[0]?.questions[0]?.id ?? 0;
  await window.sendEvents(
    { kind: 'question-entered', questionId: first },
    { kind: 'answered', questionId: first, value: 'B' },
  );
  await window.submit();
  await ways.pass(school, { minutes: 16 });
  return { attemptId };
};

/** Thursday: a test whose report opens by rule, one with speech, answers that come late, an announcement. */
const liveThursday = async (week: Week, { teacher, student, classId }: People) => {
  const { school, ways } = week;
  const like = {
    ...{ teacher: teacher.browser, student: student.browser, studentPerson: student.browser.person },
    ...{ ownerId: teacher.browser.person.id, assignmentId: 0, questionIds: [], kind: 'test' as const },
  };
  await passUntil(week, '2026-03-05T01:00:00Z');
  const sums = await createAssignmentFixture(school, { like, reportAt: 'closed' });
  await (await answerQuestions(school, sums, ['B'])).submit();
  const spokenWork = await createAssignmentFixture(school, {
    ...{ like, spoken: true, beginsAt: hoursFrom(week, 23), deadline: hoursFrom(week, 26) },
  });
  const brief = await createAssignmentFixture(school, { like, deadline: hoursFrom(week, 1 / 6) });
  const driver = await startAttemptDriver(school, brief);
  school.clock.pass({ minutes: 11 });
  await driver.sendEvents({ kind: 'answered', questionId: brief.questionIds[0] ?? 0, value: 'B' });
  await ways.pass(school, { minutes: 20 });
  const text = { title: 'School trip', text: 'Bring water.', classIds: [classId] };
  const announcement = await teacher.browser.send(sendAnnouncement, { ...press(), ...text });
  await ways.pass(school, { hours: 4 });
  return {
    sumsId: sums.assignmentId,
    spokenId: spokenWork.assignmentId,
    briefId: brief.assignmentId,
    announcementId: announcement.id,
  };
};

/** Friday: a phase report for the student, with a letter to the guardian. */
const liveFriday = async (week: Week, { teacher, student }: People) => {
  const { school, ways } = week;
  await passUntil(week, '2026-03-06T01:00:00Z');
  const studentId = student.browser.person.id;
  const period = { title: 'First week', from: '2026-03-02', to: '2026-03-06' };
  const { id } = await teacher.browser.send(createPhaseReport, { ...press(), studentId, ...period });
  const comments = { overall: '33.75 points, a good week.', strengths: '', advice: '' };
  await teacher.browser.send(updatePhaseReport, { ...press(), id, version: 1, comments, publish: true });
  const guardian = { name: 'Mrs. Lin', mail: 'home@home.example', language: 'en' as const };
  const { guardians } = await teacher.browser.send(saveGuardian, { ...press(), studentId, ...guardian });
  const letter = { id, guardianId: guardians[0]?.id ?? 0, action: 'send' as const };
  await teacher.browser.send(sendPhaseLetter, { ...press(), ...letter });
  await ways.sendLetters(school);
  await ways.pass(school, { minutes: 1 });
  return { phaseReportId: id };
};

/** Runs the week of a school; by its end a notification of every event has been delivered. */
export const liveWeek = async (week: Week) => {
  const people = await openPeople(week);
  const homework = await liveMonday(week, people);
  // A day and two hours before the deadlines of the homework and of the candidates.
  for (const instant of ['03-03T02:30', '03-03T05:30', '03-03T23:30', '03-04T00:30'])
    await passUntil(week, `2026-${instant}:00Z`);
  const wednesday = await liveWednesday(week, people, homework);
  const thursday = await liveThursday(week, people);
  const friday = await liveFriday(week, people);
  const bells = {} as Record<Name, Message[]>;
  for (const name of names) bells[name] = await readBell(people[name]);
  const { id: homeworkId, mistakenId } = homework;
  return { people, homeworkId, mistakenId, ...wednesday, ...thursday, ...friday, bells };
};

export type LivedWeek = Awaited<ReturnType<typeof liveWeek>>;
