import { handleCall } from '@inkstone/call/server';
import {
  getChangeSet as getContract,
  listChangeSetRows as rowsContract,
  listChangeSets as listContract,
} from '../../contract/imports.ts';
import { toChangeSet, toChangeSets } from './change-set-view.ts';
import { findChangeSet, listChangeSetPage, listRowPage } from './change-sets.queries.ts';

/** The change sets of the school. */
export const listChangeSets = handleCall(listContract, async ({ input, me, tx, language, now }) => {
  const { page, pageNum } = input;
  const { sets, total } = await listChangeSetPage(tx, { family: 'imports', personId: me.id, page, pageNum });
  const list = await toChangeSets(tx, { sets, language, now });
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

/** One change set. */
export const getChangeSet = handleCall(getContract, async ({ input, tx, language, now, notFound }) => {
  const set = await findChangeSet(tx, { id: input.changeSetId, family: 'imports' });
  if (!set) return notFound();
  return (await toChangeSet(tx, { set, language, now })) ?? notFound();
});

/** A page of the rows of a change set. */
export const listChangeSetRows = handleCall(rowsContract, async ({ input, tx, notFound }) => {
  const { changeSetId, page, pageNum, outcome, state } = input;
  if (!(await findChangeSet(tx, { id: changeSetId, family: 'imports' }))) return notFound();
  const { rows, total } = await listRowPage(tx, { changeSetId, outcome, state, page, pageNum });
  return {
    list: rows.map(({ position, rowNumber, name, username, changes, fault, about, ...row }) => ({
      ...{ position, rowNumber, name, username, changes, fault, about },
      ...{ outcome: row.outcome, state: row.state, personId: row.personId },
    })),
    ...{ page, total, totalPage: Math.ceil(total / pageNum) },
  };
});
