import type { Programme } from '@inkstone/exam/blueprint';
import { actCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { classic } from './classic.ts';
import { enhanced } from './enhanced.ts';
import { practice } from './practice.ts';

/** The ACT: as it is given since 2025, as it was before, and practice without clocks. */
export const act: Programme = {
  id: actCard.id,
  name: actCard.name,
  routes: actCard.routes,
  examWindow,
  variants: [enhanced, classic, practice],
  reports: { 20014: 'standard' },
  sources: [
    'prepexpert.com act timing',
    'bwseducationconsulting.com',
    'albert.io act-scores table',
    'actstudent.org writing scores',
    'blog.arborbridge.com CBT tools',
    'act.org info-for-examinees',
    'enhancedact.org summary',
    'chesserresources.com ACT 2026 scoring key',
  ],
};
