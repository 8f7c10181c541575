import type { LocalizedText } from '@inkstone/base';
import type { QuestionSet } from './bank.ts';
import type { Moment } from './moments.ts';

/** A moment of a video with practice. */
export interface CourseCue {
  /** Seconds to the tenth, in the pause after what the questions are about. */
  at: number;
  set: QuestionSet;
}

/** One video of a course. Its files lie in `content/courses/files`. */
export interface CourseLesson {
  code: string;
  title: LocalizedText;
  video: string;
  poster: string;
  captions: { en: string; zh: string };
  seconds: number;
  cues: readonly CourseCue[];
}

/** A video course of the sample school. */
export interface Course {
  code: string;
  title: LocalizedText;
  summary: LocalizedText;
  /** Id in `programmes/`. */
  programme: string;
  subject: string;
  /** Username of the teacher who made it. */
  owner: string;
  lessons: readonly CourseLesson[];
}

/** A sentence as it is spoken, and what it says in Chinese. */
export type Spoken = readonly [en: string, zh: string];

/** A picture that is shown while its sentences are spoken. */
export interface Slide {
  title: LocalizedText;
  points: readonly LocalizedText[];
  /** Inside of an SVG of 360 by 300, right of the points. */
  drawing?: string;
  said: readonly Spoken[];
}

/** The text from which `tools/make-videos.ts` makes a video with its captions. */
export interface LessonText {
  code: string;
  title: LocalizedText;
  voice: 'woman' | 'man';
  slides: readonly Slide[];
  /** Practice after the spoken sentence of this number, counted from 1 through all slides: the code of its set. */
  cues: readonly { after: number; set: string }[];
  /** Seconds of the video and the end of each spoken sentence; written by `tools/make-videos.ts`. */
  made: { seconds: number; ends: readonly number[] };
}

/** A course with the texts of its lessons. */
export type CourseText = Omit<Course, 'lessons'> & { lessons: readonly LessonText[] };

/** What a student did in a course. */
export interface Viewer {
  student: string;
  began: Moment;
  /** Tenths of each lesson that were watched, in order: 10 is the whole of it, 0 nothing. */
  watched: readonly number[];
  /** How many cues were answered, counted through all lessons. */
  answered: number;
  /** Codes of the questions that were answered as students go wrong. */
  wrong?: readonly string[];
  handedIn?: true;
}

/** A course that a teacher assigned to a class. */
export interface CourseAssignment {
  course: string;
  teacher: string;
  classes: readonly string[];
  practiceMode: 'sync' | 'watchFirst';
  assignedAt: Moment;
  begins: Moment;
  deadline: Moment;
  message: LocalizedText;
  viewers: readonly Viewer[];
}

/** What happened with the courses. */
export interface CourseStory {
  made: Moment;
  assignments: readonly CourseAssignment[];
}
