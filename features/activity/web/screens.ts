import { teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { schoolUsage } from '../addresses.ts';
import { usageMessages } from '../messages.ts';

/** The screens of the activity of the school. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(schoolUsage, {
    access: teacherSide.may('myStudent_myStaff'),
    layout: 'bar',
    title: [usageMessages, 'title'],
    load: () => import('./usage.screen.tsx'),
  }),
];
