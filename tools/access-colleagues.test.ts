import { randomUUID } from 'node:crypto';
import { handlers } from '@inkstone/server/handlers';
import { releaseMarks } from '@inkstone/marking/contract';
import { insertThirdParty, saveStar } from '@inkstone/people/server';
import { aClass, aLink, aTeam } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson } from '@inkstone/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchDatabase } from './access-tests/database.ts';
import { listIdFields } from './access-tests/input-fields.ts';
import { markingRows } from './access-tests/rows-marking.ts';
import { workRows } from './access-tests/rows-work.ts';
import { rows } from './access-tests/rows.ts';
import { openTwoSides, type TwoSides } from './access-tests/school.ts';
import { sendRaw } from './access-tests/send.ts';
import type { Side } from './access-tests/side.ts';

/** How a person stands to the student of one side and to the teacher who gave the work. */
const colleagues = [
  ...['giver', 'coTeacher', 'guide', 'teammate', 'ownTeacher', 'marker', 'paperMarker', 'thirdParty', 'starred'],
  ...['classTeacherBefore', 'teammateBefore', 'teacherOfLeaver', 'stranger', 'supervisor', 'classmate'],
] as const;
type Colleague = string;

let sides: TwoSides;
const browsers = new Map<Colleague, TestBrowser>();

const signIn = async (colleague: Colleague, person: TestPerson): Promise<void> => {
  browsers.set(colleague, await sides.school.signIn(person));
};

const newTeacher = async (colleague: Colleague, role: 'teacher' | 'guide' = 'teacher'): Promise<TestPerson> => {
  const person = await sides.school.person({ role });
  await signIn(colleague, person);
  return person;
};

/** Teachers of a class of the student, and those who no longer teach them. */
const addClassTeachers = async (): Promise<void> => {
  const { school, mine } = sides;
  const student = mine.student.person;
  const teach = async (person: TestPerson) =>
    school.db.run(sql`insert into class_teacher (class_id, teacher_id) values (${mine.classId}, ${person.id})`);
  await teach(await newTeacher('coTeacher'));
  await teach(await newTeacher('guide', 'guide'));
  const ended = await aClass(school, { teacher: await newTeacher('classTeacherBefore'), students: [student] });
  await school.db.run(sql`update school_class set ended_at = ${school.clock.now()} where id = ${ended.id}`);
  const teacher = await newTeacher('teacherOfLeaver');
  const left = await aClass(school, { teacher, students: [student, await school.person()] });
  await school.db.run(
    sql`update class_member set left_at = ${school.clock.now()} where class_id = ${left.id} and student_id = ${student.id}`,
  );
  const classmate = await school.person();
  await school.db.run(
    sql`insert into class_member (class_id, student_id, joined_at) values (${mine.classId}, ${classmate.id}, ${school.clock.now()})`,
  );
  await signIn('classmate', classmate);
};

const addTeams = async (): Promise<void> => {
  const { school, mine } = sides;
  await aTeam(school, { leader: mine.teacher.person, members: [await newTeacher('teammate')] });
  const ended = await aTeam(school, { leader: mine.teacher.person, members: [await newTeacher('teammateBefore')] });
  await school.db.run(sql`update team set ended_at = ${school.clock.now()} where id = ${ended}`);
};

const addMarkers = async (): Promise<void> => {
  const { school, mine } = sides;
  const marker = await newTeacher('marker');
  await school.db.run(
    sql`insert into assignment_marker (assignment_id, person_id) values (${mine.toMark.assignmentId}, ${marker.id})`,
  );
  // Marks the teacher's paper, of which nothing was given.
  const paperMarker = await newTeacher('paperMarker');
  await school.db.run(
    sql`insert into paper_marker (paper_id, person_id, assigned_by, kind, assigned_at)
        values (${mine.paperId}, ${paperMarker.id}, ${mine.teacher.person.id}, 'thirdParty', ${school.clock.now()})`,
  );
};

beforeAll(async () => {
  sides = await openTwoSides();
  const { school, mine, theirs } = sides;
  const since = school.clock.now();
  const studentId = mine.student.person.id;
  browsers.set('giver', mine.teacher);
  browsers.set('stranger', theirs.teacher);
  await addClassTeachers();
  await addTeams();
  await addMarkers();
  await aLink(school, await newTeacher('ownTeacher'), mine.student.person);
  const [third, starred] = [await newTeacher('thirdParty'), await newTeacher('starred')];
  await school.tx(async (tx) => {
    await insertThirdParty(tx, { teacherId: third.id, studentId, addedBy: mine.teacher.person.id, since });
    await saveStar(tx, { teacherId: starred.id, studentId, hasStar: true, since });
  });
  await signIn('supervisor', await school.person({ role: 'recruitment-supervisor' }));
});
afterAll(() => sides.school.close());

const teaching: readonly Colleague[] = ['giver', 'coTeacher', 'guide', 'teammate', 'ownTeacher'];
const giver: readonly Colleague[] = ['giver'];
const withMarker = (whom: readonly Colleague[]): readonly Colleague[] => [...whom, 'marker'];

/** A reading call about one piece of work, or about the student, and who gets an answer. */
interface Reading {
  call: string;
  name: string;
  input(side: Side): Record<string, unknown>;
  readers: readonly Colleague[];
}

const works = ['done', 'handedIn', 'learnt', 'toMark', 'defined'] as const;

/** The reports of every handed-in piece of work. */
const reports = works.flatMap((work): Reading[] => {
  const readers = work === 'toMark' ? withMarker(teaching) : teaching;
  const byStudent = (side: Side) => ({ id: side[work].assignmentId, stuId: side.student.person.id });
  return [
    ...['GET do/getHomeworkReportTeacher', 'GET backend/test/reportPdf'].map((call) => ({
      ...{ call, name: work, input: byStudent, readers },
    })),
    {
      ...{ call: 'GET backend/test/attempt', name: work, readers },
      input: (side) => ({ attemptId: side[work].attemptId }),
    },
  ];
});

const fromRow = (readers: readonly Colleague[], calls: readonly string[]): Reading[] =>
  calls.map((call) => ({ call, name: 'row', readers, input: (side) => rows[call]?.input(side) ?? {} }));

const readings: readonly Reading[] = [
  ...reports,
  ...fromRow(teaching, ['GET backend/quest/report']),
  // What a student was given and how they come along: their teachers, and third parties as well.
  ...fromRow(
    [...teaching, 'thirdParty'],
    [
      ...['GET teacher/getStudentDetail', 'GET teacher/getStudentHomework', 'GET teacher/getStudentTestList'],
      ...['GET backend/myStudent/textbookList', 'GET backend/myStudent/videoList', 'GET backend/myStudent/summary'],
      ...['GET backend/error/lists', 'GET do/getTopicDetail', 'GET backend/myStudent/crmRelation'],
      ...[
        'GET backend/phaseReport/index',
        'GET backend/myStudent/resultsFile',
        'GET backend/myStudent/paperMarks',
        'GET backend/myStudent/pastScores',
      ],
    ],
  ),
  // The pages of a whole assignment, with every student who was given it, and drafts.
  ...fromRow(giver, [
    ...['GET backend/homework/detail', 'GET backend/test/detail', 'GET backend/test/detailForEdit'],
    ...['GET backend/test/assess', 'GET backend/homework/getQuestList', 'GET backend/homework/getQuestDetail'],
    ...['GET backend/test/report', 'GET backend/test/assignmentPdf', 'GET backend/quest/detail'],
    ...['GET backend/test/resultsFile', 'GET backend/test/itemsFile', 'GET backend/test/resultsSheets'],
    'GET backend/test/answerSheets',
    ...['GET backend/textbook/detail', 'GET backend/video/detail', 'GET backend/assignment/giveAgainPlan'],
    ...['GET backend/phaseReport/detail', 'GET backend/phaseReport/pdf'],
  ]),
  // The gradebook of a class and its tests on paper: its teachers, guides too.
  ...fromRow(
    ['giver', 'coTeacher', 'guide'],
    [
      ...['GET backend/myClass/gradebook', 'GET backend/myClass/gradebookFile'],
      ...['GET backend/myClass/paperTest', 'GET backend/myClass/paperMarksFile'],
    ],
  ),
  // A published phase report: every teacher of the student, with third parties.
  ...['GET backend/phaseReport/detail', 'GET backend/phaseReport/pdf'].map((call) => ({
    ...{ call, name: 'published', readers: [...teaching, 'thirdParty'] },
    input: (side: Side) => ({ id: side.publishedReportId }),
  })),
  // The desk, with marks that are not released.
  ...fromRow(withMarker(giver), [
    ...['GET backend/teacher/correctDetailList', 'GET backend/test/correctDetail', 'GET do/getTestCorrectDetail'],
    ...['GET backend/teacher/checkCorrectTeacher', 'GET correct/correctTTLCheck', 'GET correct/downloadCorrectDoc'],
  ]),
];

const findCall = (name: string) => {
  const handler = handlers.find(({ call }) => `${call.method} ${call.path}` === name);
  if (!handler) throw new Error(`no call ${name}`);
  return handler.call;
};

const send = async (colleague: Colleague, name: string, input: Record<string, unknown>): Promise<number> => {
  await sides.school.db.run(sql`delete from rate_counter`);
  const { status } = await sendRaw(sides.school, findCall(name), { input, token: browsers.get(colleague)?.token });
  return status;
};

test.each(readings)(
  '$call of $name answers those who may read it, and nobody else',
  async ({ call, input, readers }) => {
    const statuses = new Map<Colleague, number>();
    for (const colleague of colleagues) statuses.set(colleague, await send(colleague, call, input(sides.mine)));
    const answered = colleagues.filter((colleague) => statuses.get(colleague) === 200);
    expect(answered.toSorted()).toEqual([...readers].toSorted());
    // A role that may not make the call at all is forbidden it; whoever may make it finds nothing.
    expect([...statuses.values()].filter((status) => ![200, 403, 404].includes(status))).toEqual([]);
  },
);

/** Reading calls with ids that say nothing of a student's work. */
const elsewhere = [
  // Announcements are their author's and their recipients' alone.
  /^GET (topic|message|notification|announcement|lms|file)/,
  /^GET backend\/(lesson|exam|teacher\/(student|class)|myTeam|employee|candidate|myClass|message)/,
  /^GET backend\/(textbook\/checkStatus|video\/dropdown|homework\/getListeningList)/,
  /^GET teacher\/(getClass|studentList|getTopic)/,
  /^POST backend\/exam\/lists/,
  // Finds question sets; of the caller's own classes it says only that somebody has met one.
  /^POST topic\/findPaperByRules/,
  // Says in numbers alone how past answers to some questions would have been routed, and of whom in no way.
  /^POST topic\/simulateRouting/,
  // The log is open to whoever may see the student; features/activity/server/activity.test.ts goes through them.
  /^GET backend\/myStudent\/activity/,
  // Practice shows the titles of a student's own; features/error-book/server/own-practice has the readers.
  /^GET backend\/practice\/lists/,
  // Administration shows accounts, never work.
  /^GET backend\/school\//,
];
/** Lists that show the caller's own alone, whatever id narrows them. */
const ownLists = [
  'GET backend/homework/lists',
  'GET backend/teacher/correctHomework',
  'GET backend/teacher/correctTest',
  'GET backend/test/lists',
  'GET backend/textbook/index',
  'GET backend/video/lists',
];

test('every reading call that a teacher sends with ids is in the table, or says nothing of work', () => {
  const covered = new Set([...readings.map(({ call }) => call), ...ownLists]);
  const missing = handlers
    .filter(({ call }) => call.effect === 'read' && listIdFields(call).length > 0)
    .map(({ call }) => `${call.method} ${call.path}`)
    .filter((name) => rows[name]?.who.roles !== 'anyone' && rows[name]?.who.roles.includes('teacher'))
    .filter((name) => !covered.has(name) && !elsewhere.some((pattern) => pattern.test(name)));
  expect(missing).toEqual([]);
});

/** Calls by which a teacher of the class gives work of their own, or names markers of work of their own. */
const ownWork = [
  ...['POST backend/homework/create', 'POST backend/test/create', 'POST topic/saveCorrectTeacher'],
  'POST topic/deleteCorrectTeacher',
];
const changing = Object.keys({ ...workRows, ...markingRows }).filter((name) => {
  const roles = rows[name]?.who.roles;
  return name.startsWith('POST') && roles !== 'anyone' && roles?.includes('teacher') && !ownWork.includes(name);
});

test.each(changing)('%s changes nothing for whoever only reads', async (name) => {
  const watch = watchDatabase(sides.school.db);
  sides.school.clock.pass({ minutes: 1 });
  const changed = await watch.changedBy(async () => {
    for (const colleague of ['coTeacher', 'guide', 'teammate', 'ownTeacher', 'thirdParty']) {
      const input = { ...rows[name]?.input(sides.mine), requestId: randomUUID() };
      expect(await send(colleague, name, input)).toBe(404);
    }
  });
  expect(changed).toEqual([]);
});

test('a marked answer is a document for those who read it, once its mark is released', async () => {
  const { teacher, toMark } = sides.mine;
  await teacher.send(releaseMarks, {
    requestId: randomUUID(),
    attemptId: toMark.attemptId,
    questionIds: [toMark.questionId],
  });
  const answerId = `${toMark.attemptId}-${toMark.questionId}`;
  const readers: Colleague[] = [];
  for (const colleague of colleagues)
    if ((await send(colleague, 'GET correct/downloadCorrectDoc', { answerId })) === 200) readers.push(colleague);
  expect(readers.toSorted()).toEqual(withMarker(teaching).toSorted());
});

test('a deleted assignment and a student who was taken out are read by the giver alone', async () => {
  const { assignmentId, recipientId } = sides.mine.done;
  const { school } = sides;
  const input = { id: assignmentId, stuId: sides.mine.student.person.id };
  const listReaders = async () => {
    const readers: Colleague[] = [];
    for (const colleague of colleagues)
      if ((await send(colleague, 'GET do/getHomeworkReportTeacher', input)) === 200) readers.push(colleague);
    return readers;
  };
  await school.db.run(sql`update recipient set removed_at = ${school.clock.now()} where id = ${recipientId}`);
  expect(await listReaders()).toEqual(['giver']);
  await school.db.run(sql`update recipient set removed_at = null where id = ${recipientId}`);
  await school.db.run(sql`update assignment set deleted_at = ${school.clock.now()} where id = ${assignmentId}`);
  expect(await listReaders()).toEqual(['giver']);
});
