import * as z from 'zod';
import { Id, NameInput } from '@inkstone/base';

/** The longest video, in seconds. */
export const maxVideoSeconds = 36_000;

/** The most lessons of one course. */
export const maxLessons = 60;

/** The most cues of one lesson. */
export const maxCues = 60;

/** When a course's questions come: at each cue while the video is paused, or after the video. */
export const PracticeMode = z.enum(['sync', 'watchFirst']);
export type PracticeMode = z.infer<typeof PracticeMode>;

/** A time in a video, in seconds to the tenth. */
export const Timecode = z.number().min(0).max(maxVideoSeconds);

/** A played range of a video. */
export const WatchedRange = z.object({
  from: Timecode.describe('Where playing began, in seconds of the film.'),
  to: Timecode.describe('Where it ended, in seconds of the film; not before the beginning.'),
});
export type WatchedRange = z.infer<typeof WatchedRange>;

/** A course of the bank in lists. */
export const CourseRecord = z.object({
  courseId: z.int().describe('The course.'),
  name: z.string().describe("What the course is called, in the reader's language."),
  summary: z.string().describe("What it is about, in the reader's language; empty where nobody said."),
  programme: z.string().describe('Id of the exam programme that it prepares for; empty for none.'),
  subject: z.string().describe('Id of its subject.'),
  lessons: z.int().describe('How many lessons it has.'),
  cues: z.int().describe('How many question sets stand in them.'),
  seconds: z.int().describe('How long its films are together.'),
  lastModified: z.iso.datetime().describe('When it was saved last.'),
  ownerName: z.string().describe('Who made it.'),
  isMine: z.boolean().describe('Whether the caller made it, and may change or delete it.'),
});
export type CourseRecord = z.infer<typeof CourseRecord>;

/** A file of a lesson with a signed URL. */
export const LessonFile = z.object({
  id: z.int().describe('The stored file.'),
  url: z.string().describe('An address signed for the caller, two hours; asking again renews it.'),
  mime: z.string().describe('Kind of the bytes, as their content says: a MIME type.'),
});

/** One lesson as the editor sends it. */
export const LessonDraft = z.object({
  title: NameInput.min(1)
    .max(200)
    .describe('Title of the lesson, in English or, where it is written in Chinese alone, in Chinese.'),
  titleZh: NameInput.max(200).optional().describe('Its title for those who read Chinese; absent: the same.'),
  video: Id.describe('Its film, as upload/testFiles answered it; an own upload.'),
  poster: Id.nullable()
    .default(null)
    .describe('A still that stands before playing, an own upload; absent or null: none.'),
  captionsEn: Id.nullable().default(null).describe('English captions as WebVTT, an own upload; absent or null: none.'),
  captionsZh: Id.nullable().default(null).describe('Chinese captions as WebVTT, an own upload; absent or null: none.'),
  seconds: z
    .number()
    .min(0.1)
    .max(maxVideoSeconds)
    .describe('How long the film is, as the browser measured it; the tenth counts.'),
  cues: z
    .array(
      z.object({
        at: Timecode.describe('Where the questions stand, in seconds of the film; the tenth counts.'),
        setId: Id.describe('The question set of the bank.'),
      }),
    )
    .max(maxCues)
    .default([])
    .describe('Questions on the way, in any order; absent: none.'),
});
export type LessonDraft = z.infer<typeof LessonDraft>;

/** The fields of a course. */
export const courseFields = {
  name: NameInput.min(1)
    .max(200)
    .describe('Name of the course, in English or, where it is written in Chinese alone, in Chinese.'),
  nameZh: NameInput.max(200).optional().describe('Its name for those who read Chinese; absent: the same.'),
  summary: z.string().trim().max(2000).default('').describe('What it is about, as plain text; absent: nothing.'),
  summaryZh: z.string().trim().max(2000).optional().describe('The same for those who read Chinese; absent: the same.'),
  programme: z.string().max(40).default('').describe('Id of the programme that it prepares for; absent: none.'),
  subject: z.string().max(40).default('').describe('Id of its subject; absent: none.'),
  lessons: z.array(LessonDraft).min(1).max(maxLessons).describe('Its lessons, in their order.'),
};
