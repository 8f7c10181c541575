import type { BookMark } from '../../../contract.ts';
import { distanceTo } from './pen-line.ts';

const reach = 0.012;

const containsPoint = ({ content }: BookMark, [x, y]: readonly [number, number], tall: number): boolean => {
  if (content.kind === 'pen') return distanceTo(content.path, [x, y], tall) <= Math.max(reach, content.width);
  if (content.kind === 'note') return false;
  return content.rects.some(
    ([left, top, width, height]) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
};

/** The topmost mark at a point of a page; null for none. Pinned notes are buttons of their own. */
export const findMarkAt = (
  marks: readonly BookMark[],
  page: number,
  { at, tall }: { at: readonly [number, number]; tall: number },
): BookMark | null => marks.findLast((mark) => mark.page === page && containsPoint(mark, at, tall)) ?? null;
