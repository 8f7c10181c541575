import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQueryKey, sendCall, useCaller } from '@inkstone/call/web';
import { correctDetailList } from '../../contract.ts';
import { toPageInput, type QueueFilter } from './cached-pages.ts';

// A piece may lie on the desk for long before the border of its page is crossed.
const cacheMs = 30 * 60_000;
const staleMs = 45_000;

/** Loads pages before they are reached: near the border of a page the one beyond it; `current` is the key of the open piece. */
export const usePrefetchPages = (queue: QueueFilter, pages: readonly number[], current: string): void => {
  const client = useQueryClient();
  const caller = useCaller();
  const pageKeys = pages.join(' ');
  // Meets the network, ahead of the teacher: anew with every piece, as far as a page has become old meanwhile.
  useEffect(() => {
    const load = (page: number) => {
      const input = toPageInput(queue, page);
      return client.query({
        queryKey: apiQueryKey(correctDetailList, input),
        queryFn: ({ signal }) => sendCall(caller, correctDetailList, input, { signal }),
        ...{ staleTime: staleMs, gcTime: cacheMs },
      });
    };
    for (const page of pageKeys === '' ? [] : pageKeys.split(' ').map(Number)) void load(page).catch(() => undefined);
  }, [queue, pageKeys, current, client, caller]);
};
