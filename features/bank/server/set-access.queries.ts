import { sql, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '@inkstone/call/server';
import { preparedQuery, type Computed, type Handle } from '@inkstone/db';
import * as z from 'zod';
import type { SetAccess } from '../contract.ts';
import { canManageBank } from '../rules.ts';
import type { questionSet } from './bank.tables.ts';

/** The person for whom sets of the bank are read. */
export interface SetViewer {
  personId: number;
  /** Uses and edits every set of the school. */
  isManager: boolean;
}

/** The person who makes a call, as a viewer of sets. */
export const toSetViewer = (me: Pick<CurrentUser, 'id' | 'role' | 'permissions'>): SetViewer => ({
  personId: me.id,
  isManager: canManageBank(me),
});

/** Reads for the school itself, such as its archive: every set. */
export const wholeBank: SetViewer = { personId: 0, isManager: true };

const generalAccess = { use: `in ('use', 'edit')`, edit: `= 'edit'` };
const sharedAccess = { use: 'true', edit: `h.access = 'edit'` };

/** Where the two values of a viewer stand in a text, such as `$1`. */
interface ViewerText {
  personId: string;
  isManager: string;
}

// Read from the indexes of persons and teams, once in a query and not for each set.
const sharedSetsText = (access: SetAccess, personId: string): string => `
  select h.set_id from question_set_share h where h.person_id = ${personId} and ${sharedAccess[access]}
  union all
  select h.set_id from team_member m
    join team t on t.id = m.team_id and t.ended_at is null
    join question_set_share h on h.team_id = t.id
   where m.person_id = ${personId} and ${sharedAccess[access]}`;

/** The ids of sets that a viewer has although they are open to nobody by themselves; none for a manager, who has all. */
export const ownRestrictedSetsText = (viewer: ViewerText): string => {
  const isRestricted = `s.general_access = 'none' and s.hidden_at is null and not ${viewer.isManager}::boolean`;
  const personId = `${viewer.personId}::bigint`;
  return `
    select s.id from question_set s where ${isRestricted} and s.owner_id = ${personId}
    union
    select s.id from question_set s join (${sharedSetsText('use', personId)}) h on h.set_id = s.id where ${isRestricted}`;
};

/**
 * The condition under which a viewer may use or edit a set, for texts of prepared queries: `set` is the alias of
 * `question_set`, `viewer` the places of the two values.
 */
export const setAccessText = (set: string, access: SetAccess, viewer: ViewerText): string => {
  const personId = `${viewer.personId}::bigint`;
  return `(${set}.general_access ${generalAccess[access]} or ${viewer.isManager}::boolean
    or ${set}.owner_id = ${personId} or ${set}.id in (${sharedSetsText(access, personId)}))`;
};

/** The condition under which a viewer may change with whom a set is shared, for texts of prepared queries. */
export const ownsSetText = (set: string, viewer: ViewerText): string =>
  `(${viewer.isManager}::boolean or ${set}.owner_id = ${viewer.personId}::bigint)`;

const placeViewer = (text: string, { personId, isManager }: SetViewer): SQL =>
  sql.join(
    text.split(/(\$personId|\$isManager)/).map((part) => {
      if (part === '$personId') return sql`${personId}`;
      return part === '$isManager' ? sql`${isManager}` : sql.raw(part);
    }),
  );

const viewerNames: ViewerText = { personId: '$personId', isManager: '$isManager' };

/** The condition of `setAccessText` for other queries. */
export const hasSetAccess = (set: string, access: SetAccess, viewer: SetViewer): SQL =>
  placeViewer(setAccessText(set, access, viewerNames), viewer);

/** The condition of `ownsSetText` for other queries. */
export const ownsSet = (set: string, viewer: SetViewer): SQL => placeViewer(ownsSetText(set, viewerNames), viewer);

/** The condition under which a set of somebody else is shared with a viewer, or with a team of theirs. */
export const isSharedWith = (set: string, viewer: SetViewer): SQL => {
  const personId = `${viewerNames.personId}::bigint`;
  const text = `(${set}.owner_id <> ${personId} and ${set}.id in (${sharedSetsText('use', personId)}))`;
  return placeViewer(text, viewer);
};

type SetId = Pick<typeof questionSet.$inferSelect, 'id'>;

const usableSetColumns = { isEditable: z.boolean() };

const selectUsableSets = preparedQuery<SetId & Computed<typeof usableSetColumns>>(
  'bank_usable_sets',
  `select s.id, ${setAccessText('s', 'edit', { personId: '$2', isManager: '$3' })} as is_editable from question_set s
    where s.id = any($1::bigint[]) and s.hidden_at is null
      and ${setAccessText('s', 'use', { personId: '$2', isManager: '$3' })}`,
  usableSetColumns,
);

/** The sets among some that are not hidden and that a viewer may use, and whether the viewer may edit them. */
export const listUsableSets = (db: Handle, setIds: readonly number[], { personId, isManager }: SetViewer) =>
  selectUsableSets(db, [setIds, personId, isManager]);

const selectUneditableSets = preparedQuery<SetId>(
  'bank_uneditable_sets',
  `select s.id from question_set s
    where s.id = any($1::bigint[]) and not ${setAccessText('s', 'edit', { personId: '$2', isManager: '$3' })}`,
);

/** The sets among some, hidden ones too, that a viewer may not edit. */
export const listUneditableSets = async (
  db: Handle,
  setIds: readonly number[],
  { personId, isManager }: SetViewer,
): Promise<number[]> => (await selectUneditableSets(db, [setIds, personId, isManager])).map(({ id }) => id);

const selectForeignSets = preparedQuery<SetId>(
  'bank_foreign_sets',
  `select s.id from question_set s
    where s.id = any($1::bigint[]) and not ${ownsSetText('s', { personId: '$2', isManager: '$3' })}`,
);

/** The sets among some, hidden ones too, whose sharing a viewer may not change. */
export const listForeignSets = async (
  db: Handle,
  setIds: readonly number[],
  { personId, isManager }: SetViewer,
): Promise<number[]> => (await selectForeignSets(db, [setIds, personId, isManager])).map(({ id }) => id);

const selectOpenSets = preparedQuery<SetId>(
  'bank_open_sets',
  `select s.id from question_set s where s.id = any($1::bigint[]) and s.general_access <> 'none'`,
);

/** The general access of a new set with content of some sets: kept back unless all of them are open to every teacher. */
export const readCopyAccess = async (db: Handle, setIds: readonly number[]): Promise<'none' | 'edit'> => {
  const ids = [...new Set(setIds)];
  return (await selectOpenSets(db, [ids])).length === ids.length ? 'edit' : 'none';
};
