import type { Size, View } from '../engine/view.ts';
import type { Point } from '../engine/values.ts';

/** The first view: the origin in the middle, ten units to the nearer edge, both axes with the same unit. */
export const initialViewFor = ({ width, height }: Size): View => {
  const unit = 10 / (Math.min(width, height) / 2);
  const [right, top] = [(width / 2) * unit, (height / 2) * unit];
  return { left: -right, right, bottom: -top, top };
};

const [narrowest, widest] = [1e-9, 1e12];

/** Zooms out (above 1) or in around a point, the centre unless it is given. */
export const zoomView = (view: View, by: number, around?: Point): View => {
  const { x, y } = around ?? { x: (view.left + view.right) / 2, y: (view.bottom + view.top) / 2 };
  const next = {
    left: x + (view.left - x) * by,
    right: x + (view.right - x) * by,
    bottom: y + (view.bottom - y) * by,
    top: y + (view.top - y) * by,
  };
  const width = next.right - next.left;
  return width > narrowest && width < widest ? next : view;
};

/** Moves the view by shares of its size. */
export const moveView = (view: View, by: Point): View => {
  const [x, y] = [(view.right - view.left) * by.x, (view.top - view.bottom) * by.y];
  return { left: view.left + x, right: view.right + x, bottom: view.bottom + y, top: view.top + y };
};

/** Where points of the plane are on the drawing. */
export const createScale = (view: View, size: Size) => ({
  x: (x: number) => ((x - view.left) / (view.right - view.left)) * size.width,
  y: (y: number) => ((view.top - y) / (view.top - view.bottom)) * size.height,
});

/** The point of the plane at a place of the drawing, given in shares of its size from the upper left. */
export const pointAt = (view: View, share: Point): Point => ({
  x: view.left + (view.right - view.left) * share.x,
  y: view.top - (view.top - view.bottom) * share.y,
});

interface Drawn {
  view: View;
  size: Size;
}

/** The SVG transformation that shows a former drawing in another view, until the new drawing is there. */
export const transformBetween = (from: Drawn, to: Drawn): string => {
  const scale = createScale(to.view, to.size);
  const [left, top] = [scale.x(from.view.left), scale.y(from.view.top)];
  const across = (scale.x(from.view.right) - left) / from.size.width;
  const down = (scale.y(from.view.bottom) - top) / from.size.height;
  return `matrix(${across} 0 0 ${down} ${left} ${top})`;
};
