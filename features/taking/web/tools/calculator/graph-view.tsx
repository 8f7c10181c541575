import { useState } from 'react';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  MinusIcon,
  PlusIcon,
  useTranslation,
} from '@inkstone/ui';
import { toolMessages } from '../../../messages.ts';
import styles from './calculator.module.css';
import { numberText } from './expression.ts';
import { gridLines, findMarks, moveView, toSvgPath, initialView, zoomView, type Curve, type View } from './graph.ts';

const field = { width: 320, height: 320 };

const viewActions = [
  { name: 'closer', shown: <PlusIcon />, to: (view: View) => zoomView(view, 0.5) },
  { name: 'wider', shown: <MinusIcon />, to: (view: View) => zoomView(view, 2) },
  { name: 'left', shown: <ArrowLeftIcon />, to: (view: View) => moveView(view, { x: -0.25, y: 0 }) },
  { name: 'right', shown: <ArrowRightIcon />, to: (view: View) => moveView(view, { x: 0.25, y: 0 }) },
  { name: 'up', shown: <ArrowUpIcon />, to: (view: View) => moveView(view, { x: 0, y: 0.25 }) },
  { name: 'down', shown: <ArrowDownIcon />, to: (view: View) => moveView(view, { x: 0, y: -0.25 }) },
] as const;

const createScale = (view: View) => ({
  x: (x: number) => ((x - view.left) / (view.right - view.left)) * field.width,
  y: (y: number) => ((view.top - y) / (view.top - view.bottom)) * field.height,
});

/** Grid lines with numbers along the axes, or along the edge where an axis is not visible. */
const Grid = ({ view }: { view: View }) => {
  const at = createScale(view);
  const [axisX, axisY] = [at.x(0), at.y(0)];
  const below = Math.min(field.height - 4, Math.max(12, axisY + 13));
  const labelX = Math.min(field.width - 26, Math.max(4, axisX + 4));
  return (
    <g>
      {gridLines(view.left, view.right).map((x) => (
        <g key={x}>
          <path className={x === 0 ? styles.axis : styles.grid} d={`M${at.x(x)} 0V${field.height}`} />
          <text className={styles.number} x={at.x(x) + 3} y={below}>
            {numberText(x)}
          </text>
        </g>
      ))}
      {gridLines(view.bottom, view.top).map((y) => (
        <g key={y}>
          <path className={y === 0 ? styles.axis : styles.grid} d={`M0 ${at.y(y)}H${field.width}`} />
          {y !== 0 && (
            <text className={styles.number} x={labelX} y={at.y(y) - 3}>
              {numberText(y)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

/** The graph with its curves; notable points are also listed as text. */
export const GraphView = ({ curves }: { curves: readonly { line: number; at: Curve }[] }) => {
  const t = useTranslation(toolMessages);
  const [view, setView] = useState(initialView);
  const at = createScale(view);
  const marks = findMarks(
    curves.map((curve) => curve.at),
    view,
  );
  return (
    <div className={styles.graph}>
      <svg
        className={styles.plane}
        viewBox={`0 0 ${field.width} ${field.height}`}
        role="img"
        aria-label={curves.length === 0 ? t('graph') : t('graphOf', { count: curves.length })}
      >
        <Grid view={view} />
        {curves.map((curve) => (
          <path
            key={curve.line}
            className={styles.curve}
            data-curve={curve.line % 4}
            d={toSvgPath(curve.at, view, field)}
          />
        ))}
        {marks.map(({ is, x, y }) => (
          <circle key={`${is} ${x} ${y}`} className={styles.mark} cx={at.x(x)} cy={at.y(y)} r="3.5" />
        ))}
      </svg>
      <div className={styles.moves} role="toolbar" aria-label={t('graph')}>
        {viewActions.map(({ name, shown, to }) => (
          <button key={name} type="button" aria-label={t(name)} onClick={() => setView(to(view))}>
            {shown}
          </button>
        ))}
        <button type="button" className={styles.home} onClick={() => setView(initialView)}>
          {t('home')}
        </button>
      </div>
      {marks.length > 0 && (
        <dl className={`${styles.points} num`}>
          <dt className="vh">{t('points')}</dt>
          {marks.map(({ is, x, y }) => (
            <dd key={`${is} ${x} ${y}`}>
              <span lang="en">
                ({numberText(x)}, {numberText(y)})
              </span>{' '}
              <small>{t(is)}</small>
            </dd>
          ))}
        </dl>
      )}
    </div>
  );
};
