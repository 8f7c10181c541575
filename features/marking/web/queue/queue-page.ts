import type * as z from 'zod';
import type { CallOutput } from '@inkstone/call/web';
import type { correctDetailList, Piece } from '../../contract.ts';

/** A piece as the queue shows it. */
export type QueuePiece = z.infer<typeof Piece>;

/** What names a piece in the queue. */
export type QueuePlace = Pick<QueuePiece, 'attemptId' | 'questId'>;

/** One page of the queue, with what is said of all pages. */
export type QueuePage = CallOutput<typeof correctDetailList>;

/** Pieces that come with one answer. */
export const piecesEach = 250;

/** What names a piece on the desk. */
export const keyOf = ({ attemptId, questId }: { attemptId: number; questId: number }): string =>
  `${attemptId}/${questId}`;

/** The piece that a key names. */
export const placeOf = (key: string): { attemptId: number; questId: number } => {
  const [attemptId = 0, questId = 0] = key.split('/').map(Number);
  return { attemptId, questId };
};
