import type { OutputOf } from '@inkstone/call/web';
import type { testReport } from '../contract.ts';

/** The report of one attempt as the wire brings it. */
export type ReportOf = OutputOf<typeof testReport>;

/** One question of it. */
export type ReportedQuestion = ReportOf['questions'][number];

/** Whether nothing of a question was right. */
export const isWrong = ({ outcome }: Pick<ReportedQuestion, 'outcome'>): boolean =>
  outcome === 'wrong' || outcome === 'partial';

/** A number of points without needless decimals: 6, 1.5, 106.5. */
export const scoreText = (points: number): string => String(Math.round(points * 100) / 100);
