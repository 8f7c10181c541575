import { courseSets } from './bank.ts';
import { readData } from './load.ts';
import type { Course, CourseLesson, CourseStory, CourseText, LessonText } from './types/courses.ts';

// The questions come a moment after the sentence, before the next begins.
const pauseSeconds = 0.3;

const roundToTenth = (seconds: number): number => Math.round(seconds * 10) / 10;

const findSet = (code: string) => {
  const set = courseSets.find((courseSet) => courseSet.code === code);
  if (!set) throw new Error(`a video stops for the set ${code}, which is not there`);
  return set;
};

const toLesson = ({ code, title, cues, made }: LessonText): CourseLesson => ({
  code,
  title,
  video: `${code}.webm`,
  poster: `${code}.jpg`,
  captions: { en: `${code}.en.vtt`, zh: `${code}.zh.vtt` },
  seconds: made.seconds,
  cues: cues.map(({ after, set }) => ({
    at: roundToTenth((made.ends[after - 1] ?? 0) + pauseSeconds),
    set: findSet(set),
  })),
});

/** What `courses.json` says of a course; lessons by their codes. */
export type CourseFacts = Omit<Course, 'lessons'> & { lessons: readonly string[] };

/** The courses with the texts from which their videos are made. */
export const courseTexts: readonly CourseText[] = readData<readonly CourseFacts[]>('courses/courses.json').map(
  (course) => ({
    ...course,
    lessons: course.lessons.map((code) => readData<LessonText>(`courses/lessons/${code}.json`)),
  }),
);

/** Every video course of the sample school. */
export const courses: readonly Course[] = courseTexts.map((course) => ({
  ...course,
  lessons: course.lessons.map(toLesson),
}));

/** What happened with them. */
export const courseStory: CourseStory = readData('courses/story.json');
