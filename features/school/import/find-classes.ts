import { foldCase } from '@inkstone/base';
import type { RowFault } from './faults.ts';
import type { KnownClass } from './plan-types.ts';

/** Finds the class that a cell names, by its name in either language. */
export type ClassFinder = (text: string) => { id: number; fault?: undefined } | { fault: RowFault };

/** Indexes classes by both names; case, width and look-alike signs make no difference. */
export const createClassFinder = (classes: readonly KnownClass[]): ClassFinder => {
  const idsByName = new Map<string, Set<number>>();
  for (const { id, name, nameZh } of classes)
    for (const text of [name, nameZh ?? name]) {
      const key = foldCase(text);
      idsByName.set(key, (idsByName.get(key) ?? new Set()).add(id));
    }
  return (text) => {
    const ids = [...(idsByName.get(foldCase(text)) ?? [])];
    const [id] = ids;
    if (id === undefined) return { fault: 'classUnknown' };
    return ids.length > 1 ? { fault: 'classAmbiguous' } : { id };
  };
};
