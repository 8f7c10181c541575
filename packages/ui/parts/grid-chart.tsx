import { useCallback, useState } from 'react';
import { useElementSize } from '@mantine/hooks';
import type { ChartProps, ChartRow, Series } from './chart-props.ts';
import styles from './grid.module.css';
import { layOutGrid, labelInterval, type Grid } from './chart-grid.ts';

/** The width of an element from its first render on, in pixels: an observer would report it a frame later. */
const useWidth = () => {
  const { ref: observe, width } = useElementSize<HTMLDivElement>();
  const [first, setFirst] = useState(0);
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      if (element) setFirst(element.clientWidth);
      observe(element);
    },
    [observe],
  );
  return { ref, width: width || first };
};

/** Renders the lines or the rows of bars of a chart between its two axes. */
export const GridChart = (props: ChartProps) => {
  const { ref, width } = useWidth();
  const { kind, rows, series, unit = '', height = 240 } = props;
  // Where nothing is measured, and in print, the drawing is stretched to the available width.
  const grid = layOutGrid(props, { width: width || 600, height: height - (series.length > 1 ? 28 : 0) });
  const SeriesShape = kind === 'bar' ? Bars : Line;
  return (
    <div ref={ref} className={styles.room}>
      {series.length > 1 && <Legend series={series} />}
      <svg viewBox={`0 0 ${grid.width} ${grid.height}`} className={styles.grid} aria-hidden="true">
        {grid.ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.rule} x1={grid.left} x2={grid.right} y1={grid.yAt(tick)} y2={grid.yAt(tick)} />
            <text className={styles.label} x={grid.left - 8} y={grid.yAt(tick) + 4} textAnchor="end">
              {`${tick}${unit}`}
            </text>
          </g>
        ))}
        <Labels rows={rows} grid={grid} />
        {series.map((oneSeries, place) => (
          <SeriesShape
            key={oneSeries.key}
            rows={rows}
            series={oneSeries}
            position={place}
            seriesCount={series.length}
            grid={grid}
          />
        ))}
        {rows.map((row, index) => (
          <Column key={row.label} row={row} series={series} unit={unit} index={index} grid={grid} />
        ))}
      </svg>
    </div>
  );
};

const Legend = ({ series }: { series: readonly Series[] }) => (
  <div className={styles.legend}>
    {series.map(({ key, name, tone }) => (
      <span key={key} data-tone={tone ?? 'ink'}>
        {name}
      </span>
    ))}
  </div>
);

const Labels = ({ rows, grid }: { rows: readonly ChartRow[]; grid: Grid }) => {
  const every = labelInterval(
    rows.map(({ label }) => label),
    grid.bandWidth,
  );
  return rows.map(({ label }, index) =>
    index % every === 0 ? (
      <text key={label} className={styles.label} x={grid.xAt(index)} y={grid.height - 8} textAnchor="middle">
        {label}
      </text>
    ) : null,
  );
};

interface SeriesProps {
  rows: readonly ChartRow[];
  series: Series;
  /** Its index among all series. */
  position: number;
  seriesCount: number;
  grid: Grid;
}

const maxBarWidth = 36;

const Bars = ({ rows, series, position, seriesCount, grid }: SeriesProps) => {
  const width = Math.min(maxBarWidth, (grid.bandWidth * 0.8) / seriesCount);
  return rows.map((row, index) => {
    const value = row.values[series.key] ?? null;
    if (value === null) return null;
    const top = grid.yAt(value);
    const x = grid.xAt(index) + (position - seriesCount / 2) * width;
    return (
      <rect
        key={row.label}
        className={styles.bar}
        data-tone={series.tone ?? 'ink'}
        x={x}
        y={top}
        width={width}
        height={grid.bottom - top}
      />
    );
  });
};

const Line = ({ rows, series, grid }: SeriesProps) => {
  const points = rows.map((row, index) => {
    const value = row.values[series.key] ?? null;
    return value === null ? null : { x: grid.xAt(index), y: grid.yAt(value) };
  });
  // A position without a value interrupts the line.
  const way = points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`)
    .filter(Boolean)
    .join('');
  const tone = series.tone ?? 'ink';
  return (
    <>
      <path className={styles.line} data-tone={tone} d={way} />
      {points.map(
        (point, index) =>
          point && <circle key={index} className={styles.dot} data-tone={tone} cx={point.x} cy={point.y} r={3.5} />,
      )}
    </>
  );
};

interface ColumnProps {
  row: ChartRow;
  series: readonly Series[];
  unit: string;
  index: number;
  grid: Grid;
}

/** The values at one position of the axis, shown on hover. */
const Column = ({ row, series, unit, index, grid }: ColumnProps) => {
  const valueLines = series.flatMap(({ key, name }) => {
    const value = row.values[key] ?? null;
    return value === null ? [] : [`${name}: ${value}${unit}`];
  });
  return (
    <rect
      className={styles.column}
      x={grid.xAt(index) - grid.bandWidth / 2}
      y={grid.top}
      width={grid.bandWidth}
      height={grid.bottom - grid.top}
    >
      <title>{[row.label, ...valueLines].join('\n')}</title>
    </rect>
  );
};
