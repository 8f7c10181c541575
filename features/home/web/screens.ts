import { student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { studentHome, teacherHome } from '../addresses.ts';
import { messages } from '../messages.ts';

/** Home pages of students and teachers. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(studentHome, {
    access: student,
    layout: 'bar',
    title: [messages, 'studentHome'],
    load: () => import('./student-home.screen.tsx'),
  }),
  defineScreen(teacherHome, {
    access: teacherSide.may('index'),
    layout: 'bar',
    title: [messages, 'teacherHome'],
    load: () => import('./teacher-home.screen.tsx'),
  }),
];
