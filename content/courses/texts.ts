import { productLesson } from './counting/lesson-1.ts';
import { divideLesson } from './counting/lesson-2.ts';
import { openingLesson } from './lecture-shape/lesson-1.ts';
import { bodyLesson } from './lecture-shape/lesson-2.ts';
import { endingLesson } from './lecture-shape/lesson-3.ts';
import type { Course, LessonText } from './course-types.ts';

/** A course with the texts of its lessons. */
export type CourseText = Omit<Course, 'lessons'> & { lessons: readonly LessonText[] };

/** The texts from which the videos are made. */
export const courseTexts: readonly CourseText[] = [
  {
    code: 'lecture-shape',
    title: { en: 'How an academic lecture is built', zh: '学术讲座的结构' },
    summary: {
      en: 'Three short lessons on the opening, the body and the ending of a lecture, with questions in between.',
      zh: '三节短课：讲座的开头、主体与结尾，边看边练。',
    },
    programme: 'toefl-2023',
    subject: 'listening',
    owner: 'mei',
    lessons: [openingLesson, bodyLesson, endingLesson],
  },
  {
    code: 'counting',
    title: { en: 'Counting without counting', zh: '不数也能数' },
    summary: {
      en: 'Two short lessons on multiplying, subtracting and dividing in place of making lists.',
      zh: '两节短课：用乘、减、除代替一个一个地数。',
    },
    programme: 'amc',
    subject: 'math',
    owner: 'qiao',
    lessons: [productLesson, divideLesson],
  },
];
