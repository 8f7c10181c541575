import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeTold, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { useDraftStores } from '../draft/use-draft-stores.ts';
import { nextToMark, toSequence } from '../queue/queue-navigation.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from '../queue/queue-page.ts';
import type { DeskLocation } from './desk.tsx';

const findSubmission = (
  pieces: readonly QueuedSubmission[],
  { attemptId, questId }: DeskLocation,
): QueuedSubmission | undefined =>
  pieces.find((piece) => piece.attemptId === attemptId && (questId === undefined || piece.questId === questId)) ??
  pieces.find(({ state, holder }) => state !== 'released' && !holder) ??
  pieces[0];

interface DeskNavigationOptions {
  /** The page of the open piece; while another one is on its way, still the one before. */
  queue: QueuePage;
  isPageLoading: boolean;
  /** The same at this moment, whatever was drawn. */
  now(): QueuePage | undefined;
  location: DeskLocation;
  onLocationChange(change: Partial<DeskLocation>): void;
  /** The piece whose page was asked for. */
  near: { attemptId?: number | undefined; questId?: number | undefined };
  /** Asks for the page that holds this piece. */
  onNearChange(piece: { attemptId: number; questId: number }): void;
  book: ReturnType<typeof useDraftStores>;
}

/** The open piece with its place among all, from 1. */
interface OpenPosition {
  piece: QueuedSubmission;
  number: number;
}

const listPositions = ({ pieces, page, around }: QueuePage): OpenPosition[] => {
  const from = (page - 1) * submissionsPerPage + 1;
  const outside = Object.values(around).flatMap((near) => (near ? [{ piece: near, number: near.place }] : []));
  return [...pieces.map((piece, index) => ({ piece, number: from + index })), ...outside];
};

/** Which piece lies on the desk, and the ways to the others on whichever page; a draft is sent before it is left. */
export const useDeskNavigation = (parts: DeskNavigationOptions, onOpen: () => void) => {
  const { queue, isPageLoading, now, location, onLocationChange, near, onNearChange, book } = parts;
  const t = useTranslation(messages);
  const places = listPositions(queue);
  const toPlace = (piece: QueuedSubmission | undefined) =>
    piece && places.find((position) => toSubmissionKey(position.piece) === toSubmissionKey(piece));
  const goesOnFrom = useRef<string>(undefined);
  const [opened, setOpened] = useState(() => toPlace(findSubmission(queue.pieces, location)));
  const sequence = toSequence(queue);
  const isHere = (piece: QueuedSubmission) =>
    queue.pieces.some((queued) => toSubmissionKey(queued) === toSubmissionKey(piece));
  const isLost = !isPageLoading && opened !== undefined && !isHere(opened.piece);
  const isAskedFor = opened?.piece.attemptId === near.attemptId && opened?.piece.questId === near.questId;
  // What is not even on the page that was asked for it is not in the queue any more.
  const current =
    isLost && isAskedFor
      ? toPlace(findSubmission(queue.pieces, { id: location.id }))
      : (toPlace(opened?.piece) ?? opened);
  const key = current ? toSubmissionKey(current.piece) : '';
  const at = sequence.findIndex((piece) => toSubmissionKey(piece) === key);
  // The page of the open piece has not come: what stands around it is not known yet.
  const isUnplaced = isPageLoading && current !== undefined && !isHere(current.piece);
  const next = nextToMark(isUnplaced ? sequence.slice(at) : sequence, isUnplaced ? 0 : at);

  const show = (position: OpenPosition) => {
    setOpened(position);
    onLocationChange({ attemptId: position.piece.attemptId, questId: position.piece.questId });
    if (!isHere(position.piece)) onNearChange(position.piece);
  };
  const open = (piece: QueuedSubmission, number = toPlace(piece)?.number ?? 0) => {
    void book.flush();
    show({ piece, number });
    onOpen();
  };

  const [lostAttempt, lostQuestion] = isLost && !isAskedFor ? [opened.piece.attemptId, opened.piece.questId] : [];
  // Meets the server: as students hand in, the open piece may move to another page, and is looked for there.
  useEffect(() => {
    if (lostAttempt !== undefined && lostQuestion !== undefined)
      onNearChange({ attemptId: lostAttempt, questId: lostQuestion });
  }, [lostAttempt, lostQuestion, onNearChange]);

  const step = (by: 1 | -1) => {
    // The neighbours of a piece are known with its page.
    const piece = current && isHere(current.piece) ? sequence[at + by] : undefined;
    const number = (current?.number ?? 0) + by;
    if (piece && number >= 1 && number <= queue.total) open(piece, number);
  };
  const goToNext = () => {
    if (next) return open(next);
    void book.flush();
    if (isUnplaced) return void (goesOnFrom.current = key);
    if (current?.piece.state === 'toMark') return noticeTold(t('lastUnmarked'));
    noticeTold(t((now()?.ready ?? 0) > 0 ? 'allDrafted' : 'allMarked'));
  };
  const onPlaced = useEffectEvent(() => {
    const isWaiting = goesOnFrom.current === key;
    goesOnFrom.current = undefined;
    if (isWaiting) goToNext();
  });
  // Meets the server: whoever went on before the page of the open piece had come goes on when it comes.
  useEffect(() => {
    if (!isUnplaced) onPlaced();
  }, [isUnplaced]);
  const onPage = queue.pieces.findIndex((piece) => toSubmissionKey(piece) === key);
  return {
    at,
    onPage,
    number: current?.number ?? 0,
    piece: current?.piece,
    sequence,
    next,
    open,
    step,
    goOn: goToNext,
  };
};
