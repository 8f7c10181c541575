/** A measured figure, with its target where there is one. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

const said = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Math.round(value * 100) / 100);
};

const aimOf = ({ atLeast, atMost, unit }: Figure): string => {
  if (atLeast !== undefined) return `≥ ${said(atLeast)} ${unit}`.trim();
  return atMost === undefined ? '' : `≤ ${said(atMost)} ${unit}`.trim();
};

const verdictOf = ({ value, atLeast, atMost }: Figure): string => {
  if (atLeast === undefined && atMost === undefined) return '';
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity) ? 'met' : 'missed';
};

/** Formats the figures as a Markdown table. */
export const tableOf = (figures: readonly Figure[]): string => {
  const rows = figures.map((one) => [one.what, `${said(one.value)} ${one.unit}`.trim(), aimOf(one), verdictOf(one)]);
  const all = [['what', 'measured', 'aim', ''], ['---', '---:', '---:', '---'], ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
