import { made } from './made.ts';
import { courseTexts } from './texts.ts';
import type { QuestionSet } from '../bank-types.ts';
import type { Course, CourseLesson, LessonText } from './course-types.ts';

export type { Course, CourseLesson } from './course-types.ts';

// The questions come a moment after the sentence, before the next begins.
const breath = 0.3;

const lessonOf = ({ code, title, cues }: LessonText): CourseLesson => {
  const its = made[code];
  if (!its) throw new Error(`${code} is not made yet: node tools/make-videos.ts ${code}`);
  return {
    code,
    title,
    video: `${code}.webm`,
    poster: `${code}.jpg`,
    captions: { en: `${code}.en.vtt`, zh: `${code}.zh.vtt` },
    seconds: its.seconds,
    cues: cues.map(({ after, set }) => ({ at: Math.round(((its.ends[after - 1] ?? 0) + breath) * 10) / 10, set })),
  };
};

/** Every video course of the sample school. */
export const courses: readonly Course[] = courseTexts.map((course) => ({
  ...course,
  lessons: course.lessons.map(lessonOf),
}));

/** The question sets that the videos stop for. */
export const courseSets: readonly QuestionSet[] = courseTexts.flatMap(({ lessons }) =>
  lessons.flatMap(({ cues }) => cues.map(({ set }) => set)),
);
