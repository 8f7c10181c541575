import { staff, student, teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import {
  definedDetail,
  defineTask,
  giveHomework,
  givenHomework,
  givenHomeworkDetail,
  givenTestDetail,
  givenTests,
  giveTest,
  myTest,
  myWork,
  myWorkDetail,
  staffTest,
} from '../addresses.ts';
import { definedMessages, givingMessages, messages, watchingMessages } from '../messages.ts';

const ofStudent = { who: student, shell: 'bar' as const };

const ofHomework = { who: teacherSide.may('publish_homework'), shell: 'bar' as const };
const ofTests = { who: teacherSide.may('publish_test'), shell: 'bar' as const };

/** The screens of giving, watching and doing work. */
export const screens: readonly ScreenRow[] = [
  screen(myWork, { ...ofStudent, title: [messages, 'myWork'], load: () => import('./mine/my-work.screen.tsx') }),
  screen(myTest, { ...ofStudent, title: [messages, 'myTests'], load: () => import('./mine/my-test.screen.tsx') }),
  screen(staffTest, {
    who: staff,
    shell: 'bar',
    title: [messages, 'myTests'],
    load: () => import('./mine/staff-test.screen.tsx'),
  }),
  screen(myWorkDetail, {
    ...ofStudent,
    title: [messages, 'oneWork'],
    load: () => import('./mine/my-work-detail.screen.tsx'),
  }),
  screen(giveTest, {
    ...ofTests,
    title: [givingMessages, 'giveTest'],
    load: () => import('./giving/give-test.screen.tsx'),
  }),
  screen(giveHomework, {
    ...ofHomework,
    title: [givingMessages, 'giveHomework'],
    load: () => import('./giving/give-homework.screen.tsx'),
  }),
  screen(givenTests, {
    ...ofTests,
    title: [watchingMessages, 'tests'],
    keepAlive: true,
    load: () => import('./list/given-tests.screen.tsx'),
  }),
  screen(givenHomework, {
    ...ofHomework,
    title: [watchingMessages, 'homework'],
    keepAlive: true,
    load: () => import('./list/given-homework.screen.tsx'),
  }),
  screen(defineTask, {
    ...ofHomework,
    title: [definedMessages, 'title'],
    load: () => import('./defined/define-task.screen.tsx'),
  }),
  screen(definedDetail, {
    ...ofHomework,
    title: [definedMessages, 'oneDefined'],
    load: () => import('./defined/define-detail.screen.tsx'),
  }),
  screen(givenTestDetail, {
    ...ofTests,
    title: [watchingMessages, 'oneTest'],
    load: () => import('./detail/given-test-detail.screen.tsx'),
  }),
  screen(givenHomeworkDetail, {
    ...ofHomework,
    title: [watchingMessages, 'oneHomework'],
    load: () => import('./detail/given-homework-detail.screen.tsx'),
  }),
];
