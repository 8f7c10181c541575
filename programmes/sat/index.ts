import type { Programme } from '@inkstone/exam/blueprint';
import { satCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { digital } from './digital.ts';
import { paper } from './paper.ts';
import { practice } from './practice.ts';

/** The SAT: digital and adaptive, on paper from 2016 to 2023, and practice without clocks. */
export const sat: Programme = {
  id: satCard.id,
  name: satCard.name,
  routes: satCard.routes,
  examWindow,
  variants: [digital, paper, practice],
  // The specification has no paper type for the SAT; these are ours: family 02.
  reports: { 20002: 'standard', 2000202: 'standard' },
  sources: [
    'sathelp24x7.com',
    'asksia.ai',
    'about.collegeboard.org',
    'College Board 2324-BB-852',
    'josephineyeh.com',
    'thelearningedge.net',
    'chesserresources.com',
    'examexplained',
    'info.5y1.org',
    'mynationalacademy',
  ],
};
