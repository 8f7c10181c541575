import { student } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { myTest, myWork } from '../addresses.ts';
import { messages } from '../messages.ts';

const ofStudent = { who: student, shell: 'bar' as const };

/** The screens of giving, watching and doing work. */
export const screens: readonly ScreenRow[] = [
  screen(myWork, { ...ofStudent, title: [messages, 'myWork'], load: () => import('./my-work.screen.tsx') }),
  screen(myTest, { ...ofStudent, title: [messages, 'myTests'], load: () => import('./my-test.screen.tsx') }),
];
