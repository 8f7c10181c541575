import { findSitting } from '@inkstone/assignments/server';
import {
  courseGifts,
  courses,
  coursesMade,
  isObjective,
  rightAnswerOf,
  wrongAnswerOf,
  type Course,
  type CourseGiven,
  type CourseLesson,
  type Question,
  type Viewer,
} from '@inkstone/content';
import { giveCourse, keepCourse, listLessons, mergeProgress } from '@inkstone/courses/server';
import { expandStudents } from '@inkstone/people/server';
import { replayAttempt, type PastEvent } from '@inkstone/taking/server';
import { keepFile } from './bank.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import { chanceOf } from './simulate.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

/** A course of the bank with the ids of its lessons, in order. */
interface KeptCourse {
  courseId: number;
  lessonIds: readonly number[];
}

const keepLesson = async (seeding: Seeding, made: SeededSchool, ownerId: number, it: CourseLesson) => {
  const keep = async (name: string): Promise<number> => {
    const file = { folder: 'courses/files' as const, name, maxBytes: fileMaxBytes };
    return (await keepFile(seeding, file, { ownerId, usedBy: 'course' })).id;
  };
  return {
    title: it.title.en,
    titleZh: it.title.zh,
    video: await keep(it.video),
    poster: await keep(it.poster),
    captionsEn: await keep(it.captions.en),
    captionsZh: await keep(it.captions.zh),
    seconds: it.seconds,
    cues: it.cues.map(({ at, set }) => ({ at, setId: idOf(made.bank.sets, set.code) })),
  };
};

const keepIt = async (seeding: Seeding, made: SeededSchool, it: Course): Promise<KeptCourse> => {
  const now = momentAt(seeding.now, coursesMade);
  const ownerId = idOf(made.people.people, it.owner);
  const lessons = [];
  for (const lesson of it.lessons) lessons.push(await keepLesson({ ...seeding, now }, made, ownerId, lesson));
  const kept = await keepCourse(
    seeding.tx,
    { ownerId, now },
    {
      ...{ name: it.title.en, nameZh: it.title.zh, summary: it.summary.en, summaryZh: it.summary.zh },
      ...{ project: it.programme, subject: it.subject, lessons },
    },
  );
  if ('code' in kept) throw new Error(`lesson ${kept.number} of ${it.code}: ${kept.code}`);
  const lessonIds = (await listLessons(seeding.tx, kept.revisionId)).map(({ id }) => id);
  return { courseId: kept.courseId, lessonIds };
};

const giveIt = async (seeding: Seeding, made: SeededSchool, gift: CourseGiven, courseId: number): Promise<number> => {
  const { tx, now } = seeding;
  const teacherId = idOf(made.people.people, gift.teacher);
  const classIds = gift.classes.map((code) => idOf(made.people.classes, code));
  const { students } = await expandStudents(tx, { teacherId, studentIds: [], classIds });
  const createdAt = momentAt(now, gift.given);
  const given = await giveCourse(tx, {
    ...{ courseId, practiceMode: gift.practiceMode, fastestPercent: 200, students, classIds },
    row: {
      teacherId,
      beginsAt: momentAt(now, gift.begins),
      deadline: momentAt(now, gift.deadline),
      ...{ maxListens: null, isSelfMarked: false, reportAt: 'submitted' as const },
      teacherMessage: gift.message.zh,
      createdAt,
    },
  });
  if (typeof given === 'string') throw new Error(`${gift.course}: ${given}`);
  const { assignmentId, recipientIds, row } = given;
  const studentIds = students.map(({ studentId }) => studentId);
  await seeding.at(createdAt).emit('assignment.given', { ...row, assignmentId, recipientIds, studentIds });
  return assignmentId;
};

const answerOf = (question: Question, viewer: Viewer) => {
  if (!isObjective(question)) throw new Error(`${question.code} is marked by a teacher`);
  const isWrong = viewer.wrong?.includes(question.code) ?? false;
  return isWrong ? wrongAnswerOf(question, chanceOf(`${viewer.student} ${question.code}`)) : rightAnswerOf(question);
};

/** The journal of a student: each film is watched from its beginning, and its questions answered as they come. */
const journalOf = (seeding: Seeding, made: SeededSchool, it: Course, viewer: Viewer): PastEvent[] => {
  let at = momentAt(seeding.now, viewer.began).getTime();
  const past: PastEvent[] = [
    { event: { kind: 'started' }, at: new Date(at) },
    { event: { kind: 'section-entered', sectionId: 'select' }, at: new Date(at) },
  ];
  const cues = it.lessons.flatMap((lesson) => lesson.cues).slice(0, viewer.answered);
  for (const { set } of cues) {
    at += 25_000;
    for (const question of set.questions) {
      const questionId = idOf(made.bank.questions, question.code);
      past.push({ event: { kind: 'question-entered', questionId }, at: new Date(at) });
      at += 18_000;
      past.push({ event: { kind: 'answered', questionId, value: answerOf(question, viewer) }, at: new Date(at) });
    }
  }
  if (viewer.handedIn) past.push({ event: { kind: 'submitted' }, at: new Date(at + 15_000) });
  return past.filter((event) => event.at <= seeding.now);
};

const seedViewer = async (
  seeding: Seeding,
  made: SeededSchool,
  it: { course: Course; kept: KeptCourse; assignmentId: number; viewer: Viewer },
): Promise<void> => {
  const { course, kept, assignmentId, viewer } = it;
  const studentId = idOf(made.people.people, viewer.student);
  const sitting = await findSitting(seeding.tx, { assignmentId, studentId });
  const past = journalOf(seeding, made, course, viewer);
  const last = past.at(-1);
  if (!sitting || !last) throw new Error(`${viewer.student} was not given ${course.code}`);
  const recipientId = sitting.recipient.id;
  for (const [index, tenths] of viewer.watched.entries()) {
    const lessonId = kept.lessonIds[index];
    if (lessonId === undefined || tenths === 0) continue;
    const position = Math.round((course.lessons[index]?.seconds ?? 0) * tenths);
    await mergeProgress(seeding.tx, { recipientId, lessonId, position, seen: [[0, position]], now: last.at });
  }
  await replayAttempt(seeding.at(last.at), sitting, past);
};

const tellGift = async (seeding: Seeding, made: SeededSchool, gift: CourseGiven, all: Map<string, KeptCourse>) => {
  const course = courses.find(({ code }) => code === gift.course);
  const kept = all.get(gift.course);
  if (!course || !kept) throw new Error(`${gift.course} is in no bank`);
  const assignmentId = await giveIt(seeding, made, gift, kept.courseId);
  for (const viewer of gift.viewers) await seedViewer(seeding, made, { course, kept, assignmentId, viewer });
};

/** Video courses put into the bank, given, watched and practised. */
export const courseSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => {
  const all = new Map<string, KeptCourse>();
  const gifts = courseGifts.map((gift) => ({
    given: momentAt(seeding.now, gift.given),
    run: () => tellGift(seeding, made, gift, all),
  }));
  return [
    {
      given: momentAt(seeding.now, coursesMade),
      async run() {
        for (const it of courses) all.set(it.code, await keepIt(seeding, made, it));
        seeding.log(`${courses.length} courses given to ${courseGifts.length} classes`);
      },
    },
    ...gifts,
  ];
};
