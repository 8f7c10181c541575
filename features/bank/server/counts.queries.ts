import { sql } from 'drizzle-orm';
import { preparedQuery, type Handle, type Tx } from '@inkstone/db';
import type { questionSetCount } from './bank.tables.ts';
import { ownRestrictedSetsText, type SetViewer } from './set-access.queries.ts';

// The facets under which a set `s` is counted.
const facets = `
  select 'all' as facet, '' as value
  union all select 'audio', '' where s.has_audio
  union all select 'type', t.type from unnest(s.types) as t(type)
  union all select 'tag', t.tag from unnest(s.tags) as t(tag)
  union all select 'node', n.node_id::text from question_set_node n where n.set_id = s.id`;

const addToCounts = preparedQuery<Record<string, never>>(
  'bank_count_set',
  `insert into question_set_count (programme, facet, value, sets, restricted_sets)
   select s.programme, f.facet, f.value, $2::int * count(*), $2::int * count(*) filter (where s.general_access = 'none')
     from question_set s, lateral (${facets}) f
    where s.id = any($1::bigint[]) and s.hidden_at is null
    group by 1, 2, 3 order by 1, 2, 3
   on conflict (programme, facet, value) do update
     set sets = question_set_count.sets + excluded.sets,
         restricted_sets = question_set_count.restricted_sets + excluded.restricted_sets`,
);

const changeCounts = async (tx: Tx, setIds: readonly number[], by: 1 | -1): Promise<void> => {
  // Two transactions that update the same counts in a different order would deadlock: the second one waits here.
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('question_set_count'))`);
  await addToCounts(tx, [setIds, by]);
};

/** Adds a set to the counts; a hidden one is not counted. */
export const countSetIn = (tx: Tx, setId: number): Promise<void> => changeCounts(tx, [setId], 1);

/** Removes a set from the counts before it is changed or hidden. */
export const countSetOut = (tx: Tx, setId: number): Promise<void> => changeCounts(tx, [setId], -1);

/** Changes sets and their places while they are not counted, so that the counts are right before and after. */
export const recountAfter = async (tx: Tx, setIds: readonly number[], change: () => Promise<void>): Promise<void> => {
  await changeCounts(tx, setIds, -1);
  await change();
  await changeCounts(tx, setIds, 1);
};

/** Recomputes all counts, after sets were stored in another way than by saving. */
export const recountSets = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('question_set_count'))`);
  await tx.run(sql`
    update question_set s set has_audio = r.stimulus ->> 'audioSeconds' is not null
      from question_set_revision r
     where r.set_id = s.id and r.number = s.head and s.has_audio <> (r.stimulus ->> 'audioSeconds' is not null)`);
  await tx.run(sql`delete from question_set_count`);
  await tx.run(sql`
    insert into question_set_count (programme, facet, value, sets, restricted_sets)
    select s.programme, f.facet, f.value, count(*), count(*) filter (where s.general_access = 'none')
      from question_set s, lateral (${sql.raw(facets)}) f
     where s.hidden_at is null group by 1, 2, 3`);
};

/**
 * The counts of the sets that a viewer may use, as rows of `programme`, `facet`, `value` and `sets`: those that are stored
 * of sets open to everybody, and of the others the viewer's own; a manager has all. `viewer` is where the two values stand.
 */
export const usableCountsText = (viewer: { personId: string; isManager: string }): string => `(
  select programme, facet, value, sets - case when ${viewer.isManager}::boolean then 0 else restricted_sets end as sets
    from question_set_count
   union all
  select s.programme, f.facet, f.value, 1 from question_set s, lateral (${facets}) f
   where s.id in (${ownRestrictedSetsText(viewer)}))`;

/** The number of sets, of sets with a recording, and of sets by question type. */
export interface BankCounts {
  total: number;
  withRecording: number;
  types: ReadonlyMap<string, number>;
}

const selectCounts = preparedQuery<Pick<typeof questionSetCount.$inferSelect, 'facet' | 'value' | 'sets'>>(
  'bank_counts',
  `select facet, value, sum(sets) as sets from ${usableCountsText({ personId: '$2', isManager: '$3' })} counted
    where facet not in ('node', 'tag') and ($1::text is null or programme = $1) group by 1, 2 having sum(sets) > 0`,
);

/** The counts of one programme, or of all (null), for a viewer. */
export const readBankCounts = async (
  db: Handle,
  programme: string | null,
  { personId, isManager }: SetViewer,
): Promise<BankCounts> => {
  const rows = await selectCounts(db, [programme, personId, isManager]);
  const countFor = (facet: (typeof questionSetCount.$inferSelect)['facet']) =>
    rows.find((row) => row.facet === facet)?.sets ?? 0;
  const types = rows.filter(({ facet }) => facet === 'type').map(({ value, sets }) => [value, sets] as const);
  return { total: countFor('all'), withRecording: countFor('audio'), types: new Map(types) };
};

const selectNodeCount = preparedQuery<Pick<typeof questionSetCount.$inferSelect, 'sets'>>(
  'bank_node_count',
  `select coalesce(sum(sets), 0) as sets from ${usableCountsText({ personId: '$3', isManager: '$4' })} counted
    where facet = 'node' and value = $1::text and ($2::text is null or programme = $2)`,
);

/** The number of sets at or below a node, of one programme, or of all (null), for a viewer. */
export const readNodeCount = async (
  db: Handle,
  { nodeId, programme }: { nodeId: number; programme: string | null },
  { personId, isManager }: SetViewer,
): Promise<number> => {
  const [row] = await selectNodeCount(db, [`${nodeId}`, programme, personId, isManager]);
  return Number(row?.sets ?? 0);
};
