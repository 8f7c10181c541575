import { paginate } from '@inkstone/base';
import type { SubmissionSummaryRow } from './submissions.queries.ts';
import { getMarkingState as contract } from '../contract.ts';
import type { HandlerContext } from '@inkstone/call/server';

/** The fields of a submission needed to choose a page. */
export interface QueueEntry {
  attemptId: number;
  questionId: number;
  studentId: number;
  classId: number | null;
  /** The number of its question, from 1, across the whole assignment. */
  number: number;
  skill: string;
  state: SubmissionSummaryRow['state'];
  /** A draft with a complete score. */
  isReady: boolean;
  /** Somebody else works on it now. */
  isHeld: boolean;
}

interface PageQuery {
  page?: number | undefined;
  pageNum?: number | undefined;
  nearAttemptId?: number | undefined;
  nearQuestionId?: number | undefined;
  nearStudentId?: number | undefined;
}

/** Sorts the queue for marking: students by name, questions in the order of the assignment. */
export const orderQueue = (entries: readonly QueueEntry[], by: 'question' | 'student'): QueueEntry[] => {
  const studentAt = new Map([...new Set(entries.map(({ attemptId }) => attemptId))].map((id, index) => [id, index]));
  const student = ({ attemptId }: QueueEntry): number => studentAt.get(attemptId) ?? 0;
  return entries.toSorted((left, right) => {
    const byStudent = student(left) - student(right);
    const byQuestion = left.number - right.number;
    return by === 'question' ? byQuestion || byStudent : byStudent || byQuestion;
  });
};

const isOpen = ({ state, isHeld }: QueueEntry): boolean => state !== 'released' && !isHeld;
const isUnmarked = (entry: QueueEntry): boolean => entry.state === 'toMark' && isOpen(entry);

/** The position of the submission, or of the student's next one, that the query names; -1 where there is none. */
const findNear = (
  queue: readonly QueueEntry[],
  { nearAttemptId, nearQuestionId, nearStudentId }: PageQuery,
): number => {
  const isNear = ({ attemptId, questionId }: QueueEntry) =>
    attemptId === nearAttemptId && (nearQuestionId === undefined || questionId === nearQuestionId);
  if (nearAttemptId !== undefined) return queue.findIndex(isNear);
  if (nearStudentId === undefined) return -1;
  const isOfStudent = ({ studentId }: QueueEntry) => studentId === nearStudentId;
  const open = queue.findIndex((entry) => isOfStudent(entry) && isOpen(entry));
  return open >= 0 ? open : queue.findIndex(isOfStudent);
};

/** The page by number, by a submission on it, or the first with something to mark. */
const findPage = (queue: readonly QueueEntry[], query: PageQuery): number => {
  const { page, pageNum } = query;
  if (page !== undefined || pageNum === undefined) return page ?? 1;
  const near = findNear(queue, query);
  const at = near >= 0 ? near : queue.findIndex(isOpen);
  return Math.floor(Math.max(0, at) / pageNum) + 1;
};

/**
 * One page of the queue, and the next submissions to mark before and after it; positions count from 1 across all pages.
 */
export const chooseQueuePage = (queue: readonly QueueEntry[], query: PageQuery) => {
  const page = findPage(queue, query);
  const { rows, ...paged } = paginate(queue, { page, pageNum: query.pageNum });
  const from = query.pageNum === undefined ? 0 : Math.min(queue.length, (page - 1) * query.pageNum);
  const to = from + rows.length;
  const placed = (index: number) => {
    const entry = queue[index];
    return entry ? { entry, place: index + 1 } : null;
  };
  return {
    rows,
    paged,
    around: {
      before: placed(from - 1),
      after: placed(to),
      nextOpen: placed(queue.findIndex((entry, index) => index >= to && isOpen(entry))),
      firstToMark: placed(queue.findIndex((entry, index) => index < from && isUnmarked(entry))),
    },
  };
};

export type QueueContext = Pick<HandlerContext<typeof contract>, 'tx' | 'me' | 'now' | 'language'>;
