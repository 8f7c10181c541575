import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type * as z from 'zod';
import { askKey, useAsk, type OutputOf } from '@inkstone/call/web';
import { correctDetailList, type Piece } from '../../contract.ts';

/** A piece as the queue shows it. */
export type QueuePiece = z.infer<typeof Piece>;

type Queue = OutputOf<typeof correctDetailList>;

const lookAgainMs = 45_000;

/** What names a piece on the desk. */
export const keyOf = ({ attemptId, questId }: { attemptId: number; questId: number }): string =>
  `${attemptId}/${questId}`;

/** The piece that a key names. */
export const placeOf = (key: string): { attemptId: number; questId: number } => {
  const [attemptId = 0, questId = 0] = key.split('/').map(Number);
  return { attemptId, questId };
};

interface QueueInput {
  id: number;
  skill?: string | undefined;
  order: 'question' | 'student';
}

/**
 * The queue in the order of marking. What this desk saves changes it at once, without asking for all of it again;
 * `now` gives it as it is, also in the middle of an act.
 */
export const useQueue = ({ id, skill, order }: QueueInput) => {
  const client = useQueryClient();
  const input = useMemo(() => ({ id, order, ...(skill && { skill }) }), [id, skill, order]);
  const ask = useAsk(correctDetailList, input, { everyMs: lookAgainMs, keepPrevious: true });
  const patch = useCallback(
    (key: string, change: Partial<QueuePiece>) => {
      const queryKey = askKey(correctDetailList, input);
      client.setQueryData<Queue>(queryKey, (was) => {
        if (!was) return was;
        return { ...was, pieces: was.pieces.map((piece) => (keyOf(piece) === key ? { ...piece, ...change } : piece)) };
      });
      // A queue that is on its way was read before this change.
      if (client.isFetching({ queryKey, exact: true }) > 0) void client.invalidateQueries({ queryKey, exact: true });
    },
    [client, input],
  );
  const now = useCallback(
    (): readonly QueuePiece[] => client.getQueryData<Queue>(askKey(correctDetailList, input))?.pieces ?? [],
    [client, input],
  );
  return { ask, patch, now };
};
