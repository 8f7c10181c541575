import type { Variant } from '@inkstone/exam/blueprint';

const parseRows = (text: string): number[][] => text.split(', ').map((row) => row.split(' ').map(Number));

const restoreRows = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(restoreRows);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'rows' && typeof inner === 'string' ? parseRows(inner) : restoreRows(inner),
    ]),
  );
};

/**
 * Reads an exam of a `published.json`: what its owner publishes, in the form of the engine, as far as the tests compare
 * it with the programme. The rows of its tables are pairs of input and score in one text.
 */
export const readPublished = ({ variant }: { variant: unknown }): Variant => restoreRows(variant) as Variant;
