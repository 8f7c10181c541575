import { anonymous } from '@inkstone/call';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { home, login, root, studentPassword, teacherPassword } from '../addresses.ts';
import { backendSide, signedIn, frontendSide } from '../contract.ts';
import { messages } from '../messages.ts';

const loadPassword = () => import('./password.screen.tsx');

/** Login, home and password screens. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(root, {
    access: anonymous,
    layout: 'window',
    title: [messages, 'signIn'],
    load: () => import('./root.screen.tsx'),
  }),
  defineScreen(login, {
    access: anonymous,
    layout: 'window',
    title: [messages, 'signIn'],
    load: () => import('./login.screen.tsx'),
  }),
  defineScreen(home, {
    access: signedIn,
    layout: 'bar',
    title: [messages, 'homeTitle'],
    load: () => import('./home.screen.tsx'),
  }),
  defineScreen(studentPassword, {
    access: frontendSide,
    layout: 'bar',
    title: [messages, 'accountTitle'],
    load: loadPassword,
  }),
  defineScreen(teacherPassword, {
    access: backendSide,
    layout: 'bar',
    title: [messages, 'accountTitle'],
    load: loadPassword,
  }),
];
