import { wholeBank } from '@inkstone/bank/server';
import { findRecipientAssignment } from '@inkstone/assignments/server';
import {
  courses,
  courseStory,
  type Course,
  type CourseAssignment,
  type CourseLesson,
  type Question,
  type Viewer,
} from '@inkstone/content';
import { assignCourse, createBankCourse, listLessons, mergeProgress } from '@inkstone/courses/server';
import { expandStudents } from '@inkstone/people/server';
import { replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { seedFile } from './bank.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { getRightAnswer, getWrongAnswer, isObjective } from './simulated-answers.ts';
import { requireId } from './people.ts';
import { createRandom } from './simulate.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

/** A seeded course with its lesson ids, in order. */
interface SeededCourse {
  courseId: number;
  lessonIds: readonly number[];
}

const seedLesson = async (seeding: Seeding, seeded: SeededSchool, ownerId: number, lesson: CourseLesson) => {
  const seedLessonFile = async (name: string): Promise<number> => {
    const file = { folder: 'courses/files' as const, name, maxBytes: fileMaxBytes };
    return (await seedFile(seeding, file, { ownerId, usedBy: 'course' })).id;
  };
  return {
    title: lesson.title.en,
    titleZh: lesson.title.zh,
    video: await seedLessonFile(lesson.video),
    poster: await seedLessonFile(lesson.poster),
    captionsEn: await seedLessonFile(lesson.captions.en),
    captionsZh: await seedLessonFile(lesson.captions.zh),
    seconds: lesson.seconds,
    cues: lesson.cues.map(({ at, set }) => ({ at, setId: requireId(seeded.bank.sets, set.code) })),
  };
};

const seedCourse = async (seeding: Seeding, seeded: SeededSchool, course: Course): Promise<SeededCourse> => {
  const now = momentAt(seeding.now, courseStory.made);
  const ownerId = requireId(seeded.people.people, course.owner);
  const lessons = [];
  for (const lesson of course.lessons) lessons.push(await seedLesson({ ...seeding, now }, seeded, ownerId, lesson));
  const result = await createBankCourse(
    seeding.tx,
    { owner: { ...wholeBank, personId: ownerId }, now },
    {
      ...{ name: course.title.en, nameZh: course.title.zh, summary: course.summary.en, summaryZh: course.summary.zh },
      ...{ programme: course.programme, subject: course.subject, lessons },
    },
  );
  if ('code' in result) throw new Error(`lesson ${result.number} of ${course.code}: ${result.code}`);
  const lessonIds = (await listLessons(seeding.tx, result.revisionId)).map(({ id }) => id);
  return { courseId: result.courseId, lessonIds };
};

const seedAssignment = async (
  seeding: Seeding,
  seeded: SeededSchool,
  assignment: CourseAssignment,
  courseId: number,
): Promise<number> => {
  const { tx, now } = seeding;
  const teacherId = requireId(seeded.people.people, assignment.teacher);
  const classIds = assignment.classes.map((code) => requireId(seeded.people.classes, code));
  const { students } = await expandStudents(tx, { teacherId, studentIds: [], classIds });
  const createdAt = momentAt(now, assignment.assignedAt);
  const created = await assignCourse(tx, {
    ...{ courseId, practiceMode: assignment.practiceMode, fastestPercent: 200, students, classIds },
    row: {
      teacherId,
      beginsAt: momentAt(now, assignment.begins),
      deadline: momentAt(now, assignment.deadline),
      ...{ maxListens: null, isSelfMarked: false, reportAt: 'submitted' as const },
      teacherMessage: assignment.message.zh,
      createdAt,
    },
  });
  if (typeof created === 'string') throw new Error(`${assignment.course}: ${created}`);
  const { assignmentId, recipientIds, row } = created;
  const studentIds = students.map(({ studentId }) => studentId);
  await seeding.at(createdAt).emit('assignment.created', { ...row, assignmentId, recipientIds, studentIds });
  return assignmentId;
};

const toAnswer = (question: Question, viewer: Viewer) => {
  if (!isObjective(question)) throw new Error(`${question.code} is marked by a teacher`);
  const isWrong = viewer.wrong?.includes(question.code) ?? false;
  return isWrong
    ? getWrongAnswer(question, createRandom(`${viewer.student} ${question.code}`))
    : getRightAnswer(question);
};

/** Builds a student's journal: each video watched from the start, its questions answered as they appear. */
const buildJournal = (seeding: Seeding, seeded: SeededSchool, course: Course, viewer: Viewer): PastEvent[] => {
  let at = momentAt(seeding.now, viewer.began).getTime();
  const past: PastEvent[] = [
    { event: { kind: 'started' }, at: new Date(at) },
    { event: { kind: 'section-entered', sectionId: 'select' }, at: new Date(at) },
  ];
  const cues = course.lessons.flatMap((lesson) => lesson.cues).slice(0, viewer.answered);
  for (const { set } of cues) {
    at += 25_000;
    for (const question of set.questions) {
      const questionId = requireId(seeded.bank.questions, question.code);
      past.push({ event: { kind: 'question-entered', questionId }, at: new Date(at) });
      at += 18_000;
      past.push({ event: { kind: 'answered', questionId, value: toAnswer(question, viewer) }, at: new Date(at) });
    }
  }
  if (viewer.handedIn) past.push({ event: { kind: 'submitted' }, at: new Date(at + 15_000) });
  return past.filter((event) => event.at <= seeding.now);
};

const seedViewer = async (
  seeding: Seeding,
  seeded: SeededSchool,
  viewing: { course: Course; seededCourse: SeededCourse; assignmentId: number; viewer: Viewer },
): Promise<void> => {
  const { course, seededCourse, assignmentId, viewer } = viewing;
  const studentId = requireId(seeded.people.people, viewer.student);
  const sitting = await findRecipientAssignment(seeding.tx, { assignmentId, studentId });
  const past = buildJournal(seeding, seeded, course, viewer);
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${viewer.student} was not assigned ${course.code}`);
  const recipientId = sitting.recipient.id;
  for (const [index, tenths] of viewer.watched.entries()) {
    const lessonId = seededCourse.lessonIds[index];
    if (lessonId === undefined || tenths === 0) continue;
    const position = Math.round((course.lessons[index]?.seconds ?? 0) * tenths);
    await mergeProgress(seeding.tx, { recipientId, lessonId, position, seen: [[0, position]], now: last.at });
  }
  await replayAttempt(seeding.at(last.at), sitting, past);
};

const seedCourseAssignment = async (
  seeding: Seeding,
  seeded: SeededSchool,
  assignment: CourseAssignment,
  all: Map<string, SeededCourse>,
) => {
  const course = courses.find(({ code }) => code === assignment.course);
  const seededCourse = all.get(assignment.course);
  if (!course || !seededCourse) throw new Error(`${assignment.course} is in no bank`);
  const assignmentId = await seedAssignment(seeding, seeded, assignment, seededCourse.courseId);
  for (const viewer of assignment.viewers)
    await seedViewer(seeding, seeded, { course, seededCourse, assignmentId, viewer });
};

/** Seeds video courses: in the bank, assigned, watched and practised. */
export const courseSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => {
  const all = new Map<string, SeededCourse>();
  const assignments = courseStory.assignments.map((assignment) => ({
    startsAt: momentAt(seeding.now, assignment.assignedAt),
    run: () => seedCourseAssignment(seeding, seeded, assignment, all),
  }));
  return [
    {
      startsAt: momentAt(seeding.now, courseStory.made),
      async run() {
        for (const course of courses) all.set(course.code, await seedCourse(seeding, seeded, course));
        seeding.log(`${courses.length} courses assigned to ${courseStory.assignments.length} classes`);
      },
    },
    ...assignments,
  ];
};
