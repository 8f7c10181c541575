import { unrotatePoint, type PagePoint, type Rotation } from '../../page-position.ts';

type Span = readonly [from: number, to: number];

/** The centre of the visible part of the page, as shares of the page. */
export const getVisibleCenter = (root: HTMLElement | null, turn: Rotation): PagePoint => {
  const page = root?.querySelector('[data-page-area]')?.getBoundingClientRect();
  const seen = root?.closest('section')?.getBoundingClientRect();
  if (!page || !seen || page.width === 0 || page.height === 0) return { x: 0.5, y: 0.5 };
  const middle = ([from, to]: Span, [least, most]: Span) => (Math.max(from, least) + Math.min(to, most)) / 2;
  const x = middle([page.left, page.right], [seen.left, seen.right]);
  const y = middle([page.top, page.bottom], [Math.max(0, seen.top), Math.min(innerHeight, seen.bottom)]);
  const share = (at: number, from: number, long: number) => Math.min(1, Math.max(0, (at - from) / long));
  return unrotatePoint({ x: share(x, page.left, page.width), y: share(y, page.top, page.height) }, turn);
};
