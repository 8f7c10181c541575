import { student } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { errorBook, errorEntry } from '../addresses.ts';
import { messages } from '../messages.ts';

/** The screens of the error book. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(errorBook, {
    access: student,
    layout: 'bar',
    title: [messages, 'errorBook'],
    keepAlive: true,
    load: () => import('./error-book.screen.tsx'),
  }),
  defineScreen(errorEntry, {
    access: student,
    layout: 'bar',
    title: [messages, 'entry'],
    load: () => import('./error-entry.screen.tsx'),
  }),
];
