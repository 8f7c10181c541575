import { student } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { errorBook, errorEntry } from '../addresses.ts';
import { messages } from '../messages.ts';

/** The screens of the error book. */
export const screens: readonly ScreenRow[] = [
  screen(errorBook, {
    who: student,
    shell: 'bar',
    title: [messages, 'errorBook'],
    keepAlive: true,
    load: () => import('./error-book.screen.tsx'),
  }),
  screen(errorEntry, {
    who: student,
    shell: 'bar',
    title: [messages, 'entry'],
    load: () => import('./error-entry.screen.tsx'),
  }),
];
