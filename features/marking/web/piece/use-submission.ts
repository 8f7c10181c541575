import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryKey, sendCall, useApiQuery, useCaller } from '@inkstone/call/web';
import { getTestCorrectDetail, type SubmissionDetail } from '../../contract.ts';
import { loadSound } from '../spoken/sound.ts';
import { toSubmissionKey, parseSubmissionKey, type QueuedSubmission } from '../queue/queue-page.ts';

type SubmissionKey = Pick<QueuedSubmission, 'attemptId' | 'questId'>;

const toInput = ({ attemptId, questId }: SubmissionKey) => ({ attemptId, questId });

/** Everything about one piece. */
export const useSubmission = (piece: SubmissionKey) => {
  const ask = useApiQuery(getTestCorrectDetail, toInput(piece));
  const detail: SubmissionDetail | undefined = ask.data?.pieces[0];
  return { ask, detail };
};

/** Loads pieces ahead with their recordings, so that the next one stands there at once; says which are loaded. */
export const usePrefetchSubmissions = (pieces: readonly SubmissionKey[]): ReadonlySet<string> => {
  const client = useQueryClient();
  const caller = useCaller();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(() => new Set());
  const joinedKeys = pieces.map(toSubmissionKey).join(' ');
  // Meets the network, ahead of the teacher.
  useEffect(() => {
    const load = async (key: string) => {
      const input = parseSubmissionKey(key);
      const response = await client.query({
        queryKey: apiQueryKey(getTestCorrectDetail, input),
        queryFn: ({ signal }) => sendCall(caller, getTestCorrectDetail, input, { signal }),
        staleTime: 60_000,
      });
      const heard = (response.pieces[0]?.recordings ?? []).flatMap(({ id, url }) =>
        url === null ? [] : [loadSound(id, url)],
      );
      await Promise.all(heard);
      setLoaded((was) => (was.has(key) ? was : new Set(was).add(key)));
    };
    const keys = joinedKeys === '' ? [] : joinedKeys.split(' ');
    for (const key of keys) void load(key).catch(() => undefined);
  }, [joinedKeys, client, caller]);
  return loaded;
};
