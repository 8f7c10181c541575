import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQueryKey, sendCall, useCaller } from '@inkstone/call/web';
import { listSubmissions } from '../../contract.ts';
import { toPageInput, type QueueFilter } from './cached-pages.ts';

// A submission may stay open for a long time before the next page is needed.
const cacheMs = 30 * 60_000;
const staleMs = 45_000;

/** Prefetches pages near the end of the current one; `current` is the key of the open submission. */
export const usePrefetchPages = (queue: QueueFilter, pages: readonly number[], current: string): void => {
  const client = useQueryClient();
  const caller = useCaller();
  const pageKeys = pages.join(' ');
  // Prefetches again with every submission, where a page has become stale.
  useEffect(() => {
    const load = (page: number) => {
      const input = toPageInput(queue, page);
      return client.query({
        queryKey: apiQueryKey(listSubmissions, input),
        queryFn: ({ signal }) => sendCall(caller, listSubmissions, input, { signal }),
        ...{ staleTime: staleMs, gcTime: cacheMs },
      });
    };
    for (const page of pageKeys === '' ? [] : pageKeys.split(' ').map(Number)) void load(page).catch(() => undefined);
  }, [queue, pageKeys, current, client, caller]);
};
