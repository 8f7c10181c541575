import { foldCase } from '@inkstone/base';
import type { RowFault } from '../faults.ts';
import type { ClassReference } from './fields.ts';
import type { KnownClass, NewClass } from '../plan-types.ts';

/** The class that a row names: one that runs, one that is to be made, or why it is neither. */
export type ClassMatch =
  | { classId: number; newClass?: undefined; fault?: undefined }
  | { newClass: number; classId?: undefined; fault?: undefined }
  | { fault: RowFault };

/** Finds classes, and collects those that are to be made. */
export interface ClassFinder {
  find(reference: ClassReference): ClassMatch;
  readonly newClasses: readonly NewClass[];
}

const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

const indexNames = (classes: readonly KnownClass[]): Map<string, Set<KnownClass>> => {
  const byName = new Map<string, Set<KnownClass>>();
  for (const known of classes)
    for (const text of [known.name, known.nameZh ?? known.name]) {
      const key = foldCase(text);
      byName.set(key, (byName.get(key) ?? new Set()).add(known));
    }
  return byName;
};

/**
 * Indexes classes by external id and both names; case, width and look-alike signs make no difference. A class that came
 * from another system is never found by its name where a row gives another id.
 */
export const createClassFinder = (classes: readonly KnownClass[], makesClasses: boolean): ClassFinder => {
  const byName = indexNames(classes.filter(({ isClosed }) => !isClosed));
  const byExternalId = new Map(classes.flatMap((known) => (known.externalId ? [[known.externalId, known]] : [])));
  const newClasses: NewClass[] = [];
  const newByKey = new Map<string, number>();

  const findKnown = ({ name, externalId }: ClassReference): readonly KnownClass[] => {
    const own = externalId === undefined ? undefined : byExternalId.get(externalId);
    if (own) return [own];
    const named = [...(byName.get(foldCase(name)) ?? [])];
    return externalId === undefined ? named : named.filter((known) => known.externalId === null);
  };

  const addNew = ({ name, nameZh, externalId }: ClassReference): number => {
    const key = externalId === undefined ? `name ${foldCase(name)}` : `id ${externalId}`;
    const place = newByKey.get(key) ?? newClasses.length;
    if (place === newClasses.length)
      newClasses.push({ name, nameZh: nameZh ?? (hasHan(name) ? name : null), externalId: externalId ?? null });
    newByKey.set(key, place);
    return place;
  };

  return {
    newClasses,
    find(reference) {
      const [known, second] = findKnown(reference);
      if (second) return { fault: 'classAmbiguous' };
      if (known?.isClosed) return { fault: 'classClosed' };
      if (known) return { classId: known.id };
      return makesClasses ? { newClass: addNew(reference) } : { fault: 'classUnknown' };
    },
  };
};
