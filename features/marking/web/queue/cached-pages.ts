import type { QueryClient } from '@tanstack/react-query';
import { apiQueryKey } from '@inkstone/call/web';
import { listSubmissions } from '../../contract.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuePlace } from './queue-page.ts';

/** Which queue: all its pages have this in common. */
export interface QueueFilter {
  id: number;
  order: 'question' | 'student';
  skill?: string;
  classId?: number;
}

/** The submission whose page is wanted; absent: the page with the next one to mark. */
export interface NearSubmission {
  attemptId?: number | undefined;
  questionId?: number | undefined;
  /** The student of the submission, where the attempt is not known. */
  studentId?: number | undefined;
}

/** Call input for the page that contains a submission. */
export const toNearPageInput = (queue: QueueFilter, { attemptId, questionId, studentId }: NearSubmission) => ({
  ...{ ...queue, pageNum: submissionsPerPage },
  ...(attemptId !== undefined && { nearAttemptId: attemptId }),
  ...(questionId !== undefined && { nearQuestionId: questionId }),
  ...(studentId !== undefined && { nearStudentId: studentId }),
});

/** Call input for a page by number. */
export const toPageInput = (queue: QueueFilter, page: number) => ({ ...queue, pageNum: submissionsPerPage, page });

type PageInput = Partial<ReturnType<typeof toPageInput>> & { state?: string };

/** The newest cached page of a queue that contains a submission, whatever input it was fetched with. */
const findCachedPage = (client: QueryClient, queue: QueueFilter, submission: QueuePlace) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [listSubmissions.path] })
    .flatMap(({ queryKey, state }) => {
      const { id, order, skill, classId, state: only, pageNum } = queryKey[1] as PageInput;
      const isOfQueue =
        id === queue.id &&
        order === queue.order &&
        skill === queue.skill &&
        classId === queue.classId &&
        only === undefined;
      const page = isOfQueue && pageNum === submissionsPerPage ? (state.data as QueuePage | undefined) : undefined;
      const holds = page?.submissions.some((own) => toSubmissionKey(own) === toSubmissionKey(submission));
      // An invalidated page counts as the oldest.
      return page && holds ? [{ page, updatedAt: state.isInvalidated ? 0 : state.dataUpdatedAt }] : [];
    })
    .toSorted((left, right) => right.updatedAt - left.updatedAt)[0];

/** Reuses the cached page of a submission with its age, so that it is shown at once and refetched when stale. */
export const reuseCachedPage = (client: QueryClient, queue: QueueFilter, submission: QueuePlace): void => {
  const cached = findCachedPage(client, queue, submission);
  const key = apiQueryKey(listSubmissions, toNearPageInput(queue, submission));
  const present = client.getQueryState(key);
  if (!cached || (present?.data !== undefined && present.dataUpdatedAt >= cached.updatedAt)) return;
  client.setQueryData<QueuePage>(key, cached.page, { updatedAt: cached.updatedAt });
};
