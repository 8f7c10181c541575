import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askKey, sendCall, useAsk, useCaller } from '@inkstone/call/web';
import { getTestCorrectDetail, type PieceDetail } from '../contract.ts';
import { soundOf } from './sound.ts';
import type { QueuePiece } from './use-queue.ts';

type Place = Pick<QueuePiece, 'attemptId' | 'questId'>;

const inputOf = ({ attemptId, questId }: Place) => ({ attemptId, questId });

/** Everything about one piece. */
export const usePiece = (piece: Place) => {
  const ask = useAsk(getTestCorrectDetail, inputOf(piece));
  const detail: PieceDetail | undefined = ask.data?.pieces[0];
  return { ask, detail };
};

/** Loads pieces ahead with their recordings, so that the next one stands there at once. */
export const useAhead = (pieces: readonly Place[]): void => {
  const client = useQueryClient();
  const caller = useCaller();
  const wanted = pieces.map(({ attemptId, questId }) => `${attemptId}/${questId}`).join(' ');
  // Meets the network, ahead of the teacher.
  useEffect(() => {
    const load = async (key: string) => {
      const [attemptId = 0, questId = 0] = key.split('/').map(Number);
      const input = inputOf({ attemptId, questId });
      const found = await client.fetchQuery({
        queryKey: askKey(getTestCorrectDetail, input),
        queryFn: ({ signal }) => sendCall(caller, getTestCorrectDetail, input, { signal }),
        staleTime: 60_000,
      });
      for (const { id, url } of found.pieces[0]?.recordings ?? []) if (url !== null) void soundOf(id, url);
    };
    const keys = wanted === '' ? [] : wanted.split(' ');
    for (const key of keys) void load(key).catch(() => undefined);
  }, [wanted, client, caller]);
};
