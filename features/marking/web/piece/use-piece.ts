import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryKey, sendCall, useApiQuery, useCaller } from '@inkstone/call/web';
import { getTestCorrectDetail, type PieceDetail } from '../../contract.ts';
import { soundOf } from '../spoken/sound.ts';
import { keyOf, placeOf, type QueuePiece } from '../queue/queue-page.ts';

type Place = Pick<QueuePiece, 'attemptId' | 'questId'>;

const inputOf = ({ attemptId, questId }: Place) => ({ attemptId, questId });

/** Everything about one piece. */
export const usePiece = (piece: Place) => {
  const ask = useApiQuery(getTestCorrectDetail, inputOf(piece));
  const detail: PieceDetail | undefined = ask.data?.pieces[0];
  return { ask, detail };
};

/** Loads pieces ahead with their recordings, so that the next one stands there at once; says which are loaded. */
export const useAhead = (pieces: readonly Place[]): ReadonlySet<string> => {
  const client = useQueryClient();
  const caller = useCaller();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(() => new Set());
  const wanted = pieces.map(keyOf).join(' ');
  // Meets the network, ahead of the teacher.
  useEffect(() => {
    const load = async (key: string) => {
      const input = placeOf(key);
      const found = await client.query({
        queryKey: apiQueryKey(getTestCorrectDetail, input),
        queryFn: ({ signal }) => sendCall(caller, getTestCorrectDetail, input, { signal }),
        staleTime: 60_000,
      });
      const heard = (found.pieces[0]?.recordings ?? []).flatMap(({ id, url }) =>
        url === null ? [] : [soundOf(id, url)],
      );
      await Promise.all(heard);
      setLoaded((was) => (was.has(key) ? was : new Set(was).add(key)));
    };
    const keys = wanted === '' ? [] : wanted.split(' ');
    for (const key of keys) void load(key).catch(() => undefined);
  }, [wanted, client, caller]);
  return loaded;
};
