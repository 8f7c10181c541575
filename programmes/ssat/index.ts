import type { Programme } from '@inkstone/exam/blueprint';
import { ssatCard } from './card.ts';
import { examWindow } from './exam-window.ts';
import { elementary, middle, upper } from './levels.ts';
import { practice } from './practice.ts';

/** The SSAT: its three levels, and practice without clocks. */
export const ssat: Programme = {
  id: ssatCard.id,
  name: ssatCard.name,
  routes: ssatCard.routes,
  examWindow,
  variants: [upper, middle, elementary, practice],
  // The specification has no paper type for the SSAT; this one is ours.
  reports: { 20009: 'standard' },
  sources: ['ssat.org', 'kyostandard.com', 'bostonssat.com', 'thinktonight.com', 'admission.org'],
};
