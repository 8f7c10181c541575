import * as z from 'zod';
import { aliasCall, createCallFactory } from '@inkstone/call';
import { Id, Ids, Instant, integerBetween, NameInput, RequestId } from '@inkstone/base';
import { HasInstantFeedback, IsForJoiners, removeQuestions } from '@inkstone/assignments/contract';
import { inputFields } from '@inkstone/exam/fields';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { CourseRecord, courseFields, LessonFile, PracticeMode } from './shapes.ts';
import { courseAssigner } from './access.ts';

const call = createCallFactory(refusals, legacy);
const invalidatedCalls = ['backend/video/*', 'backend/homework/*'];

const reportAt = z.enum(['submitted', 'closed', 'byHand']);
const maxSpeed = z.int().min(50).max(200);

/** Errors of a course being saved. */
const courseProblemCodes = [
  'course.fileMissing',
  'course.notFilm',
  'course.notPoster',
  'course.notCaptions',
  'course.cueLate',
  'course.setTwice',
  'course.setMissing',
] as const;

const CourseInput = z.object({
  what: z.literal('course').describe('A course for the bank.'),
  requestId: RequestId,
  ...courseFields,
});

const AssignmentInput = z.object({
  what: z.literal('assignment').default('assignment').describe('A course given to students.'),
  requestId: RequestId,
  courseId: Id.describe('The course; it is given as it stands now.'),
  practiceMode: PracticeMode.default('sync').describe(
    'sync: the film waits at each cue for its questions; watchFirst: they come when the film was watched.',
  ),
  title: NameInput.max(200).optional().describe('Title of the assignment; absent: the name of the course.'),
  titleZh: NameInput.max(200)
    .optional()
    .describe('The title for those who read Chinese; absent: the Chinese name of the course.'),
  studentIds: Ids.max(2000).default([]).describe('Single students who get it; absent: none.'),
  classIds: Ids.max(100).default([]).describe('Classes whose present students get it; absent: none.'),
  isForJoiners: IsForJoiners,
  beginsAt: Instant.describe('From when it may be opened.'),
  deadline: Instant.describe('When it is due.'),
  playbackSpeed: maxSpeed
    .default(200)
    .describe('The fastest that its films may be played, in hundredths; absent: 200.'),
  maxListens: z
    .int()
    .min(1)
    .max(20)
    .nullish()
    .describe('How often a recording of its questions may be played; absent or null: as often as wished.'),
  reportAt: reportAt
    .default('submitted')
    .describe('When students may read the report: on handing in, when nobody can answer any more, or by hand.'),
  hasInstantFeedback: HasInstantFeedback.describe(
    'True lets students confirm each answer that a machine scores, see at once whether it is right, with key and explanation, and not change it afterwards; absent: keys come with the report.',
  ),
  teacherMessage: z.string().trim().max(2000).optional().describe('Words to the students; absent: none.'),
});

/** Creates a course of the bank, or assigns one to students. */
export const createCourse = call({
  path: 'backend/video/create',
  method: 'POST',
  effect: 'write',
  summary:
    'Make a course of the bank from uploaded films (what: course), or give one to students and classes; its question sets are pinned as they stand now.',
  access: courseAssigner,
  input: z.union([CourseInput, AssignmentInput]),
  output: z.object({
    id: z.int().describe('The course that was made, or the assignment that was given.'),
    recipients: z.int().describe('Students who got it, each once; 0 for a course of the bank.'),
  }),
  refusals: [...courseProblemCodes, 'course.noCues', 'recipients.none', 'deadline.beforeBegin', 'deadline.past'],
  invalidates: invalidatedCalls,
});

/** Edits a course of the bank, or the texts and rules of an assigned one. */
export const updateCourse = call({
  path: 'backend/video/edit',
  method: 'POST',
  effect: 'write',
  summary:
    'Save a new revision of an own course (what: course), or change the words and rules of a given one; what was given keeps the films and questions that it had.',
  access: courseAssigner,
  input: z.union([
    z.object({
      what: z.literal('course').describe('A course of the bank.'),
      requestId: RequestId,
      courseId: Id.describe('The own course.'),
      revision: integerBetween(1, 1_000_000).describe(
        'The revision that was opened; a newer one is never overwritten unseen.',
      ),
      ...courseFields,
    }),
    z.object({
      what: z.literal('assignment').default('assignment').describe('A given course.'),
      requestId: RequestId,
      id: inputFields.assignmentId,
      title: NameInput.min(1).max(200).describe('Title of the assignment.'),
      titleZh: NameInput.max(200)
        .optional()
        .describe('Its title for those who read Chinese; absent leaves it, empty: the same for everybody.'),
      teacherMessage: z
        .string()
        .trim()
        .max(2000)
        .nullish()
        .describe('Words to the students; null takes them away, absent leaves them.'),
      practiceMode: PracticeMode.optional().describe('When its questions come; absent leaves it.'),
      playbackSpeed: maxSpeed
        .optional()
        .describe('The fastest that its films may be played, in hundredths; absent leaves it.'),
      reportAt: reportAt.optional().describe('When students may read the report; absent leaves it.'),
    }),
  ]),
  output: z.object({
    id: z.int().describe('The course or the assignment that was changed.'),
    revision: z.int().describe('The newest revision of the course; 0 for a given one.'),
  }),
  refusals: [...courseProblemCodes, 'course.savedMeanwhile', 'assignment.withdrawn', 'assignment.deleted'],
  invalidates: invalidatedCalls,
});

/** Removes an own course from the bank, or deletes an assigned one. */
export const deleteCourse = call({
  path: 'backend/video/destroy',
  method: 'POST',
  effect: 'write',
  summary:
    'Take an own course out of the bank (what: course; whoever was given it keeps it), or delete a given one: it leaves every list.',
  access: courseAssigner,
  input: z.union([
    z.object({
      what: z.literal('course').describe('A course of the bank.'),
      requestId: RequestId,
      courseId: Id.describe('The own course.'),
    }),
    z.object({
      what: z.literal('assignment').default('assignment').describe('A given course.'),
      requestId: RequestId,
      id: inputFields.assignmentId,
    }),
  ]),
  output: z.object({ recipients: z.int().describe('Students who had got it; 0 for a course of the bank.') }),
  refusals: ['assignment.deleted'],
  invalidates: invalidatedCalls,
});

/** Removes questions from an assigned course. */
export const removeCourseQuestions = aliasCall('backend/video/removeQuest', removeQuestions, {
  access: courseAssigner,
  summary:
    'Take questions out of an assigned course, so that they are asked of nobody, or put them back; other assignments are not found.',
  interfaceFor:
    'programs that correct assigned courses in bulk; on the screen a course is edited as a whole, before it is assigned.',
});

/** One lesson with everything that editing needs. */
export const EditableLesson = z.object({
  lessonId: z.int().describe('The lesson of this revision.'),
  title: z.string().describe('Title as it was written first.'),
  titleZh: z.string().describe('Chinese title; empty where there is none.'),
  video: LessonFile.describe('The film.'),
  poster: LessonFile.nullable().describe('The still before playing; null where there is none.'),
  captionsEn: LessonFile.nullable().describe('English captions; null where there are none.'),
  captionsZh: LessonFile.nullable().describe('Chinese captions; null where there are none.'),
  seconds: z.number().describe('How long the film is.'),
  cues: z
    .array(
      z.object({
        at: z.number().describe('Where the questions stand, in seconds of the film.'),
        setId: z.int().describe('The question set.'),
        title: z.string().describe("Title of the set in the reader's language."),
        questions: z.int().describe('How many questions it has now; 0 where it is no longer in the bank.'),
      }),
    )
    .describe('Questions on the way, in their order.'),
});

/** The options of the form for assigning courses. */
export const listAssignableCourses = call({
  path: 'backend/video/dropdown',
  method: 'GET',
  effect: 'read',
  summary:
    'Courses that may be given, by name; with an id one of them whole, with lessons and cues, to look at or edit.',
  access: courseAssigner,
  input: z.object({
    search: z.string().trim().max(100).optional().describe('Part of the name in either language; absent: any.'),
    id: Id.optional().describe('The course that is wanted whole; absent: none.'),
  }),
  output: z.object({
    list: z.array(CourseRecord).max(200).describe('The first two hundred, the newest first; empty beside a whole one.'),
    total: z.int().describe('How many there are.'),
    course: CourseRecord.extend({
      revision: z.int().describe('The newest revision.'),
      names: z
        .object({
          en: z.string().describe('The name as it was written first.'),
          zh: z.string().describe('The Chinese name; empty where there is none.'),
        })
        .describe('As they were written, for editing.'),
      summaries: z
        .object({
          en: z.string().describe('The words as they were written first.'),
          zh: z.string().describe('The Chinese words; empty where there are none.'),
        })
        .describe('As they were written, for editing.'),
      content: z.array(EditableLesson).describe('Its lessons in their order.'),
    })
      .nullable()
      .describe('The course that was asked for; null where none was.'),
  }),
});
