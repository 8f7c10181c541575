import { signedIn } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { messageLink } from '../addresses.ts';
import { messages } from '../messages.ts';

/** The page that a message's link opens. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(messageLink, {
    access: signedIn,
    layout: 'bar',
    title: [messages, 'linkTitle'],
    load: () => import('./message-link.screen.tsx'),
  }),
];
