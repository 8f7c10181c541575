import { signedIn } from '@inkstone/call';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { viewer } from '../addresses.ts';
import { messages as readerWords } from './reader/messages.ts';

/** The screens of textbooks. */
export const screens: readonly ScreenRow[] = [
  screen(viewer, {
    who: signedIn,
    shell: 'window',
    title: [readerWords, 'reader'],
    load: () => import('./reader/viewer.screen.tsx'),
  }),
];
