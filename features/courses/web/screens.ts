import { doesOrGives, student, teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import {
  courseLauncher,
  courseReport,
  courseStudy,
  givenCourse,
  givenCourses,
  myCourse,
  myCourses,
  setCourse,
} from '../addresses.ts';
import { courseReportWords, givenWords, mineWords, studyWords } from '../messages.ts';

const inBar = { who: student, shell: 'bar' as const };
const ofGiver = { who: teacherSide.may('publish_video'), shell: 'bar' as const };
const window = { who: student, shell: 'window' as const };

/** The screens of courses. */
export const screens: readonly ScreenRow[] = [
  screen(myCourses, { ...inBar, title: [mineWords, 'courses'], load: () => import('./mine/my-courses.screen.tsx') }),
  screen(myCourse, { ...inBar, title: [mineWords, 'one'], load: () => import('./mine/my-course.screen.tsx') }),
  screen(courseLauncher, {
    ...window,
    title: [mineWords, 'opening'],
    load: () => import('./launcher/launcher.screen.tsx'),
  }),
  screen(courseStudy, { ...window, title: [studyWords, 'title'], load: () => import('./study/study.screen.tsx') }),
  screen(courseReport, {
    ...window,
    who: doesOrGives,
    title: [courseReportWords, 'title'],
    load: () => import('./report/report.screen.tsx'),
  }),
  screen(givenCourses, {
    ...ofGiver,
    title: [givenWords, 'given'],
    keepAlive: true,
    load: () => import('./given/given-courses.screen.tsx'),
  }),
  screen(givenCourse, {
    ...ofGiver,
    title: [givenWords, 'oneGiven'],
    load: () => import('./given/given-course.screen.tsx'),
  }),
  screen(setCourse, {
    ...ofGiver,
    title: [givenWords, 'give'],
    load: () => import('./giving/set-course.screen.tsx'),
  }),
];
