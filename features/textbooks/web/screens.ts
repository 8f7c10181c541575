import { signedIn } from '@inkstone/call';
import { student, teacherSide } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import {
  bankAnnotated,
  bankOriginals,
  assignedTextbook,
  assignedTextbooks,
  assignTextbook,
  myAnnotated,
  myOriginals,
  viewer,
} from '../addresses.ts';
import { bankMessages, assigningMessages, shelfMessages } from '../messages.ts';
import { readerMessages } from '../messages.ts';

const studentScreen = { access: student, layout: 'bar' as const };
const bankScreen = { access: teacherSide.may('textbook'), layout: 'bar' as const };
const assignerScreen = { access: teacherSide.may('publish_textbook'), layout: 'bar' as const };

/** The screens of textbooks. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(myOriginals, {
    ...studentScreen,
    title: [shelfMessages, 'originals'],
    load: () => import('./shelf/my-originals.screen.tsx'),
  }),
  defineScreen(myAnnotated, {
    ...studentScreen,
    title: [shelfMessages, 'annotatedOnes'],
    load: () => import('./shelf/my-annotated.screen.tsx'),
  }),
  defineScreen(bankOriginals, {
    ...bankScreen,
    title: [bankMessages, 'originals'],
    load: () => import('./bank/bank-originals.screen.tsx'),
  }),
  defineScreen(bankAnnotated, {
    ...bankScreen,
    title: [bankMessages, 'annotatedOnes'],
    load: () => import('./bank/bank-annotated.screen.tsx'),
  }),
  defineScreen(assignTextbook, {
    ...assignerScreen,
    title: [assigningMessages, 'give'],
    load: () => import('./assigning/assign-books.screen.tsx'),
  }),
  defineScreen(assignedTextbooks, {
    ...assignerScreen,
    title: [assigningMessages, 'given'],
    keepAlive: true,
    load: () => import('./assigned/assigned-books.screen.tsx'),
  }),
  defineScreen(assignedTextbook, {
    ...assignerScreen,
    title: [assigningMessages, 'oneGiven'],
    load: () => import('./assigned/assigned-book.screen.tsx'),
  }),
  defineScreen(viewer, {
    access: signedIn,
    layout: 'window',
    title: [readerMessages, 'reader'],
    load: () => import('./reader/viewer.screen.tsx'),
  }),
];
