import { backendSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { schoolPeople } from '../addresses.ts';
import { peopleMessages } from '../messages.ts';

/** The screens of administration. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(schoolPeople, {
    access: backendSide.may('school_people'),
    layout: 'bar',
    title: [peopleMessages, 'title'],
    keepAlive: true,
    load: () => import('./people/people.screen.tsx'),
  }),
];
