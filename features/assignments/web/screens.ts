import { staff, student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  definedHomeworkDetail,
  newDefinedHomework,
  newHomework,
  assignedHomework,
  assignedHomeworkDetail,
  assignedTestDetail,
  assignedTests,
  newTest,
  myTestList,
  myAssignments,
  myAssignmentDetail,
  staffTestList,
} from '../addresses.ts';
import {
  definedHomeworkMessages,
  newAssignmentMessages,
  myAssignmentMessages,
  assignmentMessages,
} from '../messages.ts';

const studentScreen = { access: student, layout: 'bar' as const };

const homeworkScreen = { access: teacherSide.may('publish_homework'), layout: 'bar' as const };
const testScreen = { access: teacherSide.may('publish_test'), layout: 'bar' as const };

/** The screens for creating, following and taking assignments. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(myAssignments, {
    ...studentScreen,
    title: [myAssignmentMessages, 'myWork'],
    load: () => import('./my-assignments/my-homework.screen.tsx'),
  }),
  defineScreen(myTestList, {
    ...studentScreen,
    title: [myAssignmentMessages, 'myTests'],
    load: () => import('./my-assignments/my-tests.screen.tsx'),
  }),
  defineScreen(staffTestList, {
    access: staff,
    layout: 'bar',
    title: [myAssignmentMessages, 'myTests'],
    load: () => import('./my-assignments/staff-tests.screen.tsx'),
  }),
  defineScreen(myAssignmentDetail, {
    ...studentScreen,
    title: [myAssignmentMessages, 'oneWork'],
    load: () => import('./my-assignments/my-assignment-detail.screen.tsx'),
  }),
  defineScreen(newTest, {
    ...testScreen,
    title: [newAssignmentMessages, 'giveTest'],
    load: () => import('./create/new-test.screen.tsx'),
  }),
  defineScreen(newHomework, {
    ...homeworkScreen,
    title: [newAssignmentMessages, 'giveHomework'],
    load: () => import('./create/new-homework.screen.tsx'),
  }),
  defineScreen(assignedTests, {
    ...testScreen,
    title: [assignmentMessages, 'tests'],
    keepAlive: true,
    load: () => import('./list/tests.screen.tsx'),
  }),
  defineScreen(assignedHomework, {
    ...homeworkScreen,
    title: [assignmentMessages, 'homework'],
    keepAlive: true,
    load: () => import('./list/homework.screen.tsx'),
  }),
  defineScreen(newDefinedHomework, {
    ...homeworkScreen,
    title: [definedHomeworkMessages, 'title'],
    load: () => import('./defined-homework/new-defined-homework.screen.tsx'),
  }),
  defineScreen(definedHomeworkDetail, {
    ...homeworkScreen,
    title: [definedHomeworkMessages, 'oneDefined'],
    load: () => import('./defined-homework/defined-homework-detail.screen.tsx'),
  }),
  defineScreen(assignedTestDetail, {
    ...testScreen,
    title: [assignmentMessages, 'oneTest'],
    load: () => import('./detail/test-detail.screen.tsx'),
  }),
  defineScreen(assignedHomeworkDetail, {
    ...homeworkScreen,
    title: [assignmentMessages, 'oneHomework'],
    load: () => import('./detail/homework-detail.screen.tsx'),
  }),
];
