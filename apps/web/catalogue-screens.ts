import { anonymous } from '@inkstone/call';
import { defineScreen } from '@inkstone/ui/screen';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { catalogue } from './addresses.ts';
import { messages } from './messages.ts';

/** The screens of the app itself. */
export const screens: readonly ScreenDefinition[] = [
  defineScreen(catalogue, {
    access: anonymous,
    layout: 'window',
    title: [messages, 'catalogue'],
    load: () => import('./catalogue/catalogue.screen.tsx'),
  }),
];
