import { teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { myClass, myStaff, myStu, myTeam } from '../addresses.ts';
import { classWords, staffWords, studentsWords, teamWords } from '../messages.ts';

/** The screens of a teacher's people. */
export const screens: readonly ScreenRow[] = [
  screen(myStu, {
    who: teacherSide.may('myStudent_student'),
    shell: 'bar',
    title: [studentsWords, 'title'],
    keepAlive: true,
    load: () => import('./students/my-students.screen.tsx'),
  }),
  screen(myClass, {
    who: teacherSide.may('myStudent_class'),
    shell: 'bar',
    title: [classWords, 'title'],
    keepAlive: true,
    load: () => import('./classes/my-classes.screen.tsx'),
  }),
  screen(myTeam, {
    who: teacherSide.may('myStudent_myTeam'),
    shell: 'bar',
    title: [teamWords, 'title'],
    keepAlive: true,
    load: () => import('./team/my-team.screen.tsx'),
  }),
  screen(myStaff, {
    who: teacherSide.may('myStudent_myStaff'),
    shell: 'bar',
    title: [staffWords, 'title'],
    keepAlive: true,
    load: () => import('./staff/my-staff.screen.tsx'),
  }),
];
