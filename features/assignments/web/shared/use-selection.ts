import { useMemo, useState } from 'react';

/** The selected rows across all pages, each as last fetched. */
export const useSelection = <Row>(rows: readonly Row[], keyFor: (row: Row) => number) => {
  const [rowsById, setKept] = useState<ReadonlyMap<number, Row>>(new Map());
  const fresh = new Map(rows.map((row) => [keyFor(row), row]));
  const items = [...rowsById].map(([id, row]) => fresh.get(id) ?? row);
  const ids = useMemo(() => new Set(rowsById.keys()), [rowsById]);
  const select = (nextIds: ReadonlySet<number>) =>
    setKept(
      new Map(
        [...nextIds].flatMap((id) => {
          const row = fresh.get(id) ?? rowsById.get(id);
          return row === undefined ? [] : [[id, row] as const];
        }),
      ),
    );
  return { items, ids, choose: select, clear: () => setKept(new Map()) };
};
