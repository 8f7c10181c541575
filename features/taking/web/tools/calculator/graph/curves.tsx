import { memo } from 'react';
import styles from '../calculator.module.css';
import type { LineDrawing } from '../engine/document.ts';
import type { Size, View } from '../engine/view.ts';
import { curveColours } from '../lines/line-row.tsx';
import { createScale } from './view-moves.ts';

interface CurvesProps {
  drawings: readonly LineDrawing[];
  /** The view and size for which they were drawn. */
  view: View;
  size: Size;
}

/** What the lines draw, each in its colour. */
export const Curves = memo(({ drawings, view, size }: CurvesProps) => {
  const at = createScale(view, size);
  return drawings.map(({ id, strokes, isDashed, fill, dots }) => (
    <g key={id} className={styles.drawing} data-colour={id % curveColours}>
      {fill && <path className={styles.fill} d={fill} />}
      {strokes && <path className={styles.curve} data-dashed={isDashed || undefined} d={strokes} />}
      {dots.map((dot, index) => (
        <circle key={index} className={styles.dot} cx={at.x(dot.x)} cy={at.y(dot.y)} r="4" />
      ))}
    </g>
  ));
});
