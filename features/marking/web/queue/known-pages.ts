import type { QueryClient } from '@tanstack/react-query';
import { apiQueryKey } from '@inkstone/call/web';
import { correctDetailList } from '../../contract.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuePlace } from './queue-page.ts';

/** Which queue: all its pages have this in common. */
export interface QueueKey {
  id: number;
  order: 'question' | 'student';
  skill?: string;
}

/** A piece whose page is wanted; of an absent one the page where marking goes on. */
export interface NearPiece {
  attemptId?: number | undefined;
  questId?: number | undefined;
}

/** What the page is asked for with that holds a piece. */
export const pageNear = (queue: QueueKey, { attemptId, questId }: NearPiece) => ({
  ...{ ...queue, pageNum: submissionsPerPage },
  ...(attemptId !== undefined && { nearAttemptId: attemptId }),
  ...(questId !== undefined && { nearQuestId: questId }),
});

/** What the page of a number is asked for with. */
export const pageAt = (queue: QueueKey, page: number) => ({ ...queue, pageNum: submissionsPerPage, page });

type PageInput = Partial<ReturnType<typeof pageAt>> & { state?: string };

/** The newest page with a piece among those of a queue that have come, however they were asked for. */
const findKnownPage = (client: QueryClient, queue: QueueKey, piece: QueuePlace) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [correctDetailList.path] })
    .flatMap(({ queryKey, state }) => {
      const { id, order, skill, state: only, pageNum } = queryKey[1] as PageInput;
      const isOfQueue = id === queue.id && order === queue.order && skill === queue.skill && only === undefined;
      const page = isOfQueue && pageNum === submissionsPerPage ? (state.data as QueuePage | undefined) : undefined;
      const holds = page?.pieces.some((own) => toSubmissionKey(own) === toSubmissionKey(piece));
      // What is to be asked for again is as old as can be.
      return page && holds ? [{ page, updatedAt: state.isInvalidated ? 0 : state.dataUpdatedAt }] : [];
    })
    .toSorted((left, right) => right.updatedAt - left.updatedAt)[0];

/** Lets the page of a piece stand there at once where it has come already; it is as old as it was, and asked for again by its age. */
export const takeKnownPage = (client: QueryClient, queue: QueueKey, piece: QueuePlace): void => {
  const known = findKnownPage(client, queue, piece);
  const key = apiQueryKey(correctDetailList, pageNear(queue, piece));
  const present = client.getQueryState(key);
  if (!known || (present?.data !== undefined && present.dataUpdatedAt >= known.updatedAt)) return;
  client.setQueryData<QueuePage>(key, known.page, { updatedAt: known.updatedAt });
};
