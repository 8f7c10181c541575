import { student, teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { studentHome, teacherHome } from '../addresses.ts';
import { messages } from '../messages.ts';

/** Where students and teachers arrive. */
export const screens: readonly ScreenRow[] = [
  screen(studentHome, {
    who: student,
    shell: 'bar',
    title: [messages, 'studentHome'],
    load: () => import('./student-home.screen.tsx'),
  }),
  screen(teacherHome, {
    who: teacherSide.may('index'),
    shell: 'bar',
    title: [messages, 'teacherHome'],
    load: () => import('./teacher-home.screen.tsx'),
  }),
];
