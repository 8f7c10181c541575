import { screens as assignments } from '@inkstone/assignments/web';
import { screens as bank } from '@inkstone/bank/web';
import { anyone } from '@inkstone/call';
import { screens as courses } from '@inkstone/courses/web';
import { screens as errorBook } from '@inkstone/error-book/web';
import { screens as home } from '@inkstone/home/web';
import { screens as marking } from '@inkstone/marking/web';
import { screens as reports } from '@inkstone/reports/web';
import { screens as session } from '@inkstone/session/web';
import { screens as taking } from '@inkstone/taking/web';
import { screens as textbooks } from '@inkstone/textbooks/web';
import { screen } from '@inkstone/ui/screen';
import type { ScreenRow } from '@inkstone/ui/screen';
import { catalogue } from './addresses.ts';
import { messages } from './messages.ts';

/** Every screen of the web app. */
export const screens: readonly ScreenRow[] = [
  ...session,
  ...home,
  ...bank,
  ...assignments,
  ...taking,
  ...marking,
  ...reports,
  ...errorBook,
  ...textbooks,
  ...courses,
  screen(catalogue, {
    who: anyone,
    shell: 'window',
    title: [messages, 'catalogue'],
    load: () => import('./catalogue/catalogue.screen.tsx'),
  }),
];
