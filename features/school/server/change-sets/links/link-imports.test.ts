import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getAssignedTest, testCalls } from '@inkstone/assignments/contract';
import { anAssignment } from '@inkstone/assignments/testing';
import { getStudent, getTeam, listMyStaff, listMyTeams, saveGuardian } from '@inkstone/people/contract';
import { newRequestId } from '@inkstone/testing';
import { makeFirstCodes, undoChangeSet } from '../../../contract/imports.ts';
import { getSchoolPerson, joinSchoolClass } from '../../../contract.ts';
import { openImportingSchool, resetLimits, type ImportingSchool } from '../testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
let listRows: ImportingSchool['listRows'];
beforeAll(async () => {
  ({ school, head, plan, apply, listRows } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

const undo = (changeSetId: number) => head.send(undoChangeSet, { ...newRequestId(), changeSetId });

const nothingToDo = { made: 0, changed: 0, refused: 0 };

/** A teacher with a student of their own, both of whose user names begin with a word. */
const openTeaching = async (word: string) => {
  const teacherPerson = await school.person({ role: 'teacher', username: `${word}-teacher` });
  const studentPerson = await school.person({ role: 'student', username: `${word}-student`, nameZh: '古丽·阿依' });
  await school.db.run(sql`insert into teacher_student (teacher_id, student_id, since)
    values (${teacherPerson.id}, ${studentPerson.id}, ${school.clock.now()})`);
  return { teacherPerson, studentPerson, teacher: await school.signIn(teacherPerson) };
};

test('guardians come in, several of one student; a second time nothing changes, and undone they are gone', async () => {
  const { teacher, studentPerson } = await openTeaching('guardians');
  const readGuardians = async () =>
    (await teacher.ask(getStudent, { studentId: studentPerson.id })).guardians.map(({ name, mail, language }) => [
      ...[name, mail, language],
    ]);
  const sheet = [
    '学生,家长姓名,邮箱,语言',
    'guardians-student,𠮷㛃,Ji@home.example,中文',
    'guardians-student,Mr. Gu,gu@home.example,English',
    'guardians-student,Mr. Gu,gu@home.example,English',
    'guardians-student,No Mail,no mail,',
    'guardians-student,,x@home.example,',
    'guardians-teacher,Wrong,wrong@home.example,',
    'nobody-here,Wrong,wrong@home.example,',
  ].join('\n');
  const planned = await plan(sheet, { subject: 'guardians' });
  expect(planned.counts).toMatchObject({ made: 2, refused: 5 });
  expect((await listRows(planned.changeSetId)).map(({ outcome, fault, about }) => fault ?? [outcome, about])).toEqual([
    ...[['made', null], ['made', null], 'repeated', 'mailInvalid', 'cellEmpty', 'notStudent', 'personUnknown'],
  ]);
  expect(await readGuardians()).toEqual([]);
  await apply(planned.changeSetId);
  expect(await readGuardians()).toEqual([
    ['Mr. Gu', 'gu@home.example', 'en'],
    ['𠮷㛃', 'Ji@home.example', 'zh'],
  ]);
  expect((await plan(sheet, { subject: 'guardians' })).counts).toMatchObject({ made: 0, changed: 0, same: 2 });
  expect(await head.failed(makeFirstCodes, { ...newRequestId(), changeSetId: planned.changeSetId })).toMatchObject({
    kind: 'notFound',
  });

  const moved = await plan('student,guardian,mail\n古丽阿依,mr. gu,moved@home.example', { subject: 'guardians' });
  expect(await listRows(moved.changeSetId)).toMatchObject([
    {
      outcome: 'changed',
      username: 'guardians-student',
      changes: [{ field: 'guardianMail', before: 'gu@home.example', after: 'moved@home.example' }],
    },
  ]);
  await apply(moved.changeSetId);
  expect(await readGuardians()).toContainEqual(['Mr. Gu', 'moved@home.example', 'en']);
  await undo(moved.changeSetId);
  expect(await readGuardians()).toContainEqual(['Mr. Gu', 'gu@home.example', 'en']);
  expect((await undo(planned.changeSetId)).counts.stays).toBe(0);
  expect(await readGuardians()).toEqual([]);
  expect(await school.db.rows(sql`select 1 from guardian where student_id = ${studentPerson.id}`)).toEqual([]);
});

test('a guardian who was changed after the sheet was read is left out, and one changed since stays', async () => {
  const { teacher, studentPerson } = await openTeaching('changed');
  const save = (guardianId: number | undefined, name: string) =>
    teacher.send(saveGuardian, {
      ...{ ...newRequestId(), studentId: studentPerson.id, guardianId, name },
      ...{ mail: 'one@home.example', language: 'en' },
    });
  const { guardians } = await save(undefined, 'First');
  const sheet =
    'student,guardian,mail\nchanged-student,Second,one@home.example\nchanged-student,Other,two@home.example';
  const planned = await plan(sheet, { subject: 'guardians' });
  expect(planned.counts).toMatchObject({ made: 1, changed: 1 });
  await save(guardians[0]?.id, 'Third');
  const applied = await apply(planned.changeSetId);
  expect(applied.counts.leftOut).toBe(1);
  const added = (await save(guardians[0]?.id, 'Fourth')).guardians.find(({ name }) => name === 'Other');
  await teacher.send(saveGuardian, {
    ...{ ...newRequestId(), studentId: studentPerson.id, guardianId: added?.id ?? 0, name: 'Edited' },
    ...{ mail: 'two@home.example', language: 'en' },
  });
  expect((await undo(planned.changeSetId)).counts.stays).toBe(1);
  expect((await listRows(planned.changeSetId)).map(({ fault }) => fault)).toEqual(['changedSince', 'edited']);
});

test('teams are made with their leaders and joined by members; undone, they are as before', async () => {
  const leaderPerson = await school.person({ role: 'teacher', username: 'team-leader' });
  await school.person({ role: 'guide', username: 'team-guide' });
  await school.person({ role: 'teacher', username: 'team-1', name: 'Same Name' });
  await school.person({ role: 'teacher', username: 'team-2', name: 'Same Name' });
  await school.person({ role: 'student', username: 'team-student' });
  const leader = await school.signIn(leaderPerson);
  const sheet = [
    'Team,Leader,Member',
    '写作组,,team-guide',
    '写作组,team-leader,team-1',
    '写作组,,Same Name',
    '写作组,team-2,team-2',
    '写作组,,team-student',
    'No Leader,,team-1',
  ].join('\n');
  const planned = await plan(sheet, { subject: 'teams' });
  expect(await listRows(planned.changeSetId)).toMatchObject([
    { outcome: 'made', username: 'team-guide' },
    { outcome: 'made', username: 'team-1' },
    { outcome: 'refused', fault: 'personAmbiguous', about: 'team-1, team-2' },
    { outcome: 'refused', fault: 'teamLeaderOther', about: 'team-leader' },
    { outcome: 'refused', fault: 'notTeacher' },
    { outcome: 'refused', fault: 'teamUnknown', about: 'No Leader' },
  ]);
  await apply(planned.changeSetId);
  const { list } = await leader.ask(listMyTeams, {});
  expect(list).toMatchObject([{ name: '写作组', isMine: true, memberCount: 3 }]);
  const again = await plan(sheet, { subject: 'teams' });
  expect(again.counts).toMatchObject({ made: 0, same: 2 });

  const more = await plan('team,member\n写作组,team-2', { subject: 'teams' });
  await apply(more.changeSetId);
  expect((await leader.ask(getTeam, { id: list[0]?.id ?? 0 })).members).toHaveLength(4);
  expect((await undo(planned.changeSetId)).counts.stays).toBe(1);
  await undo(more.changeSetId);
  expect((await leader.ask(getTeam, { id: list[0]?.id ?? 0 })).members.map(({ isLeader }) => isLeader)).toEqual([true]);
});

test('a team that came with a sheet and was not used goes with it', async () => {
  await school.person({ role: 'teacher', username: 'gone-leader' });
  const planned = await plan('team,leader,member\nGone,gone-leader,\nGone,,gone-leader', { subject: 'teams' });
  expect(planned.counts).toMatchObject({ made: 1, refused: 1 });
  await apply(planned.changeSetId);
  expect((await undo(planned.changeSetId)).counts.stays).toBe(0);
  expect(await school.db.rows(sql`select 1 from team where name = 'Gone'`)).toEqual([]);
});

test('staff come to those who may manage them, and leave with the sheet', async () => {
  const managerPerson = await school.person({
    ...{ role: 'teacher', username: 'staff-manager', permissions: ['myStudent', 'myStudent_myStaff'] },
  });
  await school.person({ role: 'teacher', username: 'staff-none', permissions: [] });
  await school.person({ role: 'staff', username: 'staff-1' });
  const manager = await school.signIn(managerPerson);
  const rows = ['staff-1,staff-manager', 'staff-1,staff-none', 'staff-none,staff-manager'];
  const sheet = ['员工,负责老师', ...rows].join('\n');
  const planned = await plan(sheet, { subject: 'staff' });
  expect((await listRows(planned.changeSetId)).map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    ...['made', 'notManager', 'notStaff'],
  ]);
  await apply(planned.changeSetId);
  expect((await manager.ask(listMyStaff, {})).list).toMatchObject([{ username: 'staff-1' }]);
  expect((await plan('员工,负责老师\nstaff-1,staff-manager', { subject: 'staff' })).counts).toMatchObject(nothingToDo);
  expect((await undo(planned.changeSetId)).counts.stays).toBe(0);
  expect((await manager.ask(listMyStaff, {})).list).toEqual([]);
});

test('third-party teachers come in, never those who teach already; a star outlives the sheet', async () => {
  const { studentPerson } = await openTeaching('third');
  const markerPerson = await school.person({ role: 'teacher', username: 'third-marker' });
  await school.db.run(sql`insert into teacher_student (teacher_id, student_id, has_star, since, kind)
    values (${markerPerson.id}, ${studentPerson.id}, true, ${school.clock.now()}, 'none')`);
  const rows = ['third-student,third-marker', 'third-student,third-teacher'];
  const sheet = ['student,third-party teacher', ...rows].join('\n');
  const readKinds = () =>
    school.db.rows(
      sql`select kind, has_star from teacher_student where student_id = ${studentPerson.id} order by has_star`,
      { kind: z.string(), hasStar: z.boolean() },
    );
  const before = await readKinds();
  const planned = await plan(sheet, { subject: 'thirdParty' });
  expect((await listRows(planned.changeSetId)).map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    ...['made', 'alreadyTeaches'],
  ]);
  await apply(planned.changeSetId);
  expect(await readKinds()).toEqual([
    { kind: 'own', hasStar: false },
    { kind: 'thirdParty', hasStar: true },
  ]);
  expect((await plan(sheet, { subject: 'thirdParty' })).counts).toMatchObject({ made: 0, same: 1 });
  expect((await undo(planned.changeSetId)).counts.stays).toBe(0);
  expect(await readKinds()).toEqual(before);
});

test('standing extra time lengthens every test that is given from then on, until a sheet or undoing ends it', async () => {
  const work = await anAssignment(school, { kind: 'test' });
  const [first, second] = work.students;
  const name = (index: number) => work.students[index]?.username ?? '';
  const readMinutes = async (id: number) =>
    (await work.teacher.ask(getAssignedTest, { id })).recipients
      .filter(({ studentId }) => studentId === first?.id)
      .map(({ extraMinutes }) => extraMinutes);
  const rows = [`${name(0)},0030 分钟`, `${name(1)},-5`, `${name(1)},601`, `${name(1)},half`];
  const planned = await plan(['学生,延长分钟数', ...rows].join('\n'), { subject: 'extraTime' });
  expect((await listRows(planned.changeSetId)).map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    ...['made', 'minutesInvalid', 'minutesInvalid', 'minutesInvalid'],
  ]);
  await apply(planned.changeSetId);
  expect(await head.ask(getSchoolPerson, { personId: first?.id ?? 0 })).toMatchObject({ extraMinutes: 30 });
  expect(await head.ask(getSchoolPerson, { personId: second?.id ?? 0 })).toMatchObject({ extraMinutes: 0 });
  expect(await readMinutes(work.id)).toEqual([0]);

  const give = async (isForJoiners: boolean) => {
    const { id } = await work.teacher.send(testCalls.createAssignment, {
      ...{ ...newRequestId(), title: 'Later', setIds: [work.setId], classIds: [work.classId], isForJoiners },
      beginsAt: school.clock.now().toISOString(),
      deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
    });
    return id;
  };
  const later = await give(true);
  expect(await readMinutes(later)).toEqual([30]);
  const joiner = await school.person({ role: 'student', username: 'time-joiner' });
  const more = await plan('student,extra minutes\ntime-joiner,45', { subject: 'extraTime' });
  await apply(more.changeSetId);
  await head.send(joinSchoolClass, { ...newRequestId(), classId: work.classId, studentIds: [joiner.id] });
  const { recipients } = await work.teacher.ask(getAssignedTest, { id: later });
  expect(recipients.find(({ studentId }) => studentId === joiner.id)).toMatchObject({ extraMinutes: 45 });

  const ended = await plan(`student,extra minutes\n${name(0)},0`, { subject: 'extraTime' });
  expect(ended.counts).toMatchObject({ changed: 1 });
  await apply(ended.changeSetId);
  expect(await readMinutes(await give(false))).toEqual([0]);
  expect((await undo(ended.changeSetId)).counts.stays).toBe(0);
  expect(await readMinutes(await give(false))).toEqual([30]);
  expect((await undo(planned.changeSetId)).counts.stays).toBe(0);
  expect(await readMinutes(later)).toEqual([30]);
  expect(await readMinutes(await give(false))).toEqual([0]);
});

test('a sheet sets percentages of every clock too, in exchange for minutes, and undoing brings those back', async () => {
  const { id, username } = await school.person({ role: 'student' });
  const readAmount = async () => {
    const { extraMinutes, extraPercent } = await head.ask(getSchoolPerson, { personId: id });
    return [extraMinutes, extraPercent];
  };
  await apply((await plan(`student,extra time\n${username},30`, { subject: 'extraTime' })).changeSetId);
  const planned = await plan(`student,extra time\n${username},1.5x`, { subject: 'extraTime' });
  const [row] = await listRows(planned.changeSetId);
  expect(row).toMatchObject({
    ...{ outcome: 'changed', changes: [{ field: 'extraMinutes', before: '30', after: '50 %' }] },
  });
  await apply(planned.changeSetId);
  expect(await readAmount()).toEqual([0, 50]);
  expect((await plan(`student,extra time\n${username},50%`, { subject: 'extraTime' })).counts).toMatchObject({
    same: 1,
  });
  expect((await undo(planned.changeSetId)).counts.stays).toBe(0);
  expect(await readAmount()).toEqual([30, 0]);
});

test('a sheet limits extra time by days in either language, and undoing brings the former days back', async () => {
  const { id, username } = await school.person({ role: 'student' });
  const readGrant = async () => {
    const { extraPercent, extraFrom, extraUntil } = await head.ask(getSchoolPerson, { personId: id });
    return [extraPercent, extraFrom, extraUntil];
  };
  const first = await plan(`Student,Extra time,First day,Last day\n${username},50 %,2026-09-01,2027/6/30`, {
    subject: 'extraTime',
  });
  await apply(first.changeSetId);
  expect(await readGrant()).toEqual([50, '2026-09-01', '2027-06-30']);
  const rows = [`${username},50%,,2028年1月15日`, `${username},50%,soon,`, `${username},50%,2026-02-02,2026-02-01`];
  const next = await plan(['学生,延长时间,开始日期,结束日期', ...rows].join('\n'), { subject: 'extraTime' });
  const planned = await listRows(next.changeSetId);
  expect(planned.map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    ...['changed', 'extraDayInvalid', 'extraDaysInverted'],
  ]);
  expect(planned[0]?.changes).toEqual([
    { field: 'extraMinutes', before: '50 %, 2026-09-01 – 2027-06-30', after: '50 %, – 2028-01-15' },
  ]);
  await apply(next.changeSetId);
  expect(await readGrant()).toEqual([50, null, '2028-01-15']);
  expect((await undo(next.changeSetId)).counts.stays).toBe(0);
  expect(await readGrant()).toEqual([50, '2026-09-01', '2027-06-30']);
  expect((await undo(first.changeSetId)).counts.stays).toBe(0);
  expect(await readGrant()).toEqual([0, null, null]);
});
