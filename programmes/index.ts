import type { Programme, ReportKind, Variant } from '@inkstone/exam/blueprint';
import { act } from './act/index.ts';
import { amcBasic } from './amc-basic/index.ts';
import { amc } from './amc/index.ts';
import { ap } from './ap/index.ts';
import { business } from './business/index.ts';
import { common } from './common/index.ts';
import { defined } from './defined/index.ts';
import { fillBlanks } from './fill-blanks/index.ts';
import { hrReading } from './hr-reading/index.ts';
import { longSentences } from './long-sentences/index.ts';
import { duolingo } from './duolingo/index.ts';
import { interview } from './interview/index.ts';
import { international } from './international/index.ts';
import { listen } from './listen/index.ts';
import { sat } from './sat/index.ts';
import { ssat } from './ssat/index.ts';
import { toefl2023 } from './toefl-2023/index.ts';
import { toefl2026 } from './toefl-2026/index.ts';
import { toeflBasic } from './toefl-basic/index.ts';
import { toeflClassic } from './toefl-classic/index.ts';
import { writingBasis } from './writing-basis/index.ts';
import { toeflListening } from './toefl-listening/index.ts';
import { toeflTranslation } from './toefl-translation/index.ts';
import { toeflWriting } from './toefl-writing/index.ts';

/** Every programme; a new exam family is a new folder and one line here. */
export const programmes: readonly Programme[] = [
  amc,
  toefl2023,
  toeflClassic,
  toefl2026,
  sat,
  act,
  longSentences,
  interview,
  ssat,
  writingBasis,
  fillBlanks,
  hrReading,
  business,
  toeflListening,
  toeflTranslation,
  toeflWriting,
  international,
  listen,
  amcBasic,
  toeflBasic,
  ap,
  duolingo,
  common,
  defined,
];

/** A programme by its id; undefined for one that does not exist. */
export const findProgramme = (id: string): Programme | undefined => programmes.find((programme) => programme.id === id);

/** A variant by both ids. */
export const findVariant = (programmeId: string, variantId: string): Variant | undefined =>
  findProgramme(programmeId)?.variants.find((variant) => variant.id === variantId);

/** The report of a paper type, of any programme. */
export const findReport = (paperType: number): { programme: Programme; report: ReportKind } | undefined => {
  const programme = programmes.find((candidate) => candidate.reports[paperType] !== undefined);
  const report = programme?.reports[paperType];
  return programme && report ? { programme, report } : undefined;
};
