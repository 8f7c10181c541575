import { afterAll, beforeAll, expect, test } from 'vitest';
import { getReceivedAnnouncement } from '@inkstone/announcements/contract';
import { getAssignedHomework } from '@inkstone/assignments/contract';
import { isAllowed, type Access } from '@inkstone/call';
import { getCandidate } from '@inkstone/candidates/contract';
import { listBackendMessages, listMessages, type Message } from '@inkstone/messages/contract';
import { findMessageTarget } from '@inkstone/messages/testing';
import { getMyPhaseReport, getPhaseReport, getStudentReport, readPhaseLetter } from '@inkstone/reports/contract';
import { getLoginFamily, permissions } from '@inkstone/session/contract';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { readScreens, type ScreenEntry } from '../registries.ts';
import { liveWeek, names, type LivedWeek, type Name } from './live-week.ts';
import { openWays, type Ways } from './ways.ts';

let ways: Ways;
let school: TestSchool;
let week: LivedWeek;
let screens: readonly ScreenEntry[];
beforeAll(async () => {
  ways = await openWays();
  school = await openSchool({ now: '2026-03-02T01:00:00.000Z', robotOrigins: ways.robotOrigins });
  week = await liveWeek({ school, ways });
  screens = await readScreens();
});
afterAll(async () => {
  await school.close();
  await ways.close();
});

/** Events of a person, each with the address that their message opens; null: of something that is gone. */
type Expected = Record<string, readonly (string | null)[]>;

const expectedFor = (): Record<Name, Expected> => {
  const { homeworkId, sumsId, spokenId, briefId, announcementId, phaseReportId, people, mistakenId } = week;
  const [homework, report] = [
    `/stu/work/detail?id=${homeworkId}`,
    `/controller?kind=homework&id=${homeworkId}&to=report`,
  ];
  const detail = `/teacher/task/detail?hId=${homeworkId}`;
  const testDetail = (id: number) => `/teacher/test/detail?testId=${id}`;
  const take = (id: number) => `/controller?kind=test&id=${id}`;
  const takeFor = (name: Name) => take(week.bells[name].at(-1)?.assignmentId ?? 0);
  const [candidateTest, absenteeTest] = [takeFor('candidate'), takeFor('absentee')];
  return {
    teacher: {
      handedIn: [detail, testDetail(sumsId)],
      lateAnswers: [testDetail(briefId)],
      markReleased: [detail],
    },
    marker: { handedIn: [detail] },
    guide: {},
    student: {
      homeworkGiven: [homework, `/stu/work/detail?id=${mistakenId}`],
      homeworkWithdrawn: [null],
      deadlineMoved: [homework],
      deadlineNear: [homework, homework, take(spokenId), take(spokenId)],
      workMarked: [report],
      scoreChanged: [report],
      redoAsked: [homework],
      testGiven: [take(sumsId), take(spokenId), take(briefId)],
      environmentMissing: [take(spokenId)],
      reportOpened: [`${take(sumsId)}&to=report`],
      announcement: [`/announcement?id=${announcementId}`],
      phaseReportPublished: [`/stu/phaseReport?id=${phaseReportId}`],
    },
    recruiter: {
      candidateHandedIn: [`/candidateHrIndex?id=${people.candidate.id}`],
      candidateExpired: [`/candidateHrIndex?id=${people.absentee.id}`],
    },
    candidate: {
      candidateTestGiven: [candidateTest],
      deadlineMoved: [candidateTest],
      deadlineNear: [candidateTest, candidateTest],
      candidateTestMarked: ['/candidate/index'],
    },
    absentee: { candidateTestGiven: [absenteeTest], deadlineNear: [absenteeTest, absenteeTest] },
  };
};

const byText = (first: string | null, second: string | null): number => (first ?? '').localeCompare(second ?? '');

const pathsFor = (role: TestPerson['role']): Set<string> => {
  const family = getLoginFamily(role);
  const permission = family === 'frontend' ? [] : [...permissions];
  const open = screens.filter(({ access }) => isAllowed(access as Access, { role, permissions: permission }));
  return new Set(open.map(({ path }) => path));
};

const findTarget = (message: Message, role: TestPerson['role']): string | null => {
  const target = findMessageTarget(message, { family: getLoginFamily(role), built: pathsFor(role) });
  return target && 'url' in target ? target.url : null;
};

test.each(names)('the %s learns in the bell what concerns them and nothing else, and each link opens it', (name) => {
  const { role } = week.people[name].browser.person;
  const links = Object.groupBy(week.bells[name], ({ event }) => event ?? '');
  const opened = Object.fromEntries(
    Object.entries(links).map(([event, messages = []]) => [
      event,
      messages.map((message) => findTarget(message, role)).toSorted(byText),
    ]),
  );
  const expected = Object.entries(expectedFor()[name]).map(([event, targets]) => [event, targets.toSorted(byText)]);
  expect(opened).toEqual(Object.fromEntries(expected));
});

test.each(names)('the %s learns each of it by mail and by push too, with a link to the message', (name) => {
  const ids = week.bells[name].map(({ messageId }) => messageId);
  for (const { messageIds } of [ways.readMails(week.people[name]), ways.readPushes(week.people[name])])
    expect(messageIds).toEqual(new Set(ids));
});

test('a link of a mail or push opens the message of its reader alone', async () => {
  for (const name of names) {
    const { browser } = week.people[name];
    const family = getLoginFamily(browser.person.role);
    const call = family === 'frontend' ? listMessages : listBackendMessages;
    for (const { messageId, messageContent } of week.bells[name])
      expect((await browser.ask(call, { messageId })).messages).toMatchObject([{ messageId, messageContent }]);
    const others = names.filter((other) => other !== name).flatMap((other) => week.bells[other]);
    for (const { messageId } of others)
      expect((await browser.failed(call, { messageId })).kind, `${name} ${messageId}`).toBe('notFound');
  }
});

test('the pages that the links open answer their readers, and the guide reads what the teacher does', async () => {
  const { people, homeworkId, announcementId, phaseReportId } = week;
  const { teacher, marker, guide, student, recruiter, candidate } = people;
  const key = { id: homeworkId, studentId: student.browser.person.id };
  for (const { browser } of [teacher, marker, guide])
    expect(await browser.ask(getStudentReport, key)).toMatchObject({ studentName: 'Lin Xiaohe' });
  expect(await teacher.browser.ask(getAssignedHomework, { id: homeworkId })).toMatchObject({ total: 1 });
  expect(await student.browser.ask(getReceivedAnnouncement, { id: announcementId })).toMatchObject({
    text: 'Bring water.',
  });
  expect(await student.browser.ask(getMyPhaseReport, { id: phaseReportId })).toMatchObject({ title: 'First week' });
  const record = await recruiter.browser.ask(getCandidate, { id: candidate.id });
  expect(record.candidate).toMatchObject({ name: 'Ye Qing', state: 'marked' });
});

test('the student reads the old and the new score in the bell; no score leaves by mail, push, letter or robot', () => {
  const changed = week.bells.student.find(({ event }) => event === 'scoreChanged');
  expect(changed?.messageContent).toBe('你在《Buses》中的得分由 60 分改为 33.75 分，满分 100 分。');
  const texts = names.flatMap((name) => [
    ...ways.readMails(week.people[name]).texts,
    ...ways.readPushes(week.people[name]).texts,
  ]);
  const outside = [...texts, ...ways.readPosts(), ...ways.mailsTo('home@home.example').map(({ text }) => text ?? '')];
  expect(outside.length).toBeGreaterThan(60);
  expect(outside.filter((text) => /33\.75|\d\s*分(?!钟)|points|\d of \d/.test(text))).toEqual([]);
  expect(texts.filter((text) => text.includes('得分有变化'))).toHaveLength(2);
});

test('the group of the class hears of its work and announcements, without a name of a student', () => {
  const posts = ways.readPosts().join('\n');
  for (const sentence of [
    'New assignment “Buses”',
    'The deadline of “Buses” is now',
    '“Trams” has been withdrawn',
    'New announcement: “School trip”',
    `https://school.example/announcement?id=${week.announcementId}`,
  ])
    expect(posts).toContain(sentence);
  expect(posts).not.toMatch(/Lin Xiaohe|林晓荷/);
});

test('the guardian gets a letter whose address shows the report, which its author sees as read', async () => {
  const [letter, ...rest] = ways.mailsTo('home@home.example');
  expect(rest).toEqual([]);
  const token = /https:\/\/school\.example\/guardian\/report#token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const { phaseReportId: id, people } = week;
  const { report } = await school.nobody.send(readPhaseLetter, { token });
  const { numbers, comments } = await people.student.browser.ask(getMyPhaseReport, { id });
  expect(report).toMatchObject({ id, title: 'First week', numbers, comments });
  const { letters } = await people.teacher.browser.ask(getPhaseReport, { id });
  expect(letters).toMatchObject([{ name: 'Mrs. Lin', readAt: school.clock.now().toISOString() }]);
});
