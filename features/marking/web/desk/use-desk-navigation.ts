import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastInfo, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { useDraftStores } from '../draft/use-draft-stores.ts';
import { nextToMark, toSequence } from '../queue/queue-navigation.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from '../queue/queue-page.ts';

/** The desk's current submission and filters; changes are written to the URL. */
export interface DeskLocation {
  id: number;
  skill?: string | undefined;
  by?: 'question' | 'student' | undefined;
  attemptId?: number | undefined;
  questionId?: number | undefined;
}

const findSubmission = (
  submissions: readonly QueuedSubmission[],
  { attemptId, questionId }: DeskLocation,
): QueuedSubmission | undefined =>
  submissions.find(
    (submission) =>
      submission.attemptId === attemptId && (questionId === undefined || submission.questionId === questionId),
  ) ??
  submissions.find(({ state, holdOwner }) => state !== 'released' && !holdOwner) ??
  submissions[0];

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

/** The open submission and navigation to others on any page; a draft is sent before leaving it. */
export const useDeskNavigation = (parts: DeskNavigationOptions, onOpen: () => void) => {
  const { queue, isPageLoading, now, location, onLocationChange, near, onNearChange, draftStores } = parts;
  const t = useTranslation(messages);
  const places = listPositions(queue);
  const toPlace = (submission: QueuedSubmission | undefined) =>
    submission && places.find((position) => toSubmissionKey(position.submission) === toSubmissionKey(submission));
  const goesOnFrom = useRef<string>(undefined);
  const [opened, setOpened] = useState(() => toPlace(findSubmission(queue.submissions, location)));
  const sequence = toSequence(queue);
  const isHere = (submission: QueuedSubmission) =>
    queue.submissions.some((queued) => toSubmissionKey(queued) === toSubmissionKey(submission));
  const isLost = !isPageLoading && opened !== undefined && !isHere(opened.submission);
  const isAskedFor =
    opened?.submission.attemptId === near.attemptId && opened?.submission.questionId === near.questionId;
  // A submission that is missing from the page requested for it has left the queue.
  const current =
    isLost && isAskedFor
      ? toPlace(findSubmission(queue.submissions, { id: location.id }))
      : (toPlace(opened?.submission) ?? opened);
  const key = current ? toSubmissionKey(current.submission) : '';
  const at = sequence.findIndex((submission) => toSubmissionKey(submission) === key);
  // While the page of the open submission is loading, its neighbours are unknown.
  const isUnplaced = isPageLoading && current !== undefined && !isHere(current.submission);
  const next = nextToMark(isUnplaced ? sequence.slice(at) : sequence, isUnplaced ? 0 : at);

  const show = (position: OpenPosition) => {
    setOpened(position);
    onLocationChange({ attemptId: position.submission.attemptId, questionId: position.submission.questionId });
    if (!isHere(position.submission)) onNearChange(position.submission);
  };
  const open = (submission: QueuedSubmission, number = toPlace(submission)?.number ?? 0) => {
    void draftStores.flush();
    show({ submission, number });
    onOpen();
  };

  const [lostAttempt, lostQuestion] =
    isLost && !isAskedFor ? [opened.submission.attemptId, opened.submission.questionId] : [];
  // Follows the open submission to another page when new submissions move it.
  useEffect(() => {
    if (lostAttempt !== undefined && lostQuestion !== undefined)
      onNearChange({ attemptId: lostAttempt, questionId: lostQuestion });
  }, [lostAttempt, lostQuestion, onNearChange]);

  const step = (by: 1 | -1) => {
    // The neighbours are known only on the submission's own page.
    const submission = current && isHere(current.submission) ? sequence[at + by] : undefined;
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
