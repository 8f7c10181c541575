import { assignmentUsers, student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  courseLauncher,
  courseReport,
  courseStudy,
  assignedCourse,
  assignedCourses,
  myCoursePage,
  myCourseList,
  newAssignedCourse,
} from '../addresses.ts';
import { courseReportMessages, assignedCourseMessages, myCourseMessages, studyMessages } from '../messages.ts';

const studentScreen = { access: student, layout: 'bar' as const };
const assignerScreen = { access: teacherSide.may('publish_video'), layout: 'bar' as const };
const windowScreen = { access: student, layout: 'window' as const };

/** The screens of courses. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(myCourseList, {
    ...studentScreen,
    title: [myCourseMessages, 'courses'],
    load: () => import('./my-courses/my-courses.screen.tsx'),
  }),
  defineScreen(myCoursePage, {
    ...studentScreen,
    title: [myCourseMessages, 'one'],
    load: () => import('./my-courses/my-course.screen.tsx'),
  }),
  defineScreen(courseLauncher, {
    ...windowScreen,
    title: [myCourseMessages, 'opening'],
    load: () => import('./launcher/launcher.screen.tsx'),
  }),
  defineScreen(courseStudy, {
    ...windowScreen,
    title: [studyMessages, 'title'],
    load: () => import('./study/study.screen.tsx'),
  }),
  defineScreen(courseReport, {
    ...windowScreen,
    access: assignmentUsers,
    title: [courseReportMessages, 'title'],
    load: () => import('./report/report.screen.tsx'),
  }),
  defineScreen(assignedCourses, {
    ...assignerScreen,
    title: [assignedCourseMessages, 'given'],
    keepAlive: true,
    load: () => import('./assigned/assigned-courses.screen.tsx'),
  }),
  defineScreen(assignedCourse, {
    ...assignerScreen,
    title: [assignedCourseMessages, 'oneGiven'],
    load: () => import('./assigned/assigned-course.screen.tsx'),
  }),
  defineScreen(newAssignedCourse, {
    ...assignerScreen,
    title: [assignedCourseMessages, 'give'],
    load: () => import('./assign/assign-course.screen.tsx'),
  }),
];
