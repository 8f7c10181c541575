import { useMemo, useState } from 'react';

/** The chosen rows over all pages, each as it was last seen. */
export const useChosen = <Row>(rows: readonly Row[], keyFor: (row: Row) => number) => {
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map());
  const fresh = new Map(rows.map((row) => [keyFor(row), row]));
  const items = [...kept].map(([id, row]) => fresh.get(id) ?? row);
  const ids = useMemo(() => new Set(kept.keys()), [kept]);
  const choose = (chosen: ReadonlySet<number>) =>
    setKept(
      new Map(
        [...chosen].flatMap((id) => {
          const row = fresh.get(id) ?? kept.get(id);
          return row === undefined ? [] : [[id, row] as const];
        }),
      ),
    );
  return { items, ids, choose, clear: () => setKept(new Map()) };
};
