import { memo } from 'react';
import styles from '../calculator.module.css';
import { gridLines, type Size, type View } from '../engine/view.ts';
import { numberText } from '../format-numbers.ts';
import { createScale } from './view-moves.ts';

/** Grid lines with numbers along the axes, or along the edge where an axis is not visible. */
export const Grid = memo(({ view, size }: { view: View; size: Size }) => {
  const at = createScale(view, size);
  const below = Math.min(size.height - 4, Math.max(12, at.y(0) + 13));
  const labelX = Math.min(size.width - 30, Math.max(4, at.x(0) + 4));
  return (
    <g aria-hidden="true">
      {gridLines(view.left, view.right).map((x) => (
        <g key={x}>
          <path className={x === 0 ? styles.axis : styles.grid} d={`M${at.x(x)} 0V${size.height}`} />
          <text className={styles.number} x={at.x(x) + 3} y={below}>
            {numberText(x)}
          </text>
        </g>
      ))}
      {gridLines(view.bottom, view.top).map((y) => (
        <g key={y}>
          <path className={y === 0 ? styles.axis : styles.grid} d={`M0 ${at.y(y)}H${size.width}`} />
          {y !== 0 && (
            <text className={styles.number} x={labelX} y={at.y(y) - 3}>
              {numberText(y)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
});
