import type { Tx } from '@inkstone/db';
import { insertEnrolments, type MadeEnrolment } from '@inkstone/people/server';
import {
  findTaken,
  insertAccounts,
  lockAccounts,
  setAccountsLeft,
  updateAccounts,
  type BulkAccount,
  type LockedAccount,
} from '@inkstone/session/server';
import type { RowFault } from '../../import/faults.ts';
import { canChangeClasses, canManagePerson } from '../../rules.ts';
import type { ClassMaker } from './apply-classes.ts';
import type { ChangeSetRow, RowResult } from './change-sets.queries.ts';

/** Who applies a change set, and when. */
export interface ApplyContext {
  tx: Tx;
  now: Date;
  permissions: readonly string[];
  classes: ClassMaker;
  /** Names before and after, of which namesakes are found again. */
  names: Pick<BulkAccount, 'name' | 'nameZh'>[];
  /** Students who joined classes, by class. */
  joined: Map<number, number[]>;
  /** Who has lost a role and is signed out. */
  signedOutIds: number[];
}

type AppliedRow = { row: ChangeSetRow; personId: number; before: LockedAccount | null };

/** The account of a locked row alone. */
export const toAccount = ({
  id: _id,
  edition: _edition,
  leftAt: _left,
  hasPassword: _p,
  hasSignedIn: _s,
  ...account
}: LockedAccount): BulkAccount => account;

const toResult = (row: ChangeSetRow, change: Partial<RowResult>): RowResult => ({
  ...{ position: row.position, state: row.state, personId: row.personId, edition: row.edition, fault: row.fault },
  ...{ joins: row.joins, before: row.before, link: row.link },
  ...change,
});

/** Why a row that is about an account cannot be applied any more; null where it can. */
const findRowFault = (ctx: ApplyContext, row: ChangeSetRow, account: LockedAccount | undefined): RowFault | null => {
  if (!account || account.edition !== row.edition || account.leftAt !== null) return 'changedSince';
  if (!canManagePerson(ctx.permissions, account.permissions)) return 'outranks';
  return null;
};

/** Adds the people of rows; one whose name or number was taken since is left out. */
const makePeople = async (ctx: ApplyContext, rows: readonly ChangeSetRow[]) => {
  const targets = rows.flatMap(({ position, target }) => (target ? [{ ...target, position }] : []));
  const added = await insertAccounts(ctx.tx, targets, ctx.now);
  const idByPosition = new Map(added.map(({ position, id }) => [position, id]));
  const applied: AppliedRow[] = [];
  const leftOut: RowResult[] = [];
  for (const row of rows) {
    const personId = idByPosition.get(row.position);
    if (personId === undefined) leftOut.push(toResult(row, { state: 'leftOut', fault: 'takenSince' }));
    else applied.push({ row, personId, before: null });
  }
  return { applied, leftOut };
};

/** Changes the people of rows, where nobody has changed them since the plan. */
const changePeople = async (ctx: ApplyContext, rows: readonly ChangeSetRow[]) => {
  const ids = rows.flatMap(({ personId }) => personId ?? []);
  const accounts = new Map((await lockAccounts(ctx.tx, ids)).map((account) => [account.id, account]));
  const leftOut: RowResult[] = [];
  const ready: AppliedRow[] = [];
  for (const row of rows) {
    const before = accounts.get(row.personId ?? 0);
    const fault = findRowFault(ctx, row, before);
    if (fault || !before) leftOut.push(toResult(row, { state: 'leftOut', fault }));
    else ready.push({ row, personId: before.id, before });
  }
  const changed = ready.filter(({ row }) => row.outcome === 'changed');
  const targets = changed.flatMap(({ row: { position, target }, personId }) =>
    target ? [{ ...target, position, id: personId }] : [],
  );
  const takenPositions = new Set(await findTaken(ctx.tx, targets));
  await updateAccounts(
    ctx.tx,
    targets.filter(({ position }) => !takenPositions.has(position)),
    ctx.now,
  );
  const deactivatedIds = ready.filter(({ row }) => row.outcome === 'deactivated').map(({ personId }) => personId);
  await setAccountsLeft(ctx.tx, deactivatedIds, ctx.now);
  ctx.signedOutIds.push(...deactivatedIds);
  for (const { row } of ready)
    if (takenPositions.has(row.position)) leftOut.push(toResult(row, { state: 'leftOut', fault: 'takenSince' }));
  return { applied: ready.filter(({ row }) => !takenPositions.has(row.position)), leftOut };
};

/** The names alone: whole accounts of a large sheet are not kept until its end. */
export const toNames = ({ name, nameZh }: Pick<BulkAccount, 'name' | 'nameZh'>) => ({ name, nameZh });

const noteNames = (ctx: ApplyContext, { row: { target }, personId, before }: AppliedRow): void => {
  if (before) ctx.names.push(toNames(before));
  if (!target) return;
  ctx.names.push(toNames(target));
  if (before?.roles.some((role) => !target.roles.includes(role))) ctx.signedOutIds.push(personId);
};

/** What became of an applied row, with what undoing it needs. */
const toApplied = ({ row, personId, before }: AppliedRow, enrolments: readonly MadeEnrolment[]): RowResult =>
  toResult(row, {
    state: 'applied',
    personId,
    edition: row.outcome === 'changed' ? (row.edition ?? 0) + 1 : (row.edition ?? 1),
    joins: enrolments
      .filter((enrolment) => enrolment.personId === personId)
      .map(({ classId, part, leftBefore }) => ({ classId, part, leftBefore: leftBefore?.toISOString() ?? null })),
    before: before && row.outcome === 'changed' ? toAccount(before) : null,
  });

/** Applies some rows of a change set; returns what became of each. */
export const applyRows = async (ctx: ApplyContext, rows: readonly ChangeSetRow[]): Promise<RowResult[]> => {
  const planned = rows.filter(({ outcome }) => outcome !== 'same' && outcome !== 'refused');
  const findFault = ({ joins }: ChangeSetRow): RowFault | null => {
    // Whoever planned it may have had the permission.
    if (joins.length > 0 && !canChangeClasses(ctx.permissions)) return 'classesForbidden';
    return joins.every((join) => ctx.classes.canJoin(join)) ? null : 'classUnknown';
  };
  const closed = planned.flatMap((row) => {
    const fault = findFault(row);
    return fault === null ? [] : [toResult(row, { state: 'leftOut', fault })];
  });
  const open = planned.filter((row) => findFault(row) === null);
  const added = await makePeople(
    ctx,
    open.filter(({ outcome }) => outcome === 'made'),
  );
  const changed = await changePeople(
    ctx,
    open.filter(({ outcome }) => outcome !== 'made'),
  );
  const applied = [...added.applied, ...changed.applied];
  for (const row of applied) noteNames(ctx, row);
  const classEnrolments = await ctx.classes.make(applied.map(({ row: { joins }, personId }) => ({ joins, personId })));
  const joins = applied.flatMap(({ row, personId }) =>
    row.joins.flatMap((join) => {
      const classId = ctx.classes.getClassId(join);
      return classId === null ? [] : [{ classId, part: join.part, personId }];
    }),
  );
  const enrolments = [...classEnrolments, ...(await insertEnrolments(ctx.tx, joins, ctx.now))];
  for (const { personId, classId, part } of enrolments)
    if (part === 'student') ctx.joined.set(classId, [...(ctx.joined.get(classId) ?? []), personId]);
  return [...closed, ...added.leftOut, ...changed.leftOut, ...applied.map((row) => toApplied(row, enrolments))];
};
