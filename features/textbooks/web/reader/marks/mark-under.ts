import type { BookMark } from '../../../contract.ts';
import { distanceTo } from './pen-line.ts';

const reach = 0.012;

const holds = ({ content }: BookMark, [x, y]: readonly [number, number], tall: number): boolean => {
  if (content.kind === 'pen') return distanceTo(content.path, [x, y], tall) <= Math.max(reach, content.width);
  if (content.kind === 'note') return false;
  return content.rects.some(
    ([left, top, width, height]) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
};

/** The mark under a spot of a page, the one that was made last; null for none. Pinned notes are buttons of their own. */
export const markUnder = (
  marks: readonly BookMark[],
  page: number,
  { at, tall }: { at: readonly [number, number]; tall: number },
): BookMark | null => marks.findLast((mark) => mark.page === page && holds(mark, at, tall)) ?? null;
