import type { ChartProps, ChartRow } from './chart-props.ts';
import styles from './radar.module.css';

// The drawing's own units: it needs no measuring, so it prints as it is shown.
const [width, radius] = [420, 100];
const middle = { x: width / 2, y: radius + 44 };
const rings = [0.25, 0.5, 0.75, 1];
const longLabel = 16;
const lineHeight = 1.15;

const pointAt = (index: number, count: number, share: number) => {
  const angle = -Math.PI / 2 + (2 * Math.PI * index) / count;
  return { x: middle.x + Math.cos(angle) * radius * share, y: middle.y + Math.sin(angle) * radius * share };
};

const toPolygonPoints = (shares: readonly number[]): string =>
  shares
    .map((share, index) => pointAt(index, shares.length, share))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

/** A long label continues on a second line at the space nearest to its middle. */
const wrapLabel = (label: string): string[] => {
  if (label.length <= longLabel) return [label];
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  const [best] = spaces.sort((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2));
  return best === undefined ? [label] : [label.slice(0, best), label.slice(best + 1)];
};

/** Renders the areas of a chart around its centre. */
export const RadarChart = ({ rows, series, range }: ChartProps) => {
  const values = rows.flatMap((row) => Object.values(row.values)).filter((value) => value !== null);
  const [least, most] = range ?? [0, Math.max(...values, 1)];
  const toShare = (value: number | null | undefined) =>
    Math.min(1, Math.max(0, ((value ?? least) - least) / (most - least || 1)));
  const lowest = Math.max(...rows.map((_, index) => pointAt(index, rows.length, 1).y));
  return (
    <div className={styles.room}>
      <svg viewBox={`0 0 ${width} ${Math.ceil(lowest) + 44}`} className={styles.radar} aria-hidden="true">
        {rings.map((ring) => (
          <polygon key={ring} className={styles.ring} points={toPolygonPoints(rows.map(() => ring))} />
        ))}
        {rows.map(({ label }, index) => {
          const end = pointAt(index, rows.length, 1);
          return <line key={label} className={styles.ring} x1={middle.x} y1={middle.y} x2={end.x} y2={end.y} />;
        })}
        {series.map(({ key, tone }) => (
          <polygon
            key={key}
            className={styles.area}
            data-tone={tone ?? 'ink'}
            points={toPolygonPoints(rows.map((row) => toShare(row.values[key])))}
          />
        ))}
        {rows.map((row, index) => (
          <Label key={row.label} row={row} index={index} of={rows.length} />
        ))}
      </svg>
    </div>
  );
};

const Label = ({ row: { label }, index, of: count }: { row: ChartRow; index: number; of: number }) => {
  const { x, y } = pointAt(index, count, 1 + 14 / radius);
  const lines = wrapLabel(label);
  const side = Math.abs(x - middle.x) < 4 ? 'middle' : x > middle.x ? 'start' : 'end';
  // Above the drawing a second line grows upwards.
  const lift = y < middle.y - radius ? (lines.length - 1) * lineHeight : 0;
  return (
    <text className={styles.label} x={x} y={y + 4} textAnchor={side}>
      {lines.map((line, place) => (
        <tspan key={place} x={x} dy={`${place === 0 ? -lift : lineHeight}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
};
