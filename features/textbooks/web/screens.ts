import { signedIn } from '@inkstone/call';
import { student, teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import {
  bankAnnotated,
  bankOriginals,
  givenTextbook,
  givenTextbooks,
  giveTextbook,
  myAnnotated,
  myOriginals,
  viewer,
} from '../addresses.ts';
import { bankMessages, givingMessages, shelfMessages } from '../messages.ts';
import { readerMessages } from '../messages.ts';

const ofStudent = { who: student, shell: 'bar' as const };
const ofBank = { who: teacherSide.may('textbook'), shell: 'bar' as const };
const ofGiver = { who: teacherSide.may('publish_textbook'), shell: 'bar' as const };

/** The screens of textbooks. */
export const screens: readonly ScreenRow[] = [
  screen(myOriginals, {
    ...ofStudent,
    title: [shelfMessages, 'originals'],
    load: () => import('./shelf/my-originals.screen.tsx'),
  }),
  screen(myAnnotated, {
    ...ofStudent,
    title: [shelfMessages, 'annotatedOnes'],
    load: () => import('./shelf/my-annotated.screen.tsx'),
  }),
  screen(bankOriginals, {
    ...ofBank,
    title: [bankMessages, 'originals'],
    load: () => import('./bank/bank-originals.screen.tsx'),
  }),
  screen(bankAnnotated, {
    ...ofBank,
    title: [bankMessages, 'annotatedOnes'],
    load: () => import('./bank/bank-annotated.screen.tsx'),
  }),
  screen(giveTextbook, {
    ...ofGiver,
    title: [givingMessages, 'give'],
    load: () => import('./giving/assign-books.screen.tsx'),
  }),
  screen(givenTextbooks, {
    ...ofGiver,
    title: [givingMessages, 'given'],
    keepAlive: true,
    load: () => import('./given/given-books.screen.tsx'),
  }),
  screen(givenTextbook, {
    ...ofGiver,
    title: [givingMessages, 'oneGiven'],
    load: () => import('./given/given-book.screen.tsx'),
  }),
  screen(viewer, {
    who: signedIn,
    shell: 'window',
    title: [readerMessages, 'reader'],
    load: () => import('./reader/viewer.screen.tsx'),
  }),
];
