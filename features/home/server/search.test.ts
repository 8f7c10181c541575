import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeworkCalls, removeRecipients } from '@inkstone/assignments/contract';
import { anAssignment, aRequest } from '@inkstone/assignments/testing';
import { anAssignedCourse } from '@inkstone/courses/testing';
import { aClass } from '@inkstone/people/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { createBook, createAssignedBook } from '@inkstone/textbooks/testing';
import { search } from '../contract.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const foundBy = async (browser: TestBrowser, q: string) => {
  const { homework: assignments, tests, courses, textbooks, ...rest } = await browser.ask(search, { q });
  const { students, papers, questionSets } = rest;
  return {
    homework: assignments.list.map(({ title }) => title),
    tests: tests.list.map(({ title }) => title),
    courses: courses.list.map(({ title }) => title),
    textbooks: textbooks.list.map(({ title }) => title),
    students: students.list.map(({ name }) => name),
    papers: papers.list.map(({ title }) => title),
    questionSets: questionSets.list.map(({ title }) => title),
  };
};

const nothing = {
  homework: [],
  tests: [],
  courses: [],
  textbooks: [],
  students: [],
  papers: [],
  questionSets: [],
};

const getStudent = async (input: Awaited<ReturnType<typeof anAssignment>>, at = 0) => {
  const person = input.students[at];
  if (!person) throw new Error('the class has no such student');
  return school.signIn(person);
};

test('a student finds assignments by title, with class and deadline, in English and Chinese', async () => {
  const input = await anAssignment(school, {
    kind: 'homework',
    title: 'Fractions of Tuesday',
    titleZh: '周二分数练习',
  });
  const student = await getStudent(input);
  const { homework: matches, tests } = await student.ask(search, { q: 'tuesday FRACTIONS' });
  expect(matches).toMatchObject({
    hasMore: false,
    list: [{ id: input.id, kind: 'homework', title: 'Fractions of Tuesday', classes: ['A class'], isWithdrawn: false }],
  });
  expect(Date.parse(matches.list[0]?.deadline ?? '')).toBe(school.clock.now().getTime() + 3 * 3_600_000);
  expect(tests.list).toEqual([]);
  expect((await foundBy(student, '分数')).homework).toHaveLength(1);
  expect((await foundBy(student, '周')).homework).toHaveLength(1);
});

test('tests and homework are separate groups, and full-width characters match', async () => {
  const input = await anAssignment(school, { title: 'Mock（Ｂ）' });
  const student = await getStudent(input);
  for (const q of ['mock（ｂ）', 'Mock(B)', '（Ｂ）'])
    expect(await foundBy(student, q)).toEqual({ ...nothing, tests: ['Mock（Ｂ）'] });
});

test("another person's assignment is never found, by student or teacher", async () => {
  const input = await anAssignment(school, { kind: 'homework', title: 'Osmosis essay' });
  const stranger = await school.signIn(await school.person());
  const otherTeacher = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await foundBy(stranger, 'osmosis')).toEqual(nothing);
  expect(await foundBy(otherTeacher, 'osmosis')).toEqual(nothing);
  expect((await foundBy(input.teacher, 'osmosis')).homework).toEqual(['Osmosis essay']);
});

test('a withdrawn assignment is found by its teacher only, and a deleted one by nobody', async () => {
  const input = await anAssignment(school, { kind: 'homework', title: 'Volcano quiz' });
  const student = await getStudent(input);
  await input.teacher.send(homeworkCalls.withdrawAssignment, { ...aRequest(), id: input.id });
  expect(await foundBy(student, 'volcano')).toEqual(nothing);
  expect((await input.teacher.ask(search, { q: 'volcano' })).homework.list).toMatchObject([
    { title: 'Volcano quiz', isWithdrawn: true },
  ]);
  await input.teacher.send(homeworkCalls.deleteAssignment, { ...aRequest(), id: input.id });
  expect(await foundBy(input.teacher, 'volcano')).toEqual(nothing);
});

test('a student who was removed from the assignment does not find it', async () => {
  const input = await anAssignment(school, { title: 'Glacier notes' });
  const student = await getStudent(input);
  await input.teacher.send(removeRecipients, {
    ...aRequest(),
    id: input.id,
    studentIds: [student.person.id],
  });
  expect(await foundBy(student, 'glacier')).toEqual(nothing);
  expect((await foundBy(await getStudent(input, 1), 'glacier')).tests).toHaveLength(1);
});

test('an assigned textbook is found by its student, and in the bank by people who may read it', async () => {
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  const editionId = await createBook(school, teacher, { name: 'Estuaries', nameZh: '河口' });
  const input = await createAssignedBook(school, { teacher, editionId });
  const [reader] = input.students;
  const second = await school.signIn(await school.person());
  const student = await school.signIn(reader ?? (await school.person()));
  for (const q of ['estuar', '河口'])
    expect(await foundBy(student, q)).toEqual({ ...nothing, textbooks: [expect.any(String)] });
  expect((await student.ask(search, { q: 'estuaries' })).textbooks.list).toMatchObject([
    { id: editionId, annotator: '' },
  ]);
  expect(await foundBy(second, 'estuaries')).toEqual(nothing);
  expect((await foundBy(teacher, '河口')).textbooks).toHaveLength(1);
  const without = await school.signIn(await school.person({ role: 'teacher', permissions: ['index'] }));
  expect(await foundBy(without, '河口')).toEqual(nothing);
});

test('a course is found by its students and by the teacher who assigned it', async () => {
  const input = await anAssignedCourse(school);
  const [first] = input.students;
  const student = await school.signIn(first ?? (await school.person()));
  for (const browser of [student, input.teacher])
    expect((await foundBy(browser, 'reading maps')).courses).toEqual(['Reading maps']);
  expect(await foundBy(await school.signIn(await school.person()), 'maps')).toEqual(nothing);
});

test('wildcard characters are searched literally', async () => {
  const input = await anAssignment(school, { kind: 'homework', title: '100% of a_b \\ c' });
  const student = await getStudent(input);
  for (const q of ['%', '_', '\\', '100%', 'a_b']) expect((await foundBy(student, q)).homework).toHaveLength(1);
  for (const q of ['1%0', 'a%b', 'axb', "' or '1'='1"]) expect((await foundBy(student, q)).homework).toEqual([]);
  const plain = await getStudent(await anAssignment(school, { kind: 'homework', title: 'Plain' }));
  for (const q of ['%', '_', '\\']) expect(await foundBy(plain, q)).toEqual(nothing);
});

test('an empty search finds nothing, and more than a hundred characters are refused', async () => {
  const { teacher } = await anAssignment(school, { title: 'Anything' });
  for (const q of ['', ' ', '　']) expect(await foundBy(teacher, q)).toEqual(nothing);
  expect((await teacher.failed(search, { q: 'x'.repeat(101) })).kind).toBe('invalid');
  expect(await foundBy(teacher, 'x'.repeat(100))).toEqual(nothing);
});

test('five results of each group are returned, newest first, with whether there are more', async () => {
  const first = await anAssignment(school, { kind: 'homework', title: 'Weekly reading 1' });
  const give = (number: number) =>
    first.teacher.send(homeworkCalls.createAssignment, {
      ...aRequest(),
      title: `Weekly reading ${number}`,
      setIds: [first.setId],
      classIds: [first.classId],
      beginsAt: school.clock.now().toISOString(),
      deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
    });
  for (const number of [2, 3, 4, 5]) await give(number);
  expect((await first.teacher.ask(search, { q: 'weekly' })).homework.hasMore).toBe(false);
  await give(6);
  const newest = [6, 5, 4, 3, 2].map((number) => `Weekly reading ${number}`);
  for (const browser of [first.teacher, await getStudent(first)]) {
    const { homework: matches } = await browser.ask(search, { q: 'weekly' });
    expect(matches.hasMore).toBe(true);
    expect(matches.list.map(({ title }) => title)).toEqual(newest);
  }
});

test("a teacher finds own students by name, pinyin and user name, and no colleague's", async () => {
  const pupil = await school.person({ name: 'Lin Xiaohe', nameZh: '林小荷', username: 'xiaohe-l' });
  const room = await aClass(school, { students: [pupil], name: 'Grade 9' });
  const teacher = await school.signIn(room.teacher);
  for (const q of ['xiaohe', '小荷', 'lin xiao', 'xiaohe-l'])
    expect((await teacher.ask(search, { q })).students.list).toEqual([
      { id: pupil.id, name: 'Lin Xiaohe', username: 'xiaohe-l', classes: ['Grade 9'] },
    ]);
  const colleague = await school.signIn(await school.person({ role: 'teacher' }));
  expect((await foundBy(colleague, '小荷')).students).toEqual([]);
  expect(await foundBy(await school.signIn(pupil), '小荷')).toEqual(nothing);
});

test('the bank is found by teachers, not by students', async () => {
  const input = await anAssignment(school, { title: 'Of the bank' });
  const teacher = await foundBy(input.teacher, 'a set');
  expect(teacher.questionSets).toContain('A set');
  expect((await foundBy(await getStudent(input), 'a set')).questionSets).toEqual([]);
});

test('a person without the list of a kind finds nothing of that kind', async () => {
  const input = await anAssignment(school, { kind: 'homework', title: 'Sums again' });
  const bare = await school.signIn(await school.person({ role: 'teacher', permissions: [] }));
  expect(await foundBy(bare, 'sums')).toEqual(nothing);
  const candidate = await school.signIn(await school.person({ role: 'candidate' }));
  expect(await foundBy(candidate, 'sums')).toEqual(nothing);
  expect((await foundBy(input.teacher, 'again')).homework).toEqual(['Sums again']);
});

test.each([
  ["Don't look up", 'don’t', 'don´t', 'ｄｏｎ＇ｔ'],
  ['Le Café', 'cafe', 'CAFÉ', 'cafe\u0301'],
  ['分數練習', '分数', '分數', 'fenshu', 'fen shu lian'],
  ['The “quoted” word', '"', '“', '＂'],
  ['A well‑known test', 'well-known', 'well–known'],
  ['第10²题', '10²'],
])('%s is found by every way of typing it', async (title, ...searches) => {
  const student = await getStudent(await anAssignment(school, { kind: 'homework', title }));
  for (const q of searches) expect([q, (await foundBy(student, q)).homework]).toEqual([q, [title]]);
  expect((await foundBy(student, '102')).homework).toEqual([]);
});

test.each(['lv', 'lyu', 'lü', 'lu', 'lvbu', 'lyu bu', '呂', '吕'])('%s finds the student 吕布', async (q) => {
  const pupil = await school.person({ name: 'Lü Bu', nameZh: '吕布' });
  const room = await aClass(school, { students: [pupil] });
  const teacher = await school.signIn(room.teacher);
  expect((await teacher.ask(search, { q })).students.list.map(({ id }) => id)).toEqual([pupil.id]);
});

test('the three middle dots are equivalent', async () => {
  const pupil = await school.person({ name: '买买提•阿不都' });
  const room = await aClass(school, { students: [pupil] });
  const teacher = await school.signIn(room.teacher);
  for (const q of ['买买提·阿不都', '买买提•阿不都', '买买提・阿不都', '买买提阿不都'])
    expect((await teacher.ask(search, { q })).students.list).toHaveLength(1);
});

test('matches in the name come before those by pronunciation only, and are labelled', async () => {
  const first = await anAssignment(school, { kind: 'homework', title: 'Li reads aloud' });
  const give = (title: string) =>
    first.teacher.send(homeworkCalls.createAssignment, {
      ...aRequest(),
      title,
      setIds: [first.setId],
      classIds: [first.classId],
      beginsAt: school.clock.now().toISOString(),
      deadline: new Date(school.clock.now().getTime() + 3_600_000).toISOString(),
    });
  for (const title of ['礼貌', '历史', '力学', '理科', '李白', '丽江']) await give(title);
  const { homework: matches } = await first.teacher.ask(search, { q: 'li' });
  expect(matches.list[0]?.title).toBe('Li reads aloud');
  expect([matches.hasMore, matches.isNamed]).toEqual([true, true]);
  expect((await first.teacher.ask(search, { q: 'lishi' })).homework).toMatchObject({
    isNamed: false,
    list: [{ title: '历史' }],
  });
});
