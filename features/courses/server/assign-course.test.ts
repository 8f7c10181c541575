import { randomUUID } from 'node:crypto';
import { assignedCourseCalls, moveBeginTime } from '@inkstone/assignments/contract';
import { aSet } from '@inkstone/bank/testing';
import { listQuestions, type Blueprint } from '@inkstone/exam/blueprint';
import { aClass } from '@inkstone/people/testing';
import { startAttempt } from '@inkstone/taking/contract';
import { createAssignmentFixture } from '@inkstone/taking/testing';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  listAssignableCourses,
  createCourse,
  deleteCourse,
  updateCourse,
  getAssignedCourse,
  listAssignedCourses,
  removeCourseQuestions,
  saveProgress,
} from '../contract.ts';
import { aCourse, aFile, anAssignedCourse } from '../testing.ts';

let school: TestSchool;
let lin: TestBrowser;
let wu: TestBrowser;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  lin = await school.signIn(await school.person({ role: 'teacher' }));
  wu = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const press = () => ({ requestId: randomUUID() });
const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

const aLesson = async (change: object = {}) => ({
  title: 'Symbols',
  video: await aFile(school, lin.person.id),
  seconds: 100,
  cues: [] as { at: number; setId: number }[],
  ...change,
});

describe('a course of the bank', () => {
  test('is created from own films, captions and question sets, and found by words of both titles', async () => {
    const { setId } = await aSet(school, { title: 'Symbols and scale' });
    const captionsZh = await aFile(school, lin.person.id, 'text/vtt; charset=utf-8');
    const lesson = await aLesson({ captionsZh, cues: [{ at: 61.24, setId }] });
    const { id } = await lin.send(createCourse, {
      ...press(),
      what: 'course',
      name: 'Contour lines',
      nameZh: '等高线',
      summary: 'Hills on paper.',
      lessons: [lesson],
    });

    const choices = await wu.ask(listAssignableCourses, { search: '等高' });
    expect(choices).toMatchObject({ total: 1, course: null });
    expect(choices.list[0]).toMatchObject({ courseId: id, name: 'Contour lines', lessons: 1, cues: 1, isMine: false });
    const { course } = await lin.ask(listAssignableCourses, { id });
    expect(course).toMatchObject({ revision: 1, seconds: 100, names: { zh: '等高线' }, isMine: true });
    expect(course?.content[0]).toMatchObject({
      captionsEn: null,
      captionsZh: { id: captionsZh, mime: 'text/vtt; charset=utf-8' },
      cues: [{ at: 61.2, setId, title: 'Symbols and scale', questions: 2 }],
    });
  });

  test('is saved as a new revision, and never over a revision that the editor has not read', async () => {
    const { setId } = await aSet(school);
    const { courseId, films } = await aCourse(school, lin, { setIds: [setId] });
    const again = { what: 'course' as const, courseId, name: 'Maps', lessons: [await aLesson({ video: films[0] })] };

    expect(await lin.send(updateCourse, { ...press(), ...again, revision: 1 })).toMatchObject({
      id: courseId,
      revision: 2,
    });
    expect(await lin.refused(updateCourse, { ...press(), ...again, revision: 1 })).toBe('course.savedMeanwhile');
    expect((await lin.ask(listAssignableCourses, { id: courseId })).course).toMatchObject({ name: 'Maps', cues: 0 });
  });

  test('is read-only for others than its owner', async () => {
    const { courseId } = await aCourse(school, lin, { setIds: [(await aSet(school)).setId] });
    const change = { what: 'course' as const, courseId, revision: 1, name: 'Mine', lessons: [await aLesson()] };

    expect((await wu.failed(updateCourse, { ...press(), ...change })).kind).toBe('notFound');
    expect((await wu.failed(deleteCourse, { ...press(), what: 'course', courseId })).kind).toBe('notFound');
    await lin.send(deleteCourse, { ...press(), what: 'course', courseId });
    expect((await lin.failed(listAssignableCourses, { id: courseId })).kind).toBe('notFound');
  });

  test.each([
    ['another teacher’s film', async () => ({ video: await aFile(school, wu.person.id) }), 'course.fileMissing'],
    ['a picture as a film', async () => ({ video: await aFile(school, lin.person.id, 'image/png') }), 'course.notFilm'],
    ['a film as a still', async () => ({ poster: await aFile(school, lin.person.id) }), 'course.notPoster'],
    [
      'plain text as captions',
      async () => ({ captionsEn: await aFile(school, lin.person.id, 'text/plain; charset=utf-8') }),
      'course.notCaptions',
    ],
    [
      'a question after the end',
      async () => ({ cues: [{ at: 100.1, setId: (await aSet(school)).setId }] }),
      'course.cueLate',
    ],
    ['a missing set', async () => ({ cues: [{ at: 1, setId: 987_654 }] }), 'course.setMissing'],
    [
      'a set twice',
      async () => {
        const { setId } = await aSet(school);
        return {
          cues: [
            { at: 1, setId },
            { at: 2, setId },
          ],
        };
      },
      'course.setTwice',
    ],
  ])('is refused with %s', async (_, change, code) => {
    const lessons = [await aLesson(await change())];

    expect(await lin.refused(createCourse, { ...press(), what: 'course', name: 'Wrong', lessons })).toBe(code);
  });
});

describe('assigning a course', () => {
  test('pins its revision: a later one does not change the assignment', async () => {
    const { setId } = await aSet(school);
    const room = await aClass(school, { teacher: lin.person, students: 2 });
    const { courseId } = await aCourse(school, lin, { setIds: [setId], name: 'Scales' });
    const giving = { courseId, classIds: [room.id], beginsAt: inHours(0), deadline: inHours(5) };
    const { id, recipients } = await lin.send(createCourse, { ...press(), ...giving });
    expect(recipients).toBe(2);
    await lin.send(updateCourse, {
      ...press(),
      ...{ what: 'course', courseId, revision: 1, name: 'Other', lessons: [await aLesson(), await aLesson()] },
    });

    const [beginsAt, now] = [inHours(1), press()];
    expect(await lin.send(moveBeginTime, { ...now, id, beginsAt })).toMatchObject({ beginsAt, changed: 2 });
    const detail = await lin.ask(getAssignedCourse, { id });
    expect(detail.assignment).toMatchObject({ beginsAt, status: 'notYet' });
    expect(detail.assignment).toMatchObject({ name: 'Scales', practiceMode: 'sync', kind: 'course', fastest: 200 });
    expect(detail.lessons).toMatchObject([{ number: 1, title: 'Lesson 1', cues: [{ at: 40, setId }], watched: 0 }]);
    expect(detail.recipients).toHaveLength(2);
  });

  test('can show the key of each answer at once, also where it is given again', async () => {
    const room = await aClass(school, { teacher: lin.person, students: 1 });
    const { courseId } = await aCourse(school, lin, { setIds: [(await aSet(school)).setId], name: 'Instant feedback' });
    const giving = { courseId, classIds: [room.id], beginsAt: inHours(0), deadline: inHours(5) };
    const { id } = await lin.send(createCourse, { ...press(), ...giving, hasInstantFeedback: true });
    const times = { classIds: [room.id], beginsAt: inHours(0), deadline: inHours(9) };
    const again = await lin.send(assignedCourseCalls.repeatAssignment, { ...press(), id, ...times });
    const [person] = room.students;
    if (!person) throw new Error('the class has no student');
    const student = await school.signIn(person);
    for (const courseWork of [id, again.id]) {
      const { assignment } = await lin.ask(getAssignedCourse, { id: courseWork });
      expect(assignment.hasInstantFeedback).toBe(true);
      const start = { kind: 'course' as const, id: courseWork, windowId: randomUUID() };
      const { blueprint } = await student.ask(startAttempt, start);
      const questions = listQuestions(blueprint as Blueprint);
      expect(questions.map(({ hasInstantFeedback }) => hasInstantFeedback)).toEqual([true, true]);
    }
  });

  test('returns a page of students, and the progress of all', async () => {
    const room = await aClass(school, { teacher: lin.person, students: 3 });
    const { courseId } = await aCourse(school, lin, { setIds: [(await aSet(school)).setId] });
    const { id } = await lin.send(createCourse, {
      ...press(),
      ...{ courseId, classIds: [room.id], beginsAt: inHours(0), deadline: inHours(5) },
    });
    const fullDetail = await lin.ask(getAssignedCourse, { id });
    const lessonId = fullDetail.lessons[0]?.lessonId ?? 0;
    const last = room.students.find((person) => person.id === fullDetail.recipients[2]?.studentId);
    if (!last) throw new Error('nobody got the course');
    const student = await school.signIn(last);
    await student.send(saveProgress, { id, lessonId, position: 60, seen: [{ from: 0, to: 60 }] });

    const first = await lin.ask(getAssignedCourse, { id, pageNum: 2 });
    const second = await lin.ask(getAssignedCourse, { id, pageNum: 2, page: 2 });
    expect(first.recipients.map(({ watched }) => watched)).toEqual([0, 0]);
    expect(second.recipients).toMatchObject([{ studentId: last.id, lessons: [{ lessonId }] }]);
    expect(second).toMatchObject({ page: 2, totalPage: 2, total: 3 });
    expect(first.lessons[0]?.watched).toBeGreaterThan(0);
    expect(second.lessons).toEqual(first.lessons);
    expect(second.assignment).toEqual(first.assignment);
  });

  test('is refused without students, dates or questions, and with a deleted set', async () => {
    const { setId } = await aSet(school);
    const room = await aClass(school, { teacher: lin.person });
    const { courseId } = await aCourse(school, lin, { setIds: [setId] });
    const giving = { courseId, classIds: [room.id], beginsAt: inHours(0), deadline: inHours(5) };
    const refused = (change: object) => lin.refused(createCourse, { ...press(), ...giving, ...change });

    expect(await refused({ classIds: [] })).toBe('recipients.none');
    expect(await refused({ deadline: inHours(-1) })).toBe('deadline.beforeBegin');
    expect(await refused({ beginsAt: inHours(-3), deadline: inHours(-1) })).toBe('deadline.past');
    await school.db.run(sql`update question_set set hidden_at = now() where id = ${setId}`);
    expect(await refused({})).toBe('course.setMissing');
    const { id: empty } = await lin.send(createCourse, {
      ...press(),
      ...{ what: 'course', name: 'Films alone', lessons: [await aLesson()] },
    });
    expect(await refused({ courseId: empty })).toBe('course.noCues');
    const failed = await lin.failed(createCourse, { ...press(), ...giving, courseId: 987_654 });
    expect(failed.kind).toBe('notFound');
  });

  test('is idempotent', async () => {
    const room = await aClass(school, { teacher: lin.person });
    const { courseId } = await aCourse(school, lin, { setIds: [(await aSet(school)).setId] });
    const giving = { ...press(), courseId, classIds: [room.id], beginsAt: inHours(0), deadline: inHours(5) };

    expect(await lin.send(createCourse, giving)).toEqual(await lin.send(createCourse, giving));
  });
});

describe('an assigned course', () => {
  test('is listed by status, search and class, with counts', async () => {
    const assignedCourse = await anAssignedCourse(school);
    const { list, counts, total } = await assignedCourse.teacher.ask(listAssignedCourses, {
      search: 'maps',
      classId: assignedCourse.classId,
    });

    expect(total).toBe(1);
    expect(counts).toMatchObject({ onGoing: 1, withdrawn: 0 });
    expect(list[0]).toMatchObject({
      id: assignedCourse.id,
      name: 'Reading maps',
      lessons: 2,
      seconds: 200,
      watched: 0,
      total: 1,
    });
    expect((await wu.ask(listAssignedCourses, {})).list.map(({ id }) => id)).not.toContain(assignedCourse.id);
  });

  test('can change its texts, practice mode and maximum speed', async () => {
    const assignedCourse = await anAssignedCourse(school);
    await assignedCourse.teacher.send(updateCourse, {
      ...press(),
      ...{ id: assignedCourse.id, title: 'Maps again', practiceMode: 'watchFirst', playbackSpeed: 150 },
    });

    const { assignment } = await assignedCourse.teacher.ask(getAssignedCourse, { id: assignedCourse.id });
    expect(assignment).toMatchObject({ title: 'Maps again', practiceMode: 'watchFirst', fastest: 150 });
    expect((await wu.failed(updateCourse, { ...press(), id: assignedCourse.id, title: 'Not mine' })).kind).toBe(
      'notFound',
    );
  });

  test('can remove questions, but not the last', async () => {
    const assignedCourse = await anAssignedCourse(school);
    const [first = 0, ...otherIds] = assignedCourse.questionIds;
    const removal = { ...press(), id: assignedCourse.id, questionIds: [first] };

    expect(await assignedCourse.teacher.send(removeCourseQuestions, removal)).toMatchObject({
      questions: 3,
      rescored: 0,
    });
    const homework = await createAssignmentFixture(school, { kind: 'homework' });
    const elsewhere = { ...press(), id: homework.assignmentId, questionIds: [homework.questionIds[0] ?? 0] };
    expect((await homework.teacher.failed(removeCourseQuestions, elsewhere)).kind).toBe('notFound');
    const rest = { ...press(), id: assignedCourse.id, questionIds: otherIds };
    expect(await assignedCourse.teacher.refused(removeCourseQuestions, rest)).toBe('questions.last');
  });

  test('can move its deadline, be withdrawn once and then deleted', async () => {
    const assignedCourse = await anAssignedCourse(school);
    const { teacher, id } = assignedCourse;

    expect(
      await teacher.send(assignedCourseCalls.moveDeadline, { ...press(), id, deadline: inHours(9) }),
    ).toMatchObject({
      deadline: inHours(9),
      changed: 1,
    });
    expect(await teacher.send(assignedCourseCalls.withdrawAssignment, { ...press(), id })).toMatchObject({
      recipients: 1,
    });
    expect(await teacher.refused(assignedCourseCalls.withdrawAssignment, { ...press(), id })).toBe(
      'assignment.withdrawn',
    );
    expect(await teacher.refused(updateCourse, { ...press(), id, title: 'Late' })).toBe('assignment.withdrawn');
    expect(await teacher.send(deleteCourse, { ...press(), id })).toMatchObject({ recipients: 1 });
    expect(await teacher.refused(deleteCourse, { ...press(), id })).toBe('assignment.deleted');
  });
});
