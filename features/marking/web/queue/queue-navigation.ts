import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from './queue-page.ts';

const isOpen = ({ state, holder }: QueuedSubmission): boolean => state !== 'released' && !holder;

/**
 * The pieces of a page in the order of marking, with those of other pages at which marking goes on: before it the first without a mark
 * and the neighbour, after it the neighbour and the next open one.
 */
export const toSequence = ({ pieces, around }: Pick<QueuePage, 'pieces' | 'around'>): QueuedSubmission[] => {
  const { firstToMark, before, after, nextOpen } = around;
  const all = [firstToMark, before, ...pieces, after, nextOpen].filter((piece) => piece !== null);
  return [...new Map(all.map((piece) => [toSubmissionKey(piece), piece])).values()];
};

/** Where marking goes on: the next piece that is not released and that nobody holds, or the first before it without a mark. */
export const nextToMark = (pieces: readonly QueuedSubmission[], at: number): QueuedSubmission | undefined =>
  pieces.slice(at + 1).find(isOpen) ?? pieces.slice(0, at).find((piece) => isOpen(piece) && piece.state === 'toMark');

/** What is worth having loaded before it is asked for: the pieces where marking goes on, and the neighbour. */
export const listUpcoming = (pieces: readonly QueuedSubmission[], at: number, count: number): QueuedSubmission[] => {
  const next = nextToMark(pieces, at);
  const after = pieces
    .slice(at + 1)
    .filter(isOpen)
    .slice(0, count);
  const neighbour = pieces.slice(at + 1, at + 2);
  return [...new Set([...(next ? [next] : []), ...after, ...neighbour])];
};

/** So few pieces before the border of a page, the page beyond it is worth having. */
const nearBorder = 25;

/** Pages beyond the present one to which the next steps from its piece at `index` may lead. */
export const findPagesAhead = ({ pieces, around }: Pick<QueuePage, 'pieces' | 'around'>, index: number): number[] => {
  if (index < 0) return [];
  const rest = pieces.slice(index + 1);
  const neighbours = [
    rest.length < nearBorder ? around.after : null,
    rest.filter(isOpen).length < nearBorder ? (around.nextOpen ?? around.firstToMark) : null,
    index < nearBorder ? around.before : null,
  ];
  return [...new Set(neighbours.flatMap((piece) => (piece ? [Math.ceil(piece.place / submissionsPerPage)] : [])))];
};
