import type { SubmissionDetail } from '../../contract.ts';
import type { QueuePage, QueuedSubmission } from '../queue/queue-page.ts';

type QueueNeighbours = QueuePage['around'];

const toQueuedSubmission = ({ prompt: _, ...piece }: SubmissionDetail): QueuedSubmission => piece;

const isOpen = ({ state, holdOwner }: QueuedSubmission): boolean => state !== 'released' && !holdOwner;

/** A fake of the server's queue: serves pages and applies saves and releases. */
export const createFakeQueue = (details: readonly SubmissionDetail[]) => {
  const submissions = details.map(toQueuedSubmission);
  const find = (input: Record<string, unknown>) =>
    submissions.find(
      ({ attemptId, questionId }) =>
        attemptId === Number(input['attemptId']) && questionId === Number(input['questionId']),
    );
  const page = (
    input: Record<string, unknown>,
  ): Omit<QueuePage, 'success' | 'id' | 'title' | 'kind' | 'programme' | 'variant' | 'isWithdrawn'> => {
    const size = Number(input['pageNum']);
    const filtered = submissions.filter(({ state }) => input['state'] === undefined || state === input['state']);
    const isNear = ({ attemptId, questionId }: QueuedSubmission) =>
      attemptId === Number(input['nearAttemptId']) &&
      (input['nearQuestionId'] === undefined || questionId === Number(input['nearQuestionId']));
    const student = filtered.find(({ studentId }) => studentId === Number(input['nearStudentId']));
    const near = filtered.findIndex((submission) => isNear(submission) || submission === student);
    const holding = Math.floor(Math.max(0, near >= 0 ? near : filtered.findIndex(isOpen)) / size) + 1;
    const number = input['page'] === undefined ? holding : Number(input['page']);
    const from = (number - 1) * size;
    const to = Math.min(filtered.length, from + size);
    const placed = (index: number): QueueNeighbours['before'] => {
      const submission = filtered[index];
      return submission ? { ...submission, place: index + 1 } : null;
    };
    const count = (state: string) => submissions.filter((submission) => submission.state === state).length;
    return {
      submissions: filtered.slice(from, to),
      counts: { toMark: count('toMark'), draft: count('draft'), released: count('released') },
      ready: submissions.filter(({ state, points }) => state === 'draft' && points !== null).length,
      handedIn: new Set(submissions.map(({ attemptId }) => attemptId)).size,
      student: student ? { id: student.studentId, name: student.studentName, standing: 'toMark' } : null,
      ...{ page: number, totalPage: Math.max(1, Math.ceil(filtered.length / size)), total: filtered.length },
      around: {
        before: placed(from - 1),
        after: placed(to),
        nextOpen: placed(filtered.findIndex((submission, index) => index >= to && isOpen(submission))),
        firstToMark: placed(
          filtered.findIndex(
            (submission, index) => index < from && isOpen(submission) && submission.state === 'toMark',
          ),
        ),
      },
    };
  };
  const change = (input: Record<string, unknown>, changed: Partial<QueuedSubmission>): void => {
    const submission = find(input);
    if (submission) Object.assign(submission, changed);
  };
  return { page, change };
};
