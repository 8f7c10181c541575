import { mathEasierEnd } from './math/module-2-easier-end.ts';
import { mathEasier } from './math/module-2-easier.ts';
import { mathHarderEnd } from './math/module-2-harder-end.ts';
import { mathHarder } from './math/module-2-harder.ts';
import { mathFirstEnd } from './math/module-1-end.ts';
import { mathFirst } from './math/module-1.ts';
import { verbalEasierEnd } from './verbal/module-2-easier-end.ts';
import { verbalEasier } from './verbal/module-2-easier.ts';
import { verbalHarderEnd } from './verbal/module-2-harder-end.ts';
import { verbalHarder } from './verbal/module-2-harder.ts';
import { verbalFirstEnd } from './verbal/module-1-end.ts';
import { verbalFirst } from './verbal/module-1.ts';
import { satWorking } from './working.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The digital SAT mock, module by module, and a homework whose working is handed in. */
export const satSets: readonly QuestionSet[] = [
  verbalFirst,
  verbalFirstEnd,
  verbalHarder,
  verbalHarderEnd,
  verbalEasier,
  verbalEasierEnd,
  mathFirst,
  mathFirstEnd,
  mathHarder,
  mathHarderEnd,
  mathEasier,
  mathEasierEnd,
  satWorking,
];
