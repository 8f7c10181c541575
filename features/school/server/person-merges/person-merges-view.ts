import { localizedName, type Language } from '@inkstone/base';
import { columnProperty, type Handle } from '@inkstone/db';
import * as z from 'zod';
import { mergedColumns, mergedTables } from '../../contract/person-merges.ts';
import { toSetFacts } from '../change-sets/change-set-view.ts';
import type { ChangeSetFacts } from '../change-sets/change-sets.queries.ts';
import { listCopyPeople } from '../class-copies/class-copies.queries.ts';
import { countMergeRows, listSharedWork } from './person-merges.queries.ts';

/** The name of a table, or of a column after a dot, as it is sent. */
export const toMergedName = (table: string): string => table.split('.').map(columnProperty).join('.');

const MergedTableName = z.enum([...mergedTables, ...mergedColumns]);

interface ViewFacts {
  language: Language;
  now: Date;
}

/** Mergings of accounts as lists show them. */
export const toPersonMerges = async (
  db: Handle,
  { sets, language, now }: ViewFacts & { sets: readonly ChangeSetFacts[] },
) => {
  const people = await listCopyPeople(
    db,
    sets.flatMap(({ targetId, sourceId }) => [targetId ?? 0, sourceId ?? 0]),
  );
  const toAccount = (personId: number | null) => {
    const person = people.find(({ id }) => id === personId);
    return {
      id: personId ?? 0,
      name: person ? localizedName(language, person.name, person.nameZh) : '',
      username: person?.username ?? '',
    };
  };
  return (await toSetFacts(db, { sets, language, now })).map(({ set, facts }) => ({
    ...{ ...facts, target: toAccount(set.targetId), source: toAccount(set.sourceId) },
  }));
};

/** One merging of accounts: what goes where. */
export const toPersonMerge = async (db: Handle, { set, language, now }: ViewFacts & { set: ChangeSetFacts }) => {
  const [facts] = await toPersonMerges(db, { sets: [set], language, now });
  if (!facts) return undefined;
  const sides = { sourceId: facts.source.id, targetId: facts.target.id };
  const moved = await countMergeRows(db, { changeSetId: set.id, ...sides });
  const works = await listSharedWork(db, sides);
  return {
    ...facts,
    lostPermissions: set.mergePlan?.permissions ?? [],
    tables: (set.mergePlan?.tables ?? []).map(({ table, moves, swaps, stays }) => ({
      ...{ table: MergedTableName.parse(toMergedName(table)), moves, swaps, stays },
      notUndone: moved.find((row) => row.table === table)?.stays ?? 0,
    })),
    works: works.map(({ title, titleZh, status, otherStatus }) => ({
      ...{ title: localizedName(language, title, titleZh), status, otherStatus },
      isSwapped: set.state === 'planned' && status === 'none' && otherStatus !== 'none',
    })),
  };
};
