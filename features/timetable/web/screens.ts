import { backendSide, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { myTimetable, schoolTimetable } from '../addresses.ts';
import { weekMessages } from '../messages.ts';

/** The screens of the timetable. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(schoolTimetable, {
    access: backendSide.may('school_classes'),
    layout: 'bar',
    title: [weekMessages, 'title'],
    load: () => import('./school-timetable.screen.tsx'),
  }),
  defineScreen(myTimetable, {
    access: teacherSide,
    layout: 'bar',
    title: [weekMessages, 'mine'],
    load: () => import('./my-timetable.screen.tsx'),
  }),
];
