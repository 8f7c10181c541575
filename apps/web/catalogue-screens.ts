import { anyone } from '@inkstone/call';
import { screen } from '@inkstone/ui/screen';
import type { ScreenRow } from '@inkstone/ui/screen';
import { catalogue } from './addresses.ts';
import { messages } from './messages.ts';

/** The screens of the app itself. */
export const screens: readonly ScreenRow[] = [
  screen(catalogue, {
    who: anyone,
    shell: 'window',
    title: [messages, 'catalogue'],
    load: () => import('./catalogue/catalogue.screen.tsx'),
  }),
];
