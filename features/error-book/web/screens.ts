import { student } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { errorBook, errorEntry, ownPractice } from '../addresses.ts';
import { messages, practiceMessages } from '../messages.ts';

/** The screens of the error book. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(errorBook, {
    access: student,
    layout: 'bar',
    title: [messages, 'errorBook'],
    keepAlive: true,
    load: () => import('./error-book.screen.tsx'),
  }),
  defineScreen(ownPractice, {
    access: student,
    layout: 'bar',
    title: [practiceMessages, 'practice'],
    load: () => import('./own-practice/own-practice.screen.tsx'),
  }),
  defineScreen(errorEntry, {
    access: student,
    layout: 'bar',
    title: [messages, 'entry'],
    load: () => import('./error-entry.screen.tsx'),
  }),
];
