import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { apiQueryKey, sendCall, useApiQuery, useCaller, refetchIntervals } from '@inkstone/call/web';
import { listSubmissions } from '../../contract.ts';
import { patchQueue } from './patch-queue.ts';
import {
  toPageInput,
  toNearPageInput,
  reuseCachedPage,
  type NearSubmission,
  type QueueFilter,
} from './cached-pages.ts';
import type { QueuePage, QueuedSubmission, QueuePlace } from './queue-page.ts';

const draftsPerPage = 500;

interface QueueInput {
  id: number;
  skill?: string | undefined;
  classId?: number | undefined;
  order: 'question' | 'student';
  near: NearSubmission;
  /** The page shown in the list; null: the page of the open submission. */
  listedPage: number | null;
}

/**
 * The queue in marking order, page by page: `ask` is the page of the open submission, `listed` the page shown in the
 * list. Saves on this desk change it without a refetch; `now` returns the current page outside of rendering, `drafts`
 * fetches the drafts of all pages, and `showCachedPage` shows a cached page at once when one of its submissions is opened.
 */
export const useQueue = ({ id, skill, classId, order, near, listedPage }: QueueInput) => {
  const client = useQueryClient();
  const caller = useCaller();
  const { attemptId, questionId, studentId } = near;
  const filter = useMemo(
    (): QueueFilter => ({ id, order, ...(skill && { skill }), ...(classId !== undefined && { classId }) }),
    [id, skill, classId, order],
  );
  const input = useMemo(
    () => toNearPageInput(filter, { attemptId, questionId, studentId }),
    [filter, attemptId, questionId, studentId],
  );
  const options = { refetchMs: refetchIntervals.queue, keepPrevious: true };
  const ask = useApiQuery(listSubmissions, input, options);
  const leafing = useApiQuery(listSubmissions, toPageInput(filter, listedPage ?? 1), {
    ...options,
    enabled: listedPage !== null,
  });
  const patch = useCallback(
    (key: string, change: Partial<QueuedSubmission>) => {
      const queryKey = [listSubmissions.path];
      client.setQueriesData<QueuePage>({ queryKey }, (page) => page && patchQueue(page, key, change));
      // A fetch in progress was read before this change.
      if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    },
    [client],
  );
  const now = useCallback(
    (): QueuePage | undefined => client.getQueryData<QueuePage>(apiQueryKey(listSubmissions, input)),
    [client, input],
  );
  const drafts = useCallback(async (): Promise<QueuedSubmission[]> => {
    const all: QueuedSubmission[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const query = { ...filter, state: 'draft', page, pageNum: draftsPerPage } as const;
      const { submissions, totalPage } = await sendCall(caller, listSubmissions, query);
      all.push(...submissions);
      last = totalPage;
    }
    return all;
  }, [caller, filter]);
  const showCachedPage = useCallback(
    (submission: QueuePlace) => reuseCachedPage(client, filter, submission),
    [client, filter],
  );
  return { filter, showCachedPage, ask, listed: listedPage === null ? undefined : leafing.data, patch, now, drafts };
};
