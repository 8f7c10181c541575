import { assignmentUsers, student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
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

const inBar = { access: student, layout: 'bar' as const };
const ofGiver = { access: teacherSide.may('publish_video'), layout: 'bar' as const };
const window = { access: student, layout: 'window' as const };

/** The screens of courses. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(myCourses, {
    ...inBar,
    title: [mineWords, 'courses'],
    load: () => import('./mine/my-courses.screen.tsx'),
  }),
  defineScreen(myCourse, { ...inBar, title: [mineWords, 'one'], load: () => import('./mine/my-course.screen.tsx') }),
  defineScreen(courseLauncher, {
    ...window,
    title: [mineWords, 'opening'],
    load: () => import('./launcher/launcher.screen.tsx'),
  }),
  defineScreen(courseStudy, {
    ...window,
    title: [studyWords, 'title'],
    load: () => import('./study/study.screen.tsx'),
  }),
  defineScreen(courseReport, {
    ...window,
    access: assignmentUsers,
    title: [courseReportWords, 'title'],
    load: () => import('./report/report.screen.tsx'),
  }),
  defineScreen(givenCourses, {
    ...ofGiver,
    title: [givenWords, 'given'],
    keepAlive: true,
    load: () => import('./given/given-courses.screen.tsx'),
  }),
  defineScreen(givenCourse, {
    ...ofGiver,
    title: [givenWords, 'oneGiven'],
    load: () => import('./given/given-course.screen.tsx'),
  }),
  defineScreen(setCourse, {
    ...ofGiver,
    title: [givenWords, 'give'],
    load: () => import('./giving/set-course.screen.tsx'),
  }),
];
