import { act } from './act.ts';
import { basics } from './basics.ts';
import { ap } from './ap.ts';
import { general } from './general.ts';
import { longSentences } from './long-sentences.ts';
import { past } from './past.ts';
import { present } from './present.ts';
import { recent } from './recent.ts';
import { sat } from './sat.ts';
import { ssat } from './ssat.ts';
import { forStaff } from './staff.ts';
import { writing } from './writing.ts';
import type { Assignment } from '../school-types.ts';

/** The story of twelve weeks: everything given, the oldest first. */
export const assignments: readonly Assignment[] = [
  ...past,
  ...recent,
  ...present,
  ...general,
  ...forStaff,
  ...sat,
  ...act,
  ...longSentences,
  ...ssat,
  ...writing,
  ...basics,
  ...ap,
];
