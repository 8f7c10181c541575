import { teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { myClass, myStaff, myStu, myTeam } from '../addresses.ts';
import { classMessages, staffMessages, studentListMessages, teamMessages } from '../messages.ts';

/** The screens of a teacher's people. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(myStu, {
    access: teacherSide.may('myStudent_student'),
    layout: 'bar',
    title: [studentListMessages, 'title'],
    keepAlive: true,
    load: () => import('./students/my-students.screen.tsx'),
  }),
  defineScreen(myClass, {
    access: teacherSide.may('myStudent_class'),
    layout: 'bar',
    title: [classMessages, 'title'],
    keepAlive: true,
    load: () => import('./classes/my-classes.screen.tsx'),
  }),
  defineScreen(myTeam, {
    access: teacherSide.may('myStudent_myTeam'),
    layout: 'bar',
    title: [teamMessages, 'title'],
    keepAlive: true,
    load: () => import('./team/my-team.screen.tsx'),
  }),
  defineScreen(myStaff, {
    access: teacherSide.may('myStudent_myStaff'),
    layout: 'bar',
    title: [staffMessages, 'title'],
    keepAlive: true,
    load: () => import('./staff/my-staff.screen.tsx'),
  }),
];
