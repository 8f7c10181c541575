import { randomUUID } from 'node:crypto';
import { insertFile } from '@inkstone/bank/server';
import { aSet } from '@inkstone/bank/testing';
import { aClass } from '@inkstone/people/testing';
import type { TestBrowser, TestPerson, TestSchool } from '@inkstone/testing';
import { createCourse } from './contract.ts';
import type { PracticeMode } from './contract.ts';

/** Inserts a stored file without bytes: a video, or a picture or captions by another MIME type. */
export const aFile = (school: TestSchool, ownerId: number, mime = 'video/webm'): Promise<number> =>
  insertFile(school.db, {
    key: `00/${randomUUID().replaceAll('-', '').slice(0, 30)}`,
    name: 'film',
    mime,
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    ownerId,
    createdAt: school.clock.now(),
    usedBy: null,
  });

/** Ids of the sets of a course, one for each lesson. */
interface CourseDraft {
  setIds: readonly number[];
  name?: string;
  nameZh?: string;
}

/** Creates a course with videos of 100 seconds, with a set at the 40th second of each. */
export const aCourse = async (
  school: TestSchool,
  teacher: TestBrowser,
  { setIds, name = 'Reading maps', nameZh = '读地图' }: CourseDraft,
): Promise<{ courseId: number; films: number[] }> => {
  const films: number[] = [];
  for (const _ of setIds) films.push(await aFile(school, teacher.person.id));
  const { id } = await teacher.send(createCourse, {
    what: 'course',
    requestId: randomUUID(),
    name,
    nameZh,
    lessons: setIds.map((setId, index) => ({
      title: `Lesson ${index + 1}`,
      video: films[index] ?? 0,
      seconds: 100,
      cues: [{ at: 40, setId }],
    })),
  });
  return { courseId: id, films };
};

/** A course assigned to a class, with its teacher signed in. */
export interface ClassCourse {
  id: number;
  courseId: number;
  classId: number;
  setIds: number[];
  questionIds: number[];
  teacher: TestBrowser;
  students: TestPerson[];
}

/** Assigns a course of two lessons, each with a set of two choice questions, to a class, open for three hours. */
export const anAssignedCourse = async (
  school: TestSchool,
  { practiceMode = 'sync' as PracticeMode, students = 1 } = {},
): Promise<ClassCourse> => {
  const room = await aClass(school, { students });
  const sets = [await aSet(school), await aSet(school)];
  const teacher = await school.signIn(room.teacher);
  const setIds = sets.map(({ setId }) => setId);
  const { courseId } = await aCourse(school, teacher, { setIds });
  const now = school.clock.now().getTime();
  const { id } = await teacher.send(createCourse, {
    requestId: randomUUID(),
    courseId,
    practiceMode,
    classIds: [room.id],
    beginsAt: new Date(now).toISOString(),
    deadline: new Date(now + 3 * 3_600_000).toISOString(),
  });
  const questionIds = sets.flatMap((set) => set.questionIds);
  return { id, courseId, classId: room.id, setIds, questionIds, teacher, students: room.students };
};
