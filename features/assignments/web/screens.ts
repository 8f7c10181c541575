import { staff, student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
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

const ofStudent = { access: student, layout: 'bar' as const };

const ofHomework = { access: teacherSide.may('publish_homework'), layout: 'bar' as const };
const ofTests = { access: teacherSide.may('publish_test'), layout: 'bar' as const };

/** The screens of giving, watching and doing work. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(myWork, { ...ofStudent, title: [messages, 'myWork'], load: () => import('./mine/my-work.screen.tsx') }),
  defineScreen(myTest, { ...ofStudent, title: [messages, 'myTests'], load: () => import('./mine/my-test.screen.tsx') }),
  defineScreen(staffTest, {
    access: staff,
    layout: 'bar',
    title: [messages, 'myTests'],
    load: () => import('./mine/staff-test.screen.tsx'),
  }),
  defineScreen(myWorkDetail, {
    ...ofStudent,
    title: [messages, 'oneWork'],
    load: () => import('./mine/my-work-detail.screen.tsx'),
  }),
  defineScreen(giveTest, {
    ...ofTests,
    title: [givingMessages, 'giveTest'],
    load: () => import('./giving/give-test.screen.tsx'),
  }),
  defineScreen(giveHomework, {
    ...ofHomework,
    title: [givingMessages, 'giveHomework'],
    load: () => import('./giving/give-homework.screen.tsx'),
  }),
  defineScreen(givenTests, {
    ...ofTests,
    title: [watchingMessages, 'tests'],
    keepAlive: true,
    load: () => import('./list/given-tests.screen.tsx'),
  }),
  defineScreen(givenHomework, {
    ...ofHomework,
    title: [watchingMessages, 'homework'],
    keepAlive: true,
    load: () => import('./list/given-homework.screen.tsx'),
  }),
  defineScreen(defineTask, {
    ...ofHomework,
    title: [definedMessages, 'title'],
    load: () => import('./defined/define-task.screen.tsx'),
  }),
  defineScreen(definedDetail, {
    ...ofHomework,
    title: [definedMessages, 'oneDefined'],
    load: () => import('./defined/define-detail.screen.tsx'),
  }),
  defineScreen(givenTestDetail, {
    ...ofTests,
    title: [watchingMessages, 'oneTest'],
    load: () => import('./detail/given-test-detail.screen.tsx'),
  }),
  defineScreen(givenHomeworkDetail, {
    ...ofHomework,
    title: [watchingMessages, 'oneHomework'],
    load: () => import('./detail/given-homework-detail.screen.tsx'),
  }),
];
