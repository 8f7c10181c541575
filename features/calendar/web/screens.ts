import { signedIn } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { calendarSettings } from '../addresses.ts';
import { messages } from '../messages.ts';

/** The page of the own calendar address. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(calendarSettings, {
    access: signedIn,
    layout: 'bar',
    title: [messages, 'title'],
    load: () => import('./calendar.screen.tsx'),
  }),
];
