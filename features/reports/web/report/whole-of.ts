import type { CallOutput } from '@inkstone/call/web';
import type { wholeReport } from '../../contract.ts';

/** The report of a whole assignment as the wire brings it. */
export type WholeOf = CallOutput<typeof wholeReport>;

/** One student in it. */
export type SatStudent = WholeOf['students'][number];

/** One question in it, with what everyone's answers say. */
export type Item = WholeOf['items'][number];

/** A statistic with two decimals, or a dash where it is withheld. */
export const twoDecimals = (value: number | null, none: string): string =>
  value === null ? none : value.toFixed(2).replace('-', '−');
