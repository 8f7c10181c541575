import { deleteJoinedRecipients } from '@inkstone/assignments/server';
import type { Tx } from '@inkstone/db';
import { deleteUnsentMessages } from '@inkstone/messages/server';
import { revertEnrolments } from '@inkstone/people/server';
import {
  deleteAccounts,
  findTaken,
  lockAccounts,
  setAccountsLeft,
  updateAccounts,
  type BulkAccount,
  type LockedAccount,
} from '@inkstone/session/server';
import { toNames } from './apply-rows.ts';
import type { RowFault, UndoFault } from '../../import/faults.ts';
import type { ChangeSetRow, RowResult } from './change-sets.queries.ts';
import { countEnrolments, listReferredPeople } from './references.queries.ts';

/** The facts that decide what can be undone of a change set. */
export interface UndoContext {
  tx: Tx;
  now: Date;
  appliedAt: Date;
  /** Names before and after, of which namesakes are found again. */
  names: Pick<BulkAccount, 'name' | 'nameZh'>[];
  /** Classes of the change set that were removed. */
  goneClassIds: ReadonlySet<number>;
}

interface RowFacts {
  account: LockedAccount | undefined;
  isReferred: boolean;
  enrolments: number;
}

const writtenFields = [
  ...(['username', 'name', 'nameZh', 'number', 'externalId', 'mail', 'language', 'roles', 'permissions'] as const),
];

/**
 * Whether an account is as the import wrote it; its edition may be another, since a later import was undone. Which of the
 * roles is the current one is the person's own choice.
 */
const isAsWritten = (account: LockedAccount, { target }: ChangeSetRow): boolean =>
  target !== null && writtenFields.every((field) => JSON.stringify(account[field]) === JSON.stringify(target[field]));

/** Why somebody who was made by an import stays; null: they can be removed. */
const findMadeFault = (row: ChangeSetRow, facts: RowFacts & { account: LockedAccount }): UndoFault | null => {
  const { account, isReferred, enrolments } = facts;
  if (!isAsWritten(account, row) || account.leftAt !== null) return 'edited';
  if (account.hasPassword || account.hasSignedIn) return 'signedIn';
  return isReferred || enrolments !== row.joins.length ? 'used' : null;
};

/** Why a row cannot be undone; null where it can. */
const findUndoFault = (ctx: UndoContext, row: ChangeSetRow, facts: RowFacts): UndoFault | null => {
  const { account } = facts;
  if (!account) return 'edited';
  if (row.outcome === 'made') return findMadeFault(row, { ...facts, account });
  if (row.outcome === 'changed' && !isAsWritten(account, row)) return 'edited';
  const wasLeft = row.outcome === 'deactivated' ? ctx.appliedAt.getTime() : undefined;
  return account.leftAt?.getTime() === wasLeft ? null : 'edited';
};

const toResult = (row: ChangeSetRow, fault: UndoFault | RowFault | null): RowResult => ({
  ...{ position: row.position, personId: row.personId, edition: row.edition, joins: row.joins, before: row.before },
  link: row.link,
  ...{ state: fault === null ? 'undone' : 'stays', fault },
});

/** Writes accounts back as they were, unless somebody else has their old user name or number by now. */
const restoreAccounts = async (
  { tx, now, names }: UndoContext,
  rows: readonly ChangeSetRow[],
): Promise<Set<number>> => {
  const accounts = rows.flatMap(({ position, personId, before }) =>
    before && personId !== null ? [{ ...before, position, id: personId }] : [],
  );
  const takenPositions = new Set(await findTaken(tx, accounts));
  const free = accounts.filter(({ position }) => !takenPositions.has(position));
  await updateAccounts(tx, free, now);
  names.push(...free.map(toNames));
  return takenPositions;
};

/** Why applied rows cannot be undone, or null where they can; owning one of `ownClassIds` is no reason. */
export const findUndoFaults = async (
  ctx: UndoContext,
  rows: readonly ChangeSetRow[],
  ownClassIds: readonly number[],
) => {
  const { tx } = ctx;
  const ids = rows.flatMap(({ personId }) => personId ?? []);
  const accounts = new Map((await lockAccounts(tx, ids)).map((account) => [account.id, account]));
  const madeIds = rows.filter(({ outcome }) => outcome === 'made').flatMap(({ personId }) => personId ?? []);
  const [referred, enrolments] = [
    await listReferredPeople(tx, { personIds: madeIds, ownClassIds, appliedAt: ctx.appliedAt }),
    await countEnrolments(tx, madeIds),
  ];
  const faults = new Map<ChangeSetRow, UndoFault | RowFault | null>(
    rows.map((row) => {
      const id = row.personId ?? 0;
      const facts = { account: accounts.get(id), isReferred: referred.has(id), enrolments: enrolments.get(id) ?? 0 };
      return [row, findUndoFault(ctx, row, facts)];
    }),
  );
  return { accounts, faults };
};

/** A row without the classes that are gone. */
const withoutGone = (row: ChangeSetRow, { goneClassIds }: UndoContext): ChangeSetRow => ({
  ...row,
  joins: row.joins.filter(({ classId }) => classId !== undefined && !goneClassIds.has(classId)),
});

/** Undoes the applied rows among some; returns what became of each. */
export const undoRows = async (ctx: UndoContext, rows: readonly ChangeSetRow[]): Promise<RowResult[]> => {
  const { tx } = ctx;
  const applied = rows.filter(({ state }) => state === 'applied').map((row) => withoutGone(row, ctx));
  const { accounts, faults } = await findUndoFaults(ctx, applied, []);
  const takenPositions = await restoreAccounts(
    ctx,
    applied.filter((row) => row.outcome === 'changed' && faults.get(row) === null),
  );
  for (const row of applied) if (takenPositions.has(row.position)) faults.set(row, 'takenSince');

  const undone = applied.filter((row) => faults.get(row) === null);
  const written = undone.flatMap(({ personId }) => accounts.get(personId ?? 0) ?? []);
  ctx.names.push(...written.map(toNames));
  const joins = undone.flatMap((row) =>
    row.joins.map(({ classId, part, leftBefore }) => ({
      ...{ classId: classId ?? 0, part, personId: row.personId ?? 0 },
      leftBefore: leftBefore ? new Date(leftBefore) : null,
    })),
  );
  const students = joins.filter(({ part }) => part === 'student');
  const recipientIds = await deleteJoinedRecipients(tx, {
    joins: students.map(({ personId, classId }) => ({ studentId: personId, classId })),
    addedAt: ctx.appliedAt,
  });
  await deleteUnsentMessages(tx, recipientIds);
  await revertEnrolments(tx, joins);
  const idsWith = (outcome: ChangeSetRow['outcome']) =>
    undone.filter((row) => row.outcome === outcome).flatMap(({ personId }) => personId ?? []);
  await deleteAccounts(tx, idsWith('made'));
  await setAccountsLeft(tx, idsWith('deactivated'), null);
  return applied.map((row) => toResult(row, faults.get(row) ?? null));
};
