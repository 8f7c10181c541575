import type { QueryClient } from '@tanstack/react-query';
import { apiQueryKey } from '@inkstone/call/web';
import { correctDetailList } from '../../contract.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuePlace } from './queue-page.ts';

/** Which queue: all its pages have this in common. */
export interface QueueFilter {
  id: number;
  order: 'question' | 'student';
  skill?: string;
}

/** A piece whose page is wanted; of an absent one the page where marking goes on. */
export interface NearSubmission {
  attemptId?: number | undefined;
  questId?: number | undefined;
}

/** What the page is asked for with that holds a piece. */
export const toNearPageInput = (queue: QueueFilter, { attemptId, questId }: NearSubmission) => ({
  ...{ ...queue, pageNum: submissionsPerPage },
  ...(attemptId !== undefined && { nearAttemptId: attemptId }),
  ...(questId !== undefined && { nearQuestId: questId }),
});

/** What the page of a number is asked for with. */
export const toPageInput = (queue: QueueFilter, page: number) => ({ ...queue, pageNum: submissionsPerPage, page });

type PageInput = Partial<ReturnType<typeof toPageInput>> & { state?: string };

/** The newest page with a piece among those of a queue that have come, however they were asked for. */
const findCachedPage = (client: QueryClient, queue: QueueFilter, submission: QueuePlace) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [correctDetailList.path] })
    .flatMap(({ queryKey, state }) => {
      const { id, order, skill, state: only, pageNum } = queryKey[1] as PageInput;
      const isOfQueue = id === queue.id && order === queue.order && skill === queue.skill && only === undefined;
      const page = isOfQueue && pageNum === submissionsPerPage ? (state.data as QueuePage | undefined) : undefined;
      const holds = page?.pieces.some((own) => toSubmissionKey(own) === toSubmissionKey(submission));
      // What is to be asked for again is as old as can be.
      return page && holds ? [{ page, updatedAt: state.isInvalidated ? 0 : state.dataUpdatedAt }] : [];
    })
    .toSorted((left, right) => right.updatedAt - left.updatedAt)[0];

/** Lets the page of a piece stand there at once where it has come already; it is as old as it was, and asked for again by its age. */
export const reuseCachedPage = (client: QueryClient, queue: QueueFilter, submission: QueuePlace): void => {
  const cached = findCachedPage(client, queue, submission);
  const key = apiQueryKey(correctDetailList, toNearPageInput(queue, submission));
  const present = client.getQueryState(key);
  if (!cached || (present?.data !== undefined && present.dataUpdatedAt >= cached.updatedAt)) return;
  client.setQueryData<QueuePage>(key, cached.page, { updatedAt: cached.updatedAt });
};
