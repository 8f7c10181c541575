import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQueryKey, sendCall, useApiQuery, useCaller } from '@inkstone/call/web';
import { getStudentSubmissions, type SubmissionDetail } from '../../contract.ts';
import { loadSound } from '../spoken/sound.ts';
import { toSubmissionKey, parseSubmissionKey, type QueuedSubmission } from '../queue/queue-page.ts';

type SubmissionKey = Pick<QueuedSubmission, 'attemptId' | 'questionId'>;

const toInput = ({ attemptId, questionId }: SubmissionKey) => ({ attemptId, questionId });

/** One submission with everything that marking needs. */
export const useSubmission = (submission: SubmissionKey) => {
  const ask = useApiQuery(getStudentSubmissions, toInput(submission));
  const detail: SubmissionDetail | undefined = ask.data?.submissions[0];
  return { ask, detail };
};

/** Prefetches submissions with their recordings; returns the keys of those that are loaded. */
export const usePrefetchSubmissions = (submissions: readonly SubmissionKey[]): ReadonlySet<string> => {
  const client = useQueryClient();
  const caller = useCaller();
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(() => new Set());
  const joinedKeys = submissions.map(toSubmissionKey).join(' ');
  // Prefetches before the teacher gets there.
  useEffect(() => {
    const load = async (key: string) => {
      const input = parseSubmissionKey(key);
      const response = await client.query({
        queryKey: apiQueryKey(getStudentSubmissions, input),
        queryFn: ({ signal }) => sendCall(caller, getStudentSubmissions, input, { signal }),
        staleTime: 60_000,
      });
      const sounds = (response.submissions[0]?.recordings ?? []).flatMap(({ id, url }) =>
        url === null ? [] : [loadSound(id, url)],
      );
      await Promise.all(sounds);
      setLoaded((was) => (was.has(key) ? was : new Set(was).add(key)));
    };
    const keys = joinedKeys === '' ? [] : joinedKeys.split(' ');
    for (const key of keys) void load(key).catch(() => undefined);
  }, [joinedKeys, client, caller]);
  return loaded;
};
