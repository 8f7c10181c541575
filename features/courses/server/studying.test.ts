import { randomUUID } from 'node:crypto';
import { givenCourses } from '@inkstone/assignments/contract';
import { homeworkReport, homeworkReportTeacher } from '@inkstone/reports/contract';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/server/testing';
import { checkCourse, startAttempt } from '@inkstone/taking/contract';
import { sit, type GivenWork } from '@inkstone/taking/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { destroyCourse, givenCourseDetail, myCourseDetail, myCourses, saveProgress } from '../contract.ts';
import { aGivenCourse, type GivenToClass } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const press = () => ({ requestId: randomUUID() });

const given = async (mode: 'sync' | 'watchFirst' = 'sync') => {
  const course = await aGivenCourse(school, { practiceMode: mode });
  const [person] = course.students;
  if (!person) throw new Error('nobody got the course');
  return { ...course, student: await school.signIn(person), person };
};

const lessonOf = async (student: TestBrowser, id: number, index = 0) => {
  const { lessons } = await student.ask(myCourseDetail, { id });
  const lesson = lessons[index];
  if (!lesson) throw new Error('no such lesson');
  return lesson;
};

const sitIt = ({
  id,
  teacher,
  student,
  person,
  questionIds,
}: GivenToClass & { student: TestBrowser; person: GivenWork['studentPerson'] }) =>
  sit(school, { teacher, student, studentPerson: person, assignmentId: id, questionIds, kind: 'course' });

describe('a student’s course', () => {
  test('is listed with its assigner, mode and progress, and shows lessons without keys', async () => {
    const it = await given('watchFirst');
    const { list, counts } = await it.student.ask(myCourses, { search: '地图' });
    expect(counts).toMatchObject({ all: 1, onGoing: 1 });
    expect(list[0]).toMatchObject({ name: 'Reading maps', practiceMode: 'watchFirst', lessons: 2, watched: 0 });

    const detail = await it.student.ask(myCourseDetail, { id: it.id });
    expect(detail.lessons).toHaveLength(2);
    expect(detail.lessons[0]).toMatchObject({ number: 1, seconds: 100, position: 0, percent: 0, seen: [] });
    expect(detail.lessons[0]?.cues).toMatchObject([{ at: 40, setId: it.setIds[0], questions: 2 }]);
    expect(JSON.stringify(detail)).not.toMatch(/"key"|explanation/);
  });

  test('is nobody else’s', async () => {
    const it = await given();
    const other = await school.signIn(await school.person());
    const { lessonId } = await lessonOf(it.student, it.id);

    expect((await other.failed(myCourseDetail, { id: it.id })).kind).toBe('notFound');
    const progress = { id: it.id, lessonId, position: 1, seen: [] };
    expect((await other.failed(saveProgress, progress)).kind).toBe('notFound');
  });
});

describe('watching', () => {
  test('joins what was played, in whatever order and however often it comes', async () => {
    const it = await given();
    const { lessonId } = await lessonOf(it.student, it.id);
    const say = (position: number, ...seen: [number, number][]) =>
      it.student.send(saveProgress, {
        ...{ id: it.id, lessonId, position },
        seen: seen.map(([from, to]) => ({ from, to })),
      });

    await say(30, [20, 30]);
    await say(10, [0, 10], [5, 10]);
    expect(await say(10, [0, 10])).toMatchObject({
      percent: 20,
      seen: [
        { from: 0, to: 10 },
        { from: 20, to: 30 },
      ],
    });
    expect(await say(95.5, [10, 20], [90, 5000])).toMatchObject({ percent: 40 });
    expect(await lessonOf(it.student, it.id)).toMatchObject({ position: 95.5, percent: 40 });
    const { recipients, lessons } = await it.teacher.ask(givenCourseDetail, { id: it.id });
    expect(recipients[0]).toMatchObject({ watched: 20, lessons: [{ lessonId, percent: 40, seconds: 40 }] });
    expect(lessons.map(({ watched }) => watched)).toEqual([40, 0]);
  });

  test('of a lesson of another course is not found', async () => {
    const [it, other] = [await given(), await given()];
    const { lessonId } = await lessonOf(other.student, other.id);

    const progress = { id: it.id, lessonId, position: 1, seen: [] };
    expect((await it.student.failed(saveProgress, progress)).kind).toBe('notFound');
  });
});

describe('practising', () => {
  test('is an attempt: cues are answered in any order, handed in, scored and reported to both', async () => {
    const it = await given();
    const [first = 0, second = 0, third = 0] = it.questionIds;
    const window = await sitIt(it);
    const { sections } = window.start.blueprint as { sections: { id: string; parts: { sets: { id: number }[] }[] }[] };
    expect(sections[0]?.parts.flatMap(({ sets }) => sets.map(({ id }) => id))).toEqual(it.setIds);

    await window.say({ kind: 'started' }, { kind: 'section-entered', sectionId: sections[0]?.id ?? '' });
    await window.say({ kind: 'answered', questionId: third, value: 'C' });
    await window.say(
      { kind: 'answered', questionId: first, value: 'C' },
      { kind: 'answered', questionId: second, value: 'A' },
    );
    expect(await it.student.refused(homeworkReport, { id: it.id })).toBe('report.notHandedIn');
    await window.handIn();

    const report = await it.student.ask(homeworkReport, { id: it.id });
    expect(report).toMatchObject({ kind: 'course', right: 2, wrong: 1, blank: 1 });
    const taught = await it.teacher.ask(homeworkReportTeacher, { id: it.id, stuId: it.person.id });
    expect(taught.questions).toHaveLength(4);
    const { recipients } = await it.teacher.ask(givenCourseDetail, { id: it.id });
    expect(recipients[0]).toMatchObject({ state: 'complete', answered: 3, accuracy: 50 });
    expect(await it.student.ask(checkCourse, { id: it.id })).toMatchObject({ status: 'handedIn', reportOpen: true });
    expect((await it.student.ask(myCourses, { filter: 'complete' })).total).toBe(1);
  });

  test('of one kind is not begun under another name', async () => {
    const it = await given();
    const start = { id: it.id, windowId: randomUUID() };

    expect((await it.student.failed(startAttempt, { ...start, kind: 'homework' })).kind).toBe('notFound');
  });
});

describe('a course that was taken away', () => {
  test.each([
    ['withdrawn', 'The course has been withdrawn by the teacher.'],
    ['deleted', 'The course has been deleted by the teacher.'],
  ] as const)('says so where it was %s', async (end, sentence) => {
    const it = await given();
    const { lessonId } = await lessonOf(it.student, it.id);
    if (end === 'withdrawn') await it.teacher.send(givenCourses.revoke, { ...press(), id: it.id });
    else await it.teacher.send(destroyCourse, { ...press(), id: it.id });

    expect(await it.student.ask(checkCourse, { id: it.id })).toMatchObject({ status: end, message: sentence });
    expect(await it.student.refused(myCourseDetail, { id: it.id })).toBe(`course.${end}`);
    const progress = { id: it.id, lessonId, position: 1, seen: [] };
    expect(await it.student.refused(saveProgress, progress)).toBe(`course.${end}`);
    const start = { kind: 'course' as const, id: it.id, windowId: randomUUID() };
    expect(await it.student.refused(startAttempt, start)).toBe(`course.${end}`);
    expect((await it.student.ask(myCourses, {})).total).toBe(0);
  });

  test('or archived takes no answers and still shows its films', async () => {
    const it = await given();
    school.clock.pass({ hours: 3 + 48 });
    it.student = await school.signIn(it.person);

    expect(await it.student.ask(checkCourse, { id: it.id })).toMatchObject({ status: 'archived' });
    expect((await it.student.ask(myCourseDetail, { id: it.id })).course).toMatchObject({ isArchived: true });
    const start = { kind: 'course' as const, id: it.id, windowId: randomUUID() };
    expect(await it.student.refused(startAttempt, start)).toBe('assignment.archived');
  });
});
