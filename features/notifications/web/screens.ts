import { signedIn } from '@inkstone/session/contract';
import { defineScreen, type ScreenDefinition } from '@inkstone/ui/screen';
import { notificationSettings } from '../addresses.ts';
import { messages } from '../messages.ts';

/** The page of the notification settings: channels, topics and times. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(notificationSettings, {
    access: signedIn,
    layout: 'bar',
    title: [messages, 'title'],
    load: () => import('./notification-settings.screen.tsx'),
  }),
];
