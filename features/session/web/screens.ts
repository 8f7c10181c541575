import { anyone } from '@inkstone/call';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { home, login, root, studentPassword, teacherPassword } from '../addresses.ts';
import { backendSide, signedIn, frontendSide } from '../contract.ts';
import { messages } from '../messages.ts';

const loadPassword = () => import('./password.screen.tsx');

/** The doors of the app and the own password. */
export const screens: readonly ScreenRow[] = [
  screen(root, { who: anyone, shell: 'window', title: [messages, 'signIn'], load: () => import('./root.screen.tsx') }),
  screen(login, {
    who: anyone,
    shell: 'window',
    title: [messages, 'signIn'],
    load: () => import('./login.screen.tsx'),
  }),
  screen(home, {
    who: signedIn,
    shell: 'bar',
    title: [messages, 'homeTitle'],
    load: () => import('./home.screen.tsx'),
  }),
  screen(studentPassword, { who: frontendSide, shell: 'bar', title: [messages, 'passwordTitle'], load: loadPassword }),
  screen(teacherPassword, { who: backendSide, shell: 'bar', title: [messages, 'passwordTitle'], load: loadPassword }),
];
