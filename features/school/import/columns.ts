import { foldHead } from '@inkstone/base';

/** What the columns of a sheet may hold, with the heads that name them. */
export interface ColumnRules<Field extends string> {
  fields: readonly Field[];
  /** Heads in both languages as schools write them, folded. */
  heads: Readonly<Partial<Record<Field, readonly string[]>>>;
}

/** The columns that a row of heads names; null for one that is not known. A field is taken once. */
export const guessColumns = <Field extends string>(
  heads: readonly string[],
  rules: ColumnRules<Field>,
): (Field | null)[] => {
  const fieldByHead = new Map(
    rules.fields.flatMap((field) => (rules.heads[field] ?? []).map((head) => [head, field] as const)),
  );
  const usedFields = new Set<Field>();
  return heads.map((head) => {
    const field = fieldByHead.get(foldHead(head)) ?? null;
    if (field === null || usedFields.has(field)) return null;
    usedFields.add(field);
    return field;
  });
};

/** Which of the first rows names columns; null where none does, so that every row is a row of facts. */
export const findHeadRow = <Field extends string>(
  rows: readonly { cells: readonly string[] }[],
  rules: ColumnRules<Field>,
): number | null => {
  const counts = rows
    .slice(0, 5)
    .map(({ cells }) => guessColumns(cells, rules).filter((field) => field !== null).length);
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : null;
};

/** The texts of a row by the fields of its columns; what is empty is left out. */
export const readCells = <Field extends string>(
  { number, cells }: { number: number; cells: readonly string[] },
  columns: readonly (Field | null)[],
): { number: number; values: Partial<Record<Field, string>> } => {
  const values: Partial<Record<Field, string>> = {};
  for (const [index, field] of columns.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (field !== null && text !== '') values[field] = text;
  }
  return { number, values };
};
