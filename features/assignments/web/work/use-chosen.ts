import { useMemo, useState } from 'react';
import type { GivenItem } from '../work/families.ts';

/** The chosen assignments over all pages, each as it was last seen. */
export const useChosen = (rows: readonly GivenItem[]) => {
  const [kept, setKept] = useState<ReadonlyMap<number, GivenItem>>(new Map());
  const fresh = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const items = [...kept.values()].map((item) => fresh.get(item.id) ?? item);
  const ids = useMemo(() => new Set(kept.keys()), [kept]);
  const choose = (chosen: ReadonlySet<number>) =>
    setKept(
      new Map(
        [...chosen].flatMap((id) => {
          const item = fresh.get(id) ?? kept.get(id);
          return item ? [[id, item] as const] : [];
        }),
      ),
    );
  return { items, ids, choose, clear: () => setKept(new Map()) };
};
