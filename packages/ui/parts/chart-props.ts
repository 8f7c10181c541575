/** One line, row of bars or area of a chart. */
export interface Series {
  /** The key of its values. */
  key: string;
  name: string;
  tone?: 'ink' | 'teal' | 'jade' | 'amber' | 'cinnabar';
}

/** One position on the axis, with a value for each series; null where there is none. */
export interface ChartRow {
  label: string;
  values: Readonly<Record<string, number | null>>;
}

/** The data of a chart. */
export interface ChartProps {
  kind: 'line' | 'bar' | 'radar';
  /** What it shows, in one sentence. */
  label: string;
  /** The name of the axis: "Week". */
  axis: string;
  rows: readonly ChartRow[];
  series: readonly Series[];
  /** Written behind each value: "%". */
  unit?: string;
  /** Ends of the scale; absent: derived from the values. */
  range?: readonly [number, number];
  height?: number;
  /** A visible table shows the same values, so that no hidden one is needed. */
  hasTable?: boolean;
}
