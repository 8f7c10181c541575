/** A measured figure, with its target where there is one. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  atLeast?: number;
  atMost?: number;
}

const formatValue = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return String(Math.round(value * 100) / 100);
};

const formatAim = ({ atLeast, atMost, unit }: Figure): string => {
  if (atLeast !== undefined) return `≥ ${formatValue(atLeast)} ${unit}`.trim();
  return atMost === undefined ? '' : `≤ ${formatValue(atMost)} ${unit}`.trim();
};

const formatVerdict = ({ value, atLeast, atMost }: Figure): string => {
  if (atLeast === undefined && atMost === undefined) return '';
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity) ? 'met' : 'missed';
};

/** Formats the figures as a Markdown table. */
export const toMarkdownTable = (figures: readonly Figure[]): string => {
  const rows = figures.map((figure) => [
    figure.what,
    `${formatValue(figure.value)} ${figure.unit}`.trim(),
    formatAim(figure),
    formatVerdict(figure),
  ]);
  const all = [['what', 'measured', 'aim', ''], ['---', '---:', '---:', '---'], ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
