import { randomUUID } from 'node:crypto';
import { assignedCourseCalls } from '@inkstone/assignments/contract';
import { getMyHomeworkReport, getStudentReport } from '@inkstone/reports/contract';
import { updateNames } from '@inkstone/session/server';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { checkCourseStatus, startAttempt } from '@inkstone/taking/contract';
import { openAttemptDriver, type AssignmentFixture } from '@inkstone/taking/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteCourse, getAssignedCourse, getMyCourse, listMyCourses, saveProgress } from '../contract.ts';
import { anAssignedCourse, type ClassCourse } from '../testing.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const press = () => ({ requestId: randomUUID() });

const assignCourse = async (mode: 'sync' | 'watchFirst' = 'sync') => {
  const course = await anAssignedCourse(school, { practiceMode: mode });
  const [person] = course.students;
  if (!person) throw new Error('nobody got the course');
  return { ...course, student: await school.signIn(person), person };
};

const fetchLesson = async (student: TestBrowser, id: number, index = 0) => {
  const { lessons } = await student.ask(getMyCourse, { id });
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
}: ClassCourse & { student: TestBrowser; person: AssignmentFixture['studentPerson'] }) =>
  openAttemptDriver(school, { teacher, student, studentPerson: person, assignmentId: id, questionIds, kind: 'course' });

describe('a student’s course', () => {
  test('is listed with its assigner, mode and progress, and shows lessons without keys', async () => {
    const course = await assignCourse('watchFirst');
    const { list, counts } = await course.student.ask(listMyCourses, { search: '地图' });
    expect(counts).toMatchObject({ all: 1, onGoing: 1 });
    expect(list[0]).toMatchObject({ name: 'Reading maps', practiceMode: 'watchFirst', lessons: 2, watched: 0 });

    const detail = await course.student.ask(getMyCourse, { id: course.id });
    expect(detail.lessons).toHaveLength(2);
    expect(detail.lessons[0]).toMatchObject({ number: 1, seconds: 100, position: 0, percent: 0, seen: [] });
    expect(detail.lessons[0]?.cues).toMatchObject([{ at: 40, setId: course.setIds[0], questions: 2 }]);
    expect(JSON.stringify(detail)).not.toMatch(/"key"|explanation/);
  });

  test('is searched by name and by its state', async () => {
    const course = await assignCourse();
    const find = async (input: { search?: string; filter?: 'onGoing' | 'complete' }) =>
      (await course.student.ask(listMyCourses, input)).total;

    expect(await find({ search: 'MAPS' })).toBe(1);
    expect(await find({ search: '地图', filter: 'onGoing' })).toBe(1);
    expect(await find({ search: 'rivers' })).toBe(0);
    expect(await find({ filter: 'complete' })).toBe(0);
  });

  test('has its assigner and its practice mode', async () => {
    const course = await assignCourse('watchFirst');
    const names = { name: 'Ms. Wu', nameZh: '吴老师', sortName: 'wu' };
    await school.tx((tx) => updateNames(tx, { personId: course.teacher.person.id }, names));
    const [row] = (await course.student.ask(listMyCourses, {})).list;

    expect(row).toMatchObject({ assigner: 'Ms. Wu', practiceMode: 'watchFirst' });
  });

  test('is not found by another student', async () => {
    const course = await assignCourse();
    const otherStudent = await school.signIn(await school.person());
    const { lessonId } = await fetchLesson(course.student, course.id);

    expect((await otherStudent.failed(getMyCourse, { id: course.id })).kind).toBe('notFound');
    const progress = { id: course.id, lessonId, position: 1, seen: [] };
    expect((await otherStudent.failed(saveProgress, progress)).kind).toBe('notFound');
  });
});

describe('watch progress', () => {
  test('merges played ranges in any order and any number of times', async () => {
    const course = await assignCourse();
    const { lessonId } = await fetchLesson(course.student, course.id);
    const saveWatched = (position: number, ...seen: [number, number][]) =>
      course.student.send(saveProgress, {
        ...{ id: course.id, lessonId, position },
        seen: seen.map(([from, to]) => ({ from, to })),
      });

    await saveWatched(30, [20, 30]);
    await saveWatched(10, [0, 10], [5, 10]);
    expect(await saveWatched(10, [0, 10])).toMatchObject({
      percent: 20,
      seen: [
        { from: 0, to: 10 },
        { from: 20, to: 30 },
      ],
    });
    expect(await saveWatched(95.5, [10, 20], [90, 5000])).toMatchObject({ percent: 40 });
    expect(await fetchLesson(course.student, course.id)).toMatchObject({ position: 95.5, percent: 40 });
    const { recipients, lessons } = await course.teacher.ask(getAssignedCourse, { id: course.id });
    expect(recipients[0]).toMatchObject({ watched: 20, lessons: [{ lessonId, percent: 40, seconds: 40 }] });
    expect(lessons.map(({ watched }) => watched)).toEqual([40, 0]);
  });

  test('of a lesson of another course is not found', async () => {
    const [course, otherCourse] = [await assignCourse(), await assignCourse()];
    const { lessonId } = await fetchLesson(otherCourse.student, otherCourse.id);

    const progress = { id: course.id, lessonId, position: 1, seen: [] };
    expect((await course.student.failed(saveProgress, progress)).kind).toBe('notFound');
  });
});

describe('a practice attempt', () => {
  test('accepts cues in any order, is handed in, scored and reported to student and teacher', async () => {
    const course = await assignCourse();
    const [first = 0, second = 0, third = 0] = course.questionIds;
    const window = await sitIt(course);
    const { sections } = window.start.blueprint as { sections: { id: string; parts: { sets: { id: number }[] }[] }[] };
    expect(sections[0]?.parts.flatMap(({ sets }) => sets.map(({ id }) => id))).toEqual(course.setIds);

    await window.sendEvents({ kind: 'started' }, { kind: 'section-entered', sectionId: sections[0]?.id ?? '' });
    await window.sendEvents({ kind: 'answered', questionId: third, value: 'C' });
    await window.sendEvents(
      { kind: 'answered', questionId: first, value: 'C' },
      { kind: 'answered', questionId: second, value: 'A' },
    );
    expect(await course.student.refused(getMyHomeworkReport, { id: course.id })).toBe('report.notHandedIn');
    await window.submit();

    const report = await course.student.ask(getMyHomeworkReport, { id: course.id });
    expect(report).toMatchObject({ kind: 'course', right: 2, wrong: 1, blank: 1 });
    const taught = await course.teacher.ask(getStudentReport, { id: course.id, studentId: course.person.id });
    expect(taught.questions).toHaveLength(4);
    const { recipients } = await course.teacher.ask(getAssignedCourse, { id: course.id });
    expect(recipients[0]).toMatchObject({ state: 'complete', answered: 3, accuracy: 50 });
    expect(await course.student.ask(checkCourseStatus, { id: course.id })).toMatchObject({
      status: 'handedIn',
      reportOpen: true,
    });
    expect((await course.student.ask(listMyCourses, { filter: 'complete' })).total).toBe(1);
  });

  test('cannot be begun as another kind', async () => {
    const course = await assignCourse();
    const start = { id: course.id, windowId: randomUUID() };

    expect((await course.student.failed(startAttempt, { ...start, kind: 'homework' })).kind).toBe('notFound');
  });
});

describe('a withdrawn course', () => {
  test.each([
    ['withdrawn', 'The course has been withdrawn by the teacher.'],
    ['deleted', 'The course has been deleted by the teacher.'],
  ] as const)('says so where it was %s', async (end, sentence) => {
    const course = await assignCourse();
    const { lessonId } = await fetchLesson(course.student, course.id);
    if (end === 'withdrawn')
      await course.teacher.send(assignedCourseCalls.withdrawAssignment, { ...press(), id: course.id });
    else await course.teacher.send(deleteCourse, { ...press(), id: course.id });

    expect(await course.student.ask(checkCourseStatus, { id: course.id })).toMatchObject({
      status: end,
      message: sentence,
    });
    expect(await course.student.refused(getMyCourse, { id: course.id })).toBe(`course.${end}`);
    const progress = { id: course.id, lessonId, position: 1, seen: [] };
    expect(await course.student.refused(saveProgress, progress)).toBe(`course.${end}`);
    const start = { kind: 'course' as const, id: course.id, windowId: randomUUID() };
    expect(await course.student.refused(startAttempt, start)).toBe(`course.${end}`);
    expect((await course.student.ask(listMyCourses, {})).total).toBe(0);
  });

  test('or an archived one accepts no answers and still shows its films', async () => {
    const course = await assignCourse();
    school.clock.pass({ hours: 3 + 48 });
    course.student = await school.signIn(course.person);

    expect(await course.student.ask(checkCourseStatus, { id: course.id })).toMatchObject({ status: 'archived' });
    expect((await course.student.ask(getMyCourse, { id: course.id })).course).toMatchObject({ isArchived: true });
    const start = { kind: 'course' as const, id: course.id, windowId: randomUUID() };
    expect(await course.student.refused(startAttempt, start)).toBe('assignment.archived');
  });
});
