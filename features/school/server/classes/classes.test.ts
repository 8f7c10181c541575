import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { aClass } from '@inkstone/people/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  addSchoolClass,
  changeSchoolClass,
  closeSchoolClass,
  getSchoolClass,
  joinSchoolClass,
  leaveSchoolClass,
  listClassCandidates,
  listClassNamesakes,
  listSchoolClasses,
  moveSchoolStudents,
  type ClassDraft,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let office: TestBrowser;
let head: TestBrowser;
let teacher: TestPerson;
beforeAll(async () => {
  school = await openSchool();
  const permissions = permissionPresets.office;
  office = await school.signIn(await school.person({ role: 'staff', permissions, name: 'Office', username: 'office' }));
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
  teacher = await school.person({ role: 'teacher', name: 'Qiao Lin', username: 'qiaolin' });
});
afterAll(() => school.close());

const aDraft = (draft: Partial<ClassDraft> = {}): ClassDraft => ({
  ...{ name: 'Reading, Monday', nameZh: '周一阅读班', teacherId: teacher.id, colleagueIds: [] },
  ...draft,
});
const add = async (draft: Partial<ClassDraft> = {}): Promise<number> =>
  (await office.send(addSchoolClass, { ...newRequestId(), ...aDraft(draft) })).classId;
const press = (classId: number, ...people: TestPerson[]) => ({
  ...newRequestId(),
  ...{ classId, studentIds: people.map(({ id }) => id) },
});
const namesIn = async (classId: number, part: 'members' | 'left' = 'members') =>
  (await office.ask(getSchoolClass, { classId, part })).list.map(({ username }) => username);

test('a class that is added is found by its names and by its teachers, in either language and pinyin', async () => {
  const colleague = await school.person({ role: 'guide', name: 'Shen Yue', nameZh: '沈悦', username: 'shenyue' });
  const classId = await add({ name: 'Algebra, Friday', nameZh: '周五代数班', colleagueIds: [colleague.id] });

  for (const search of ['algebra', '代数', 'zhouwu', '沈悦', 'shenyue', 'qiaolin']) {
    const { list } = await office.ask(listSchoolClasses, { search, pageNum: 50 });
    expect({ search, ids: list.map(({ id }) => id) }).toMatchObject({
      ids: expect.arrayContaining([classId]) as number[],
    });
  }
  expect((await office.ask(listSchoolClasses, { search: 'geometry' })).total).toBe(0);
  const { teachers, edition, history } = await office.ask(getSchoolClass, { classId });
  expect(teachers).toMatchObject([
    { username: 'qiaolin', isGuide: false, isActive: true },
    { username: 'shenyue', isGuide: true, isActive: true },
  ]);
  expect(edition).toBe(1);
  expect(history).toMatchObject([{ action: 'class.added', actorName: 'Office' }]);
});

test('only people who may teach, in use, teach in a class, and a name of invisible signs is none', async () => {
  const student = await school.person();
  const refused = (draft: Partial<ClassDraft>) =>
    office.refused(addSchoolClass, { ...newRequestId(), ...aDraft({ name: 'Never', nameZh: null, ...draft }) });
  expect(await refused({ teacherId: student.id })).toBe('class.teacherUnfit');
  expect(await refused({ colleagueIds: [student.id] })).toBe('class.teacherUnfit');
  expect(await refused({ colleagueIds: [987_654] })).toBe('class.teacherUnfit');
  expect(await refused({ name: '\u200b' })).toBe('class.nameMissing');
  expect((await office.ask(listSchoolClasses, { search: 'never' })).total).toBe(0);
});

test('a change is recorded with what stood before, and a form of an earlier edition is refused', async () => {
  const second = await school.person({ role: 'teacher', username: 'second' });
  const classId = await add({ name: 'Old name', nameZh: null });
  const draft = aDraft({ name: 'New name', nameZh: '新名', teacherId: second.id, colleagueIds: [teacher.id] });
  const change = { classId, edition: 1, ...draft };
  expect(await office.send(changeSchoolClass, { ...newRequestId(), ...change })).toMatchObject({ edition: 2 });
  expect(await head.refused(changeSchoolClass, { ...newRequestId(), ...change })).toBe('class.changedMeanwhile');

  const { name, teachers, history } = await office.ask(getSchoolClass, { classId });
  expect({ name, teachers: teachers.map(({ username }) => username) }).toEqual({
    name: 'New name',
    teachers: ['second', 'qiaolin'],
  });
  expect(history[0]).toMatchObject({
    action: 'class.changed',
    changes: expect.arrayContaining([
      { field: 'name', before: 'Old name', after: 'New name' },
      { field: 'teacher', before: 'qiaolin', after: 'second' },
    ]) as unknown,
  });
  expect((await office.ask(listSchoolClasses, { search: 'old name' })).total).toBe(0);

  await office.send(changeSchoolClass, { ...newRequestId(), ...change, edition: 2, colleagueIds: [] });
  expect((await office.ask(getSchoolClass, { classId })).teachers.map(({ username }) => username)).toEqual(['second']);
});

test('who left the school stays among the teachers of a class until somebody takes them out', async () => {
  const leaver = await school.person({ role: 'teacher', username: 'leaver' });
  const classId = await add({ name: 'With a leaver', colleagueIds: [leaver.id] });
  await school.db.run(sql`update person set left_at = now() where id = ${leaver.id}`);
  const draft = aDraft({ name: 'Renamed', colleagueIds: [leaver.id] });
  await office.send(changeSchoolClass, { ...newRequestId(), classId, edition: 1, ...draft });
  const { teachers } = await office.ask(getSchoolClass, { classId });
  expect(teachers[1]).toMatchObject({ username: 'leaver', isActive: false });
});

test('a class may be called like another, which is told before it is saved', async () => {
  const classId = await add({ name: 'Twins', nameZh: '双胞胎班' });
  for (const names of [{ name: 'TWINS' }, { name: 'Other', nameZh: '双胞胎班' }])
    expect((await office.ask(listClassNamesakes, names)).list.map(({ id }) => id)).toEqual([classId]);
  for (const name of ['Ｔｗｉｎｓ', 'Twins\u200b', '雙胞胎班', 'TWÍNS'])
    expect((await office.ask(listClassNamesakes, { name })).list.map(({ id }) => id)).toEqual([classId]);
  for (const name of ['Twins 2', '100%', 'a\\b'])
    expect((await office.ask(listClassNamesakes, { name })).list).toEqual([]);
  expect((await office.ask(listClassNamesakes, { name: 'twins', classId })).list).toEqual([]);
  expect((await office.ask(listClassNamesakes, { name: 'twin' })).list).toEqual([]);
  expect(await add({ name: 'Twins', nameZh: '双胞胎班' })).not.toBe(classId);
});

test('a closed class stands among the closed, takes nobody in, and runs again once it is reopened', async () => {
  const { id: classId, teacher: own } = await aClass(school, { name: 'Last year' });
  const late = await school.person();
  const close = (isClosed: boolean) => office.send(closeSchoolClass, { ...newRequestId(), classId, isClosed });
  await close(true);
  await close(true);
  expect((await office.ask(listSchoolClasses, { search: 'last year' })).total).toBe(0);
  const { list } = await office.ask(listSchoolClasses, { search: 'last year', state: 'closed' });
  expect(list).toMatchObject([{ id: classId, studentCount: 2, endedAt: expect.any(String) as string }]);
  expect(await office.refused(joinSchoolClass, press(classId, late))).toBe('class.closed');

  await close(false);
  await office.send(joinSchoolClass, press(classId, late));
  const { history, teachers } = await office.ask(getSchoolClass, { classId });
  expect(history.map(({ action }) => action)).toEqual(['class.studentsJoined', 'class.reopened', 'class.closed']);
  expect(teachers.map(({ id }) => id)).toEqual([own.id]);
});

test('students join and leave, and whoever comes again keeps the earlier stay', async () => {
  const classId = await add({ name: 'Comings' });
  const [anqi, dingle] = [await school.person({ username: 'anqi' }), await school.person({ username: 'dingle' })];
  expect(await office.send(joinSchoolClass, press(classId, anqi, dingle))).toMatchObject({ joined: 2 });
  expect(await office.send(joinSchoolClass, press(classId, anqi))).toMatchObject({ joined: 0 });
  const [firstStay] = (await office.ask(getSchoolClass, { classId, search: 'anqi' })).list;

  school.clock.pass({ days: 7 });
  await office.send(leaveSchoolClass, press(classId, anqi));
  expect(await namesIn(classId)).toEqual(['dingle']);
  school.clock.pass({ days: 7 });
  await office.send(joinSchoolClass, press(classId, anqi));
  school.clock.pass({ days: 7 });
  await office.send(leaveSchoolClass, press(classId, anqi));

  const left = await office.ask(getSchoolClass, { classId, part: 'left' });
  expect(left).toMatchObject({ leftCount: 2, total: 2, studentCount: 1 });
  expect(left.list.map(({ username }) => username)).toEqual(['anqi', 'anqi']);
  expect(left.list[1]?.joinedAt).toBe(firstStay?.joinedAt);
  expect(Date.parse(left.list[0]?.joinedAt ?? '') - Date.parse(left.list[1]?.leftAt ?? '')).toBe(7 * 86_400_000);
  expect(await office.refused(leaveSchoolClass, press(classId, anqi, dingle))).toBe('class.memberGone');
  expect(await namesIn(classId)).toEqual(['dingle']);
});

test('only students in use join, and one who cannot keeps the others out', async () => {
  const classId = await add({ name: 'Only students' });
  const student = await school.person();
  expect(await office.refused(joinSchoolClass, press(classId, student, teacher))).toBe('class.studentUnfit');
  expect(await namesIn(classId)).toEqual([]);
});

test('a move ends one stay at the instant at which the other begins, and both classes tell it', async () => {
  const from = await aClass(school, { name: 'From here', students: [await school.person({ username: 'mover' })] });
  const to = await aClass(school, { name: 'To there', nameZh: '到那里' });
  const [mover] = from.students;
  if (!mover) throw new Error('nobody to move');
  school.clock.pass({ days: 1 });
  const move = { ...press(from.id, mover), toClassId: to.id };
  await office.send(moveSchoolStudents, move);

  const left = await office.ask(getSchoolClass, { classId: from.id, part: 'left' });
  const joined = await office.ask(getSchoolClass, { classId: to.id, search: 'mover' });
  expect(left.list).toMatchObject([{ username: 'mover', wentTo: 'To there', cameFrom: null }]);
  expect(joined.list).toMatchObject([{ username: 'mover', cameFrom: 'From here', wentTo: null, leftAt: null }]);
  expect(joined.list[0]?.joinedAt).toBe(left.list[0]?.leftAt);
  for (const { history } of [left, joined])
    expect(history[0]).toMatchObject({
      action: 'class.studentsMoved',
      changes: [
        { field: 'students', before: null, after: 'mover' },
        { field: 'class', before: `From here (${from.id})`, after: `To there / 到那里 (${to.id})` },
      ],
    });
  const stored = await school.db.rows(sql`
    select changes from school_record where action = 'class.studentsMoved' and subject_id = ${from.id}`);
  expect(JSON.stringify(stored)).not.toContain('mover');
  expect(await head.refused(moveSchoolStudents, { ...move, ...newRequestId() })).toBe('class.memberGone');
  const back = { ...press(to.id, mover), toClassId: to.id };
  expect(await office.refused(moveSchoolStudents, back)).toBe('class.sameClass');
  await office.send(closeSchoolClass, { ...newRequestId(), classId: from.id, isClosed: true });
  expect(await office.refused(moveSchoolStudents, { ...back, ...newRequestId(), toClassId: from.id })).toBe(
    'class.closed',
  );
  expect(await namesIn(to.id)).toContain('mover');
});

test('a student who is moved in the middle of a test goes on with it, and it counts for the class where it was given', async () => {
  const given = await anAssignment(school);
  const [mover] = given.students;
  if (!mover) throw new Error('nobody to move');
  const { window } = await beginAs(school, given, 0);
  const to = await aClass(school, { name: 'Meanwhile' });
  await office.send(moveSchoolStudents, { ...press(given.classId, mover), toClassId: to.id });
  await office.send(closeSchoolClass, { ...newRequestId(), classId: given.classId, isClosed: true });
  await window.submit();

  const rows = await school.db.rows(sql`
    select status, class_id, removed_at from recipient where assignment_id = ${given.id} and student_id = ${mover.id}`);
  expect(rows).toEqual([{ status: 'marked', classId: given.classId, removedAt: null }]);
});

test('two administrators who move the same student at once leave the student in one class', async () => {
  const from = await aClass(school, { students: 1 });
  const targets = [await aClass(school, { students: 0 }), await aClass(school, { students: 0 })];
  const results = await Promise.allSettled(
    targets.map(({ id }, index) =>
      (index === 0 ? office : head).send(moveSchoolStudents, { ...press(from.id, ...from.students), toClassId: id }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const members = await Promise.all([from, ...targets].map(({ id }) => namesIn(id)));
  expect(members.flat()).toHaveLength(1);
});

test('people for a class are found by what they would do there, and other permissions open nothing', async () => {
  const student = await school.person({ name: 'Zhou Candidate', username: 'zhoucandidate' });
  const found = async (part: 'teacher' | 'student', search: string) =>
    (await office.ask(listClassCandidates, { part, search })).list.map(({ id }) => id);
  expect(await found('student', 'zhoucandidate')).toEqual([student.id]);
  expect(await found('teacher', 'zhoucandidate')).toEqual([]);
  expect(await found('teacher', 'qiaolin')).toEqual([teacher.id]);

  const people = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_people'] }));
  expect(await people.failed(listSchoolClasses, {})).toMatchObject({ kind: 'forbidden' });
  expect(await office.failed(getSchoolClass, { classId: 987_654 })).toMatchObject({ kind: 'notFound' });
});
