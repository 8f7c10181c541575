import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noticeTold, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { useDraftBook } from '../draft/use-drafts.ts';
import { nextToMark, toSequence } from '../queue/going-on.ts';
import { keyOf, piecesEach, type QueuePage, type QueuePiece } from '../queue/queue-page.ts';
import type { DeskPlace } from './desk.tsx';

const firstOf = (pieces: readonly QueuePiece[], { attemptId, questId }: DeskPlace): QueuePiece | undefined =>
  pieces.find((piece) => piece.attemptId === attemptId && (questId === undefined || piece.questId === questId)) ??
  pieces.find(({ state, holder }) => state !== 'released' && !holder) ??
  pieces[0];

interface GoingParts {
  /** The page of the open piece; while another one is on its way, still the one before. */
  queue: QueuePage;
  isOnItsWay: boolean;
  /** The same at this moment, whatever was drawn. */
  now(): QueuePage | undefined;
  place: DeskPlace;
  onPlace(change: Partial<DeskPlace>): void;
  /** The piece whose page was asked for. */
  near: { attemptId?: number | undefined; questId?: number | undefined };
  /** Asks for the page that holds this piece. */
  onNear(piece: { attemptId: number; questId: number }): void;
  book: ReturnType<typeof useDraftBook>;
}

/** The open piece with its place among all, from 1. */
interface OpenPlace {
  piece: QueuePiece;
  number: number;
}

const placesIn = ({ pieces, page, around }: QueuePage): OpenPlace[] => {
  const from = (page - 1) * piecesEach + 1;
  const outside = Object.values(around).flatMap((near) => (near ? [{ piece: near, number: near.place }] : []));
  return [...pieces.map((piece, index) => ({ piece, number: from + index })), ...outside];
};

/** Which piece lies on the desk, and the ways to the others on whichever page; a draft is sent before it is left. */
export const useGoing = (parts: GoingParts, onOpen: () => void) => {
  const { queue, isOnItsWay, now, place, onPlace, near, onNear, book } = parts;
  const t = useTranslation(messages);
  const places = placesIn(queue);
  const toPlace = (piece: QueuePiece | undefined) => piece && places.find((one) => keyOf(one.piece) === keyOf(piece));
  const goesOnFrom = useRef<string>(undefined);
  const [opened, setOpened] = useState(() => toPlace(firstOf(queue.pieces, place)));
  const sequence = toSequence(queue);
  const isHere = (piece: QueuePiece) => queue.pieces.some((one) => keyOf(one) === keyOf(piece));
  const isLost = !isOnItsWay && opened !== undefined && !isHere(opened.piece);
  const isAskedFor = opened?.piece.attemptId === near.attemptId && opened?.piece.questId === near.questId;
  // What is not even on the page that was asked for it is not in the queue any more.
  const current =
    isLost && isAskedFor ? toPlace(firstOf(queue.pieces, { id: place.id })) : (toPlace(opened?.piece) ?? opened);
  const key = current ? keyOf(current.piece) : '';
  const at = sequence.findIndex((piece) => keyOf(piece) === key);
  // The page of the open piece has not come: what stands around it is not known yet.
  const isUnplaced = isOnItsWay && current !== undefined && !isHere(current.piece);
  const next = nextToMark(isUnplaced ? sequence.slice(at) : sequence, isUnplaced ? 0 : at);

  const show = (found: OpenPlace) => {
    setOpened(found);
    onPlace({ attemptId: found.piece.attemptId, questId: found.piece.questId });
    if (!isHere(found.piece)) onNear(found.piece);
  };
  const open = (piece: QueuePiece, number = toPlace(piece)?.number ?? 0) => {
    void book.flush();
    show({ piece, number });
    onOpen();
  };

  const [lostAttempt, lostQuestion] = isLost && !isAskedFor ? [opened.piece.attemptId, opened.piece.questId] : [];
  // Meets the server: as students hand in, the open piece may move to another page, and is looked for there.
  useEffect(() => {
    if (lostAttempt !== undefined && lostQuestion !== undefined)
      onNear({ attemptId: lostAttempt, questId: lostQuestion });
  }, [lostAttempt, lostQuestion, onNear]);

  const step = (by: 1 | -1) => {
    // The neighbours of a piece are known with its page.
    const piece = current && isHere(current.piece) ? sequence[at + by] : undefined;
    const number = (current?.number ?? 0) + by;
    if (piece && number >= 1 && number <= queue.total) open(piece, number);
  };
  const goOn = () => {
    if (next) return open(next);
    void book.flush();
    if (isUnplaced) return void (goesOnFrom.current = key);
    if (current?.piece.state === 'toMark') return noticeTold(t('lastUnmarked'));
    noticeTold(t((now()?.ready ?? 0) > 0 ? 'allDrafted' : 'allMarked'));
  };
  const onPlaced = useEffectEvent(() => {
    const isWaiting = goesOnFrom.current === key;
    goesOnFrom.current = undefined;
    if (isWaiting) goOn();
  });
  // Meets the server: whoever went on before the page of the open piece had come goes on when it comes.
  useEffect(() => {
    if (!isUnplaced) onPlaced();
  }, [isUnplaced]);
  const onPage = queue.pieces.findIndex((piece) => keyOf(piece) === key);
  return { at, onPage, number: current?.number ?? 0, piece: current?.piece, sequence, next, open, step, goOn };
};
