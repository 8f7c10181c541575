import * as z from 'zod';
import { StudentAssignmentRecord } from '@inkstone/assignments/contract';
import { Id, pageFields, pagingInput, serverTime } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { inputFields } from '@inkstone/exam/fields';
import { legacy } from './legacy.ts';
import { refusals } from '../refusals.ts';
import { LessonFile, Timecode, PracticeMode, WatchedRange } from './shapes.ts';
import { courseStudent } from './access.ts';

const call = createCallFactory(refusals, legacy);
const filter = z.enum(['all', 'onGoing', 'complete', 'delay']);

/** A course in its student's list. */
export const MyCourse = StudentAssignmentRecord.extend({
  assigner: z.string().describe("Who gave it, in the reader's language."),
  practiceMode: PracticeMode.describe('When its questions come.'),
  lessons: z.int().describe('How many lessons it has.'),
  seconds: z.int().describe('How long its films are together.'),
  watched: z.int().describe('Percent of its films that I have watched.'),
});
export type MyCourse = z.infer<typeof MyCourse>;

/** My courses. */
export const listMyCourses = call({
  path: 'frontend/index/video/lists',
  method: 'GET',
  effect: 'read',
  cachedOffline: true,
  summary: 'My courses: all, on-going, complete or delayed; searched by name.',
  access: courseStudent,
  input: z.object({
    ...pagingInput(),
    filter: filter
      .default('all')
      .describe('Which tab is shown: everything, what can still be studied, what is handed in, what is late.'),
    search: z.string().trim().max(100).optional().describe('Part of the name; absent: any.'),
  }),
  output: z.object({
    list: z.array(MyCourse).describe('One page of my courses.'),
    ...pageFields,
    counts: z.record(filter, z.int()).describe('Rows behind each tab.'),
    serverTime,
  }),
});

const Cue = z.object({
  at: z.number().describe('Where the questions stand, in seconds of the film; the tenth counts.'),
  setId: z.int().describe('The question set, as the attempt names it.'),
  title: z.string().describe("Title of the set in the reader's language."),
  questions: z.int().describe('How many questions it asks.'),
});

/** One lesson for its student. */
export const StudiedLesson = z.object({
  lessonId: z.int().describe('The lesson.'),
  number: z.int().describe('Number of the lesson, from 1.'),
  title: z.string().describe("Title of the lesson in the reader's language."),
  seconds: z.number().describe('How long its film is.'),
  video: LessonFile.describe('The film, served in ranges.'),
  poster: LessonFile.nullable().describe('The still before playing; null where there is none.'),
  captions: z
    .array(
      z.object({
        language: z.enum(['en', 'zh']).describe('The language of the captions.'),
        url: z.string().describe('A signed address of the WebVTT file.'),
      }),
    )
    .describe("Captions, those of the reader's language first."),
  position: z.number().describe('Where I left it, in seconds of the film; 0 before.'),
  percent: z.int().describe('Percent of the film that I have watched.'),
  seen: z.array(WatchedRange).describe('What of the film I have watched, in order and apart.'),
  cues: z.array(Cue).describe('Questions on the way, in their order, without keys.'),
});
export type StudiedLesson = z.infer<typeof StudiedLesson>;

/** One course of mine. */
export const getMyCourse = call({
  path: 'frontend/video/detail',
  method: 'GET',
  effect: 'read',
  summary:
    'One course of mine: its lessons with films, captions, progress and cues; asked again it renews the addresses.',
  access: courseStudent,
  input: z.object({ id: inputFields.assignmentId }),
  output: z.object({
    course: MyCourse.describe('The course as lists show it.'),
    summary: z.string().describe("What it is about, in the reader's language; empty where nobody said."),
    fastest: z.int().describe('The fastest that its films may be played, in hundredths.'),
    lessons: z.array(StudiedLesson).describe('Its lessons in their order.'),
    serverTime,
  }),
  refusals: ['course.withdrawn', 'course.deleted', 'course.notYet'],
});

/** Saves how far a student has watched. */
export const saveProgress = call({
  path: 'frontend/video/progress',
  method: 'POST',
  effect: 'write',
  summary:
    'Keep how far I have watched one lesson: what was played since the last time joins what is held; sent again it changes nothing.',
  access: courseStudent,
  input: z.object({
    id: inputFields.assignmentId,
    lessonId: Id.describe('The lesson.'),
    position: Timecode.describe('Where the film stands, in seconds; the tenth counts.'),
    seen: z.array(WatchedRange).max(500).describe('What was played since the last time.'),
  }),
  output: z.object({
    percent: z.int().describe('Percent of the film that I have watched.'),
    seen: z.array(WatchedRange).describe('What of the film I have watched, in order and apart.'),
  }),
  refusals: ['course.withdrawn', 'course.deleted', 'course.notYet'],
  invalidates: ['frontend/index/video/lists'],
});
