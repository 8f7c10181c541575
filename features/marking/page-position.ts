import type { NotePlace } from './contract.ts';

/** The position of a note on a page of a file. */
export type PagePlace = Extract<NotePlace, { on: 'page' }>;

/** A rectangle as shares of the page's width and height. */
export type PageBox = NonNullable<PagePlace['box']>;

/** A point as shares of the page's width and height, from its top left corner. */
export interface PagePoint {
  x: number;
  y: number;
}

/** Clockwise rotation of a page in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Line width as a share of the page's width. */
export const inkWidths = { pen: 0.004, highlighter: 0.024 } as const;

/** Smallest side of a box, so that it stays visible and can be dragged. */
export const minBoxSide = 0.015;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const round = (share: number): number => Math.round(clamp(share, 0, 1) * 10_000) / 10_000;

/** Converts a point on a rotated page to the unrotated page. */
export const unrotatePoint = ({ x, y }: PagePoint, turn: Rotation): PagePoint => {
  if (turn === 90) return { x: y, y: 1 - x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: 1 - y, y: x } : { x, y };
};

/** Converts an offset on a rotated page to the unrotated page. */
export const unrotateStep = ({ x, y }: PagePoint, turn: Rotation): PagePoint => {
  if (turn === 90) return { x: y, y: -x };
  if (turn === 180) return { x: -x, y: -y };
  return turn === 270 ? { x: -y, y: x } : { x, y };
};

/** The bounding box of a note; null for a note on the whole page. */
export const getBounds = ({ strokes = [], box }: PagePlace): PageBox | null => {
  if (box) return box;
  const points = strokes.flat();
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.min(a, b))];
  const [right, bottom] = [xs.reduce((a, b) => Math.max(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return { left, top, width: right - left, height: bottom - top };
};

/** The box between two points; a box too small to see becomes one of default size. */
export const boxBetween = (from: PagePoint, to: PagePoint): PageBox => {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  if (width < minBoxSide && height < minBoxSide) return boxAround(from);
  return clampBox({ left: Math.min(from.x, to.x), top: Math.min(from.y, to.y), width, height });
};

/** A box of default size centred on a point. */
export const boxAround = ({ x, y }: PagePoint): PageBox =>
  clampBox({ left: x - 0.12, top: y - 0.03, width: 0.24, height: 0.06 });

const clampBox = (box: PageBox): PageBox => {
  const [width, height] = [round(Math.max(box.width, minBoxSide)), round(Math.max(box.height, minBoxSide))];
  return { left: round(clamp(box.left, 0, 1 - width)), top: round(clamp(box.top, 0, 1 - height)), width, height };
};

/** Moves a note by an offset, within the page. */
export const movePlace = <Place extends PagePlace>(place: Place, step: PagePoint): Place => {
  const bounds = getBounds(place);
  if (!bounds) return place;
  const x = clamp(step.x, -bounds.left, 1 - bounds.left - bounds.width);
  const y = clamp(step.y, -bounds.top, 1 - bounds.top - bounds.height);
  return {
    ...place,
    ...(place.box && { box: clampBox({ ...place.box, left: place.box.left + x, top: place.box.top + y }) }),
    ...(place.strokes && {
      strokes: place.strokes.map((line) => line.map(([px, py]) => [round(px + x), round(py + y)])),
    }),
  };
};

/** Resizes a note's box by an offset; lines keep their size. */
export const resizePlace = <Place extends PagePlace>(place: Place, step: PagePoint): Place => {
  if (!place.box) return place;
  const { left, top, width, height } = place.box;
  const grown = {
    width: clamp(width + step.x, minBoxSide, 1 - left),
    height: clamp(height + step.y, minBoxSide, 1 - top),
  };
  return { ...place, box: clampBox({ left, top, ...grown }) };
};

const distanceToSegment = (point: PagePoint, from: PagePoint, to: PagePoint): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : clamp(((point.x - from.x) * dx + (point.y - from.y) * dy) / long, 0, 1);
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
};

/** Simplifies a drawn line (Ramer, Douglas and Peucker) and rounds it; a tap becomes a dot. */
export const simplifyLine = (points: readonly PagePoint[], most = 0.0008): [number, number][] => {
  const keep = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [first, last] = [points[from], points[to]];
    if (!first || !last) break;
    let [far, at] = [most, -1];
    for (let index = from + 1; index < to; index += 1) {
      const point = points[index];
      const off = point ? distanceToSegment(point, first, last) : 0;
      if (off > far) [far, at] = [off, index];
    }
    if (at < 0) continue;
    keep.add(at);
    spans.push([from, at], [at, to]);
  }
  const line = [...keep]
    .sort((a, b) => a - b)
    .flatMap((index): [number, number][] => {
      const point = points[index];
      return point ? [[round(point.x), round(point.y)]] : [];
    });
  const [only] = line;
  return line.length === 1 && only ? [only, only] : line.slice(0, 2000);
};

/**
 * Whether a line passes within `reach` (a share of the page's width) of a point; `tall` is the page's height divided by
 * its width.
 */
export const isOnLine = (
  line: readonly (readonly [number, number])[],
  { x, y }: PagePoint,
  { reach, tall }: { reach: number; tall: number },
): boolean => {
  const at = { x, y: y * tall };
  return line.some(([px, py], index) => {
    const [nx, ny] = line[index + 1] ?? [px, py];
    return distanceToSegment(at, { x: px, y: py * tall }, { x: nx, y: ny * tall }) <= reach;
  });
};

/** A note on a page with its displayed number; null for a drawing without text. */
export interface PageNote<Noted> {
  note: Noted;
  place: PagePlace;
  number: number | null;
}

interface NoteContent {
  place: NotePlace;
  code: string | null;
  text: string;
}

const hasContent = (note: NoteContent & { voice?: unknown; voiceFileId?: unknown }): boolean =>
  note.code !== null || note.text.trim() !== '' || Boolean(note.voice ?? note.voiceFileId);

/** Whether a note is only a drawing, without text, code or voice. */
export const isDrawing = (note: NoteContent): boolean =>
  note.place.on === 'page' && (note.place.strokes?.length ?? 0) > 0 && !hasContent(note);

/** The notes on a file's pages, ordered by page and creation, numbered from 1. */
export const listPageNotes = <Noted extends NoteContent>(
  notes: readonly Noted[],
  fileId: number,
): PageNote<Noted>[] => {
  const own = notes.flatMap((note) =>
    note.place.on === 'page' && note.place.fileId === fileId ? [{ note, place: note.place }] : [],
  );
  let number = 0;
  return own
    .toSorted((a, b) => a.place.page - b.place.page)
    .map(({ note, place }) => ({ note, place, number: isDrawing(note) ? null : (number += 1) }));
};
