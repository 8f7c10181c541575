import { useState } from 'react';
import { noticeTold, useWords } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { useDraftBook } from '../draft/use-drafts.ts';
import { nextToMark } from '../queue/going-on.ts';
import { keyOf, type QueuePiece } from '../queue/use-queue.ts';
import type { DeskPlace } from './desk.tsx';
import { readyToRelease } from './use-release.tsx';

const firstOf = (pieces: readonly QueuePiece[], { attemptId, questId }: DeskPlace): QueuePiece | undefined =>
  pieces.find((piece) => piece.attemptId === attemptId && (questId === undefined || piece.questId === questId)) ??
  pieces.find(({ state, holder }) => state !== 'released' && !holder) ??
  pieces[0];

interface GoingParts {
  pieces: readonly QueuePiece[];
  /** The pieces as they are at this moment, whatever was drawn. */
  now(): readonly QueuePiece[];
  place: DeskPlace;
  onPlace(change: Partial<DeskPlace>): void;
  book: ReturnType<typeof useDraftBook>;
}

/** Which piece lies on the desk, and the ways to the others; a draft is sent before it is left. */
export const useGoing = ({ pieces, now, place, onPlace, book }: GoingParts, onOpen: () => void) => {
  const t = useWords(messages);
  const [current, setCurrent] = useState(() => {
    const first = firstOf(pieces, place);
    return first ? keyOf(first) : '';
  });
  const at = Math.max(
    0,
    pieces.findIndex((piece) => keyOf(piece) === current),
  );
  const piece = pieces[at];
  const next = nextToMark(pieces, at);
  const open = (key: string) => {
    const wanted = pieces.find((one) => keyOf(one) === key);
    if (!wanted) return;
    void book.flush();
    setCurrent(key);
    onOpen();
    onPlace({ attemptId: wanted.attemptId, questId: wanted.questId });
  };
  const go = (to: number) => {
    const wanted = pieces[to];
    if (wanted) open(keyOf(wanted));
  };
  const goOn = () => {
    if (next) return open(keyOf(next));
    void book.flush();
    if (piece?.state === 'toMark') return noticeTold(t('lastUnmarked'));
    noticeTold(t(readyToRelease(now()).length > 0 ? 'allDrafted' : 'allMarked'));
  };
  return { at, piece, next, open, go, goOn };
};
