import type { PDFPage } from '@cantoo/pdf-lib';

/** Clockwise rotation of a page when displayed, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/**
 * A point: on a displayed page in fractions from its top left corner, or on a PDF page in points from its bottom left.
 */
export interface Point {
  x: number;
  y: number;
}

/** The geometry of a displayed page. */
export interface PageGeometry {
  page: PDFPage;
  /** Converts fractions of the displayed page to points of the PDF page. */
  toPagePoint(spot: Point): Point;
  /** Displayed width and height, in points. */
  width: number;
  height: number;
  rotation: Rotation;
}

const toRotation = (angle: number): Rotation => {
  const around = ((angle % 360) + 360) % 360;
  return around === 90 || around === 180 || around === 270 ? around : 0;
};

const unrotate = ({ x, y }: Point, turn: Rotation): Point => {
  if (turn === 90) return { x: y, y: 1 - x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: 1 - y, y: x } : { x, y };
};

type Box = ReturnType<PDFPage['getMediaBox']>;

/** Normalises a box to its lower left corner: a PDF may name any two opposite corners (ISO 32000-1, 7.9.5). */
const fromLowerLeft = ({ x, y, width, height }: Box): Box => ({
  x: Math.min(x, x + width),
  y: Math.min(y, y + height),
  width: Math.abs(width),
  height: Math.abs(height),
});

/**
 * The visible part of a page: its crop box within its media box (ISO 32000-1, 14.11.2), or the media box where they do
 * not overlap.
 */
const getVisibleBox = (page: PDFPage): Box => {
  const [media, crop] = [fromLowerLeft(page.getMediaBox()), fromLowerLeft(page.getCropBox())];
  const [left, bottom] = [Math.max(media.x, crop.x), Math.max(media.y, crop.y)];
  const right = Math.min(media.x + media.width, crop.x + crop.width);
  const top = Math.min(media.y + media.height, crop.y + crop.height);
  if (right <= left || top <= bottom) return media;
  return { x: left, y: bottom, width: right - left, height: top - bottom };
};

/** The geometry of a PDF page, cropped and rotated as displayed. */
export const getPageGeometry = (page: PDFPage): PageGeometry => {
  const { x: left, y: bottom, width, height } = getVisibleBox(page);
  const turn = toRotation(page.getRotation().angle);
  const isAcross = turn === 90 || turn === 270;
  return {
    page,
    rotation: turn,
    width: isAcross ? height : width,
    height: isAcross ? width : height,
    toPagePoint: (spot) => {
      const { x, y } = unrotate(spot, turn);
      return { x: left + x * width, y: bottom + (1 - y) * height };
    },
  };
};

/** Whether a page can be drawn on; throws where it is damaged. */
export const isDrawable = ({ page, width, height }: PageGeometry): boolean => {
  // Drawing modifies these entries; a page with damaged ones throws here instead of half-way.
  page.node.normalizedEntries();
  return width > 0 && height > 0;
};
