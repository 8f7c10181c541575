import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastInfo, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { useDraftStores } from '../draft/use-draft-stores.ts';
import { nextToMark, toSequence } from '../queue/queue-navigation.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from '../queue/queue-page.ts';

/** The desk's current submission and filters; changes are written to the URL. */
export interface DeskLocation {
  id: number;
  /** The student whose answers are opened first. */
  studentId?: number | undefined;
  classId?: number | undefined;
  from?: 'report' | undefined;
  skill?: string | undefined;
  by?: 'question' | 'student' | undefined;
  attemptId?: number | undefined;
  questionId?: number | undefined;
}

const isOpen = ({ state, holdOwner }: QueuedSubmission): boolean => state !== 'released' && !holdOwner;

const findSubmission = (
  submissions: readonly QueuedSubmission[],
  { attemptId, questionId, studentId }: DeskLocation,
): QueuedSubmission | undefined => {
  const isAskedFor = (submission: QueuedSubmission) => questionId === undefined || submission.questionId === questionId;
  const ofStudent = submissions.filter((submission) => submission.studentId === studentId);
  return (
    submissions.find((submission) => submission.attemptId === attemptId && isAskedFor(submission)) ??
    ofStudent.find((submission) => questionId !== undefined && isAskedFor(submission)) ??
    ofStudent.find(isOpen) ??
    ofStudent[0] ??
    submissions.find(isOpen) ??
    submissions[0]
  );
};

interface DeskNavigationOptions {
  /** The page of the open submission; the previous page while the next one loads. */
  queue: QueuePage;
  isPageLoading: boolean;
  /** The current page, independent of rendering. */
  now(): QueuePage | undefined;
  location: DeskLocation;
  onLocationChange(change: Partial<DeskLocation>): void;
  /** The submission whose page was requested. */
  near: { attemptId?: number | undefined; questionId?: number | undefined };
  /** Requests the page that contains a submission. */
  onNearChange(submission: { attemptId: number; questionId: number }): void;
  draftStores: ReturnType<typeof useDraftStores>;
}

/** The open submission with its position among all, from 1. */
interface OpenPosition {
  submission: QueuedSubmission;
  number: number;
}

const listPositions = ({ submissions, page, around }: QueuePage): OpenPosition[] => {
  const from = (page - 1) * submissionsPerPage + 1;
  const outside = Object.values(around).flatMap((near) => (near ? [{ submission: near, number: near.place }] : []));
  return [...submissions.map((submission, index) => ({ submission, number: from + index })), ...outside];
};

const findPosition = (
  positions: readonly OpenPosition[],
  submission: QueuedSubmission | undefined,
): OpenPosition | undefined =>
  submission && positions.find((position) => toSubmissionKey(position.submission) === toSubmissionKey(submission));

const isOnPage = ({ submissions }: QueuePage, submission: QueuedSubmission): boolean =>
  submissions.some((queued) => toSubmissionKey(queued) === toSubmissionKey(submission));

/** Where the opened submission stands on the loaded page, and what follows it. */
const locate = (
  { queue, isPageLoading, location, near }: DeskNavigationOptions,
  positions: readonly OpenPosition[],
  opened: OpenPosition | undefined,
) => {
  const sequence = toSequence(queue);
  const isLost = !isPageLoading && opened !== undefined && !isOnPage(queue, opened.submission);
  const isAskedFor =
    opened?.submission.attemptId === near.attemptId && opened?.submission.questionId === near.questionId;
  // A submission that is missing from the page requested for it has left the queue.
  const current =
    isLost && isAskedFor
      ? findPosition(positions, findSubmission(queue.submissions, { id: location.id }))
      : (findPosition(positions, opened?.submission) ?? opened);
  const key = current ? toSubmissionKey(current.submission) : '';
  const at = sequence.findIndex((submission) => toSubmissionKey(submission) === key);
  // While the page of the open submission is loading, its neighbours are unknown.
  const isUnplaced = isPageLoading && current !== undefined && !isOnPage(queue, current.submission);
  const next = nextToMark(isUnplaced ? sequence.slice(at) : sequence, isUnplaced ? 0 : at);
  return { sequence, current, key, at, isUnplaced, next, moved: isLost && !isAskedFor ? opened.submission : undefined };
};

/** Follows the open submission to another page when new submissions move it. */
const useFollow = (moved: QueuedSubmission | undefined, onNearChange: DeskNavigationOptions['onNearChange']): void => {
  const { attemptId, questionId } = moved ?? {};
  // Requests the page that it stands on now.
  useEffect(() => {
    if (attemptId !== undefined && questionId !== undefined) onNearChange({ attemptId, questionId });
  }, [attemptId, questionId, onNearChange]);
};

/** The open submission and navigation to others on any page; a draft is sent before leaving it. */
export const useDeskNavigation = (parts: DeskNavigationOptions, onOpen: () => void) => {
  const { queue, now, location, onLocationChange, onNearChange, draftStores } = parts;
  const t = useTranslation(messages);
  const positions = listPositions(queue);
  const goesOnFrom = useRef<string>(undefined);
  const [opened, setOpened] = useState(() => findPosition(positions, findSubmission(queue.submissions, location)));
  const { sequence, current, key, at, isUnplaced, next, moved } = locate(parts, positions, opened);

  const show = (position: OpenPosition) => {
    setOpened(position);
    onLocationChange({ attemptId: position.submission.attemptId, questionId: position.submission.questionId });
    if (!isOnPage(queue, position.submission)) onNearChange(position.submission);
  };
  const open = (submission: QueuedSubmission, number = findPosition(positions, submission)?.number ?? 0) => {
    void draftStores.flush();
    show({ submission, number });
    onOpen();
  };

  useFollow(moved, onNearChange);

  const step = (by: 1 | -1) => {
    // The neighbours are known only on the submission's own page.
    const submission = current && isOnPage(queue, current.submission) ? sequence[at + by] : undefined;
    const number = (current?.number ?? 0) + by;
    if (submission && number >= 1 && number <= queue.total) open(submission, number);
  };
  const goToNext = () => {
    if (next) return open(next);
    void draftStores.flush();
    if (isUnplaced) return void (goesOnFrom.current = key);
    if (current?.submission.state === 'toMark') return toastInfo(t('lastUnmarked'));
    toastInfo(t((now()?.ready ?? 0) > 0 ? 'allDrafted' : 'allMarked'));
  };
  const onPlaced = useEffectEvent(() => {
    const isWaiting = goesOnFrom.current === key;
    goesOnFrom.current = undefined;
    if (isWaiting) goToNext();
  });
  // Continues to the next submission once the page has loaded, if that was requested before.
  useEffect(() => {
    if (!isUnplaced) onPlaced();
  }, [isUnplaced]);
  const onPage = queue.submissions.findIndex((submission) => toSubmissionKey(submission) === key);
  return {
    at,
    onPage,
    number: current?.number ?? 0,
    submission: current?.submission,
    sequence,
    next,
    open,
    step,
    goOn: goToNext,
  };
};
