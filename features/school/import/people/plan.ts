import { cutText, foldCase, isConfusable, type Language } from '@inkstone/base';
import { isAllowed } from '@inkstone/call';
import { isStudent, isTeacher, teacherSide } from '@inkstone/session/contract';
import { canChangeClasses, canManagePerson } from '../../rules.ts';
import { buildTarget, canHold, listTargetChanges } from './build-target.ts';
import type { RowFault } from '../faults.ts';
import type { ClassReference, ImportRow } from './fields.ts';
import { findAccountForRow, indexAccounts, type AccountIndex } from './find-account.ts';
import { createClassFinder, type ClassFinder, type ClassMatch } from './find-classes.ts';
import { RowError } from '../row-error.ts';
import type {
  AccountTarget,
  Enrolment,
  ImportPlan,
  KnownAccount,
  KnownClass,
  PlannedJoin,
  PlannedRow,
} from '../plan-types.ts';
import { parseRow, type RowValues } from './row-values.ts';

/** What a sheet of people is compared with. */
export interface PlanInput {
  rows: readonly ImportRow[];
  /** Accounts that a row names by external id, number or user name; others do no harm. */
  accounts: readonly KnownAccount[];
  classes: readonly KnownClass[];
  /** Whether classes that rows name and that are not there are to be made. */
  makesClasses: boolean;
  /** Permissions of whoever imports. */
  permissions: readonly string[];
  /** The language of new accounts whose row names none. */
  language: Language;
  /** Accounts to deactivate unless a row means them. */
  deactivated: readonly KnownAccount[];
}

interface PlanContext extends PlanInput {
  index: AccountIndex;
  classFinder: ClassFinder;
  /** The row in which an external id, number or user name stood first. */
  seen: Map<string, number>;
}

/** Refuses what an earlier row named already. */
const checkRepeated = (
  { seen }: PlanContext,
  rowNumber: number,
  { username, number, externalId }: Pick<AccountTarget, 'username' | 'number' | 'externalId'>,
): void => {
  const keys = [`user ${foldCase(username)}`];
  if (number !== null) keys.push(`number ${number}`);
  if (externalId !== null) keys.push(`id ${externalId}`);
  const first = keys.map((key) => seen.get(key)).find((row) => row !== undefined);
  if (first !== undefined) throw new RowError('repeated', String(first));
  for (const key of keys) seen.set(key, rowNumber);
};

const checkAccount = ({ permissions }: PlanContext, account: KnownAccount): void => {
  if (account.hasLeft) throw new RowError('hasLeft', account.username);
  if (!canManagePerson(permissions, account.permissions)) throw new RowError('outranks', account.username);
};

const checkTarget = (target: AccountTarget, before: KnownAccount | null): void => {
  if (target.username === '') throw new RowError('usernameMissing');
  if (!/^\S{1,64}$/.test(target.username)) throw new RowError('usernameInvalid', target.username);
  if (target.username !== before?.username && isConfusable(target.username))
    throw new RowError('usernameConfusable', target.username);
  if (target.name === '') throw new RowError('nameMissing');
  if (target.name.length > 100) throw new RowError('tooLong', cutText(target.name, 60));
  if (!canHold(target)) throw new RowError('permissionsOfStudent', target.username);
};

/** What somebody does in a class; null for who neither learns nor teaches. */
const getClassPart = (roles: readonly string[]): Enrolment['part'] | null => {
  if (roles.some(isStudent)) return 'student';
  return isTeacher(roles) ? 'teacher' : null;
};

/** What a person does in a class that a row names; refused where the person's roles do not go with it. */
const getJoinPart = ({ part, name }: ClassReference, roles: readonly string[]): Enrolment['part'] => {
  const own = getClassPart(roles);
  // A file that names somebody as a teacher of the class may mean guides and staff, whom classes can have, too.
  const canTeach = roles.some((role) => isAllowed(teacherSide, { role, permissions: [] }));
  const fits = part === undefined ? own !== null : part === 'student' ? roles.some(isStudent) : canTeach;
  const result = part ?? own;
  if (!fits || result === null) throw new RowError('classNeedsRole', name);
  return result;
};

const isSameClass = (join: { classId?: number | undefined; newClass?: number | undefined }, match: ClassMatch) =>
  !match.fault && join.classId === match.classId && join.newClass === match.newClass;

/** The longest name or external id of a class. */
const maxClassText = 100;

/** The classes that a row names and the person is not in yet. */
const findJoins = (
  { classFinder, permissions }: PlanContext,
  references: readonly ClassReference[],
  { roles, before }: { roles: readonly string[]; before: KnownAccount | null },
): { joins: PlannedJoin[]; names: string[] } => {
  const joins: PlannedJoin[] = [];
  const names: string[] = [];
  for (const reference of references) {
    const tooLong = [reference.name, reference.nameZh ?? '', reference.externalId ?? ''].find(
      (text) => text.length > maxClassText,
    );
    if (tooLong !== undefined) throw new RowError('tooLong', cutText(tooLong, 60));
    const part = getJoinPart(reference, roles);
    const match = classFinder.find(reference);
    if (match.fault) throw new RowError(match.fault, reference.name);
    const isThere = [...joins, ...(before?.classes ?? [])].some(
      (membership) => membership.part === part && isSameClass(membership, match),
    );
    if (isThere) continue;
    if (!canChangeClasses(permissions)) throw new RowError('classesForbidden', reference.name);
    joins.push({ ...match, part, ...(reference.isPrimary === true && { isPrimary: true }) });
    names.push(reference.name);
  }
  return { joins, names };
};

const planValues = (ctx: PlanContext, row: ImportRow, values: RowValues): PlannedRow => {
  const { number: rowNumber } = row;
  const match = findAccountForRow(ctx.index, values);
  if ('fault' in match) throw new RowError(match.fault, match.about);
  const before = match.account;
  if (before) checkAccount(ctx, before);
  const target = buildTarget(values, before, ctx);
  checkTarget(target, before);
  // A user name made of the number may be somebody else's.
  const owner = ctx.index.username.get(foldCase(target.username));
  if (owner && owner !== before) throw new RowError('usernameTaken', owner.username);
  checkRepeated(ctx, rowNumber, target);
  const references = row.classes ?? (values.classes ?? []).map((name) => ({ name }));
  const { joins, names } = findJoins(ctx, references, { roles: target.roles, before });
  const joined = names.length > 0 ? [{ field: 'classes', before: null, after: names.join(', ') }] : [];
  const changes = [...listTargetChanges(before, target), ...joined];
  return {
    rowNumber,
    outcome: before === null ? 'made' : changes.length > 0 ? 'changed' : 'same',
    ...{ name: target.nameZh ?? target.name, username: target.username },
    personId: before?.id ?? null,
    edition: before?.edition ?? null,
    ...{ changes, fault: null, about: null },
    target: changes.length > 0 ? target : null,
    joins,
    link: null,
  };
};

const refuseRow = ({ number, values }: ImportRow, fault: RowFault, about: string | null): PlannedRow => ({
  rowNumber: number,
  outcome: 'refused',
  name: values.nameZh ?? values.name ?? [values.givenName, values.familyName].filter(Boolean).join(' '),
  username: values.username ?? values.number ?? '',
  ...{ personId: null, edition: null, changes: [], fault, about, target: null, joins: [], link: null },
});

const planRow = (ctx: PlanContext, row: ImportRow): PlannedRow => {
  const parsed = parseRow(row);
  if (row.isDisabled) return refuseRow(row, 'disabled', null);
  if (!parsed.ok) return refuseRow(row, parsed.fault, parsed.about);
  try {
    return planValues(ctx, row, parsed.values);
  } catch (error) {
    if (error instanceof RowError) return refuseRow(row, error.fault, error.about);
    throw error;
  }
};

/** Whom a sheet leaves out, to be deactivated; never anybody whom a row names, though it was refused. */
const planDeactivated = (ctx: PlanContext, planned: readonly PlannedRow[]): PlannedRow[] => {
  const named = new Set(planned.map(({ personId }) => personId));
  const refused = ctx.rows.flatMap(({ number: rowNumber, values: { externalId, number, username } }) => {
    const identity = Object.entries({ externalId, number, username }).filter(([, text]) => text !== undefined);
    const parsed = parseRow({ number: rowNumber, values: Object.fromEntries(identity) });
    const match = parsed.ok ? findAccountForRow(ctx.index, parsed.values) : { account: null };
    return 'account' in match && match.account ? [match.account.id] : [];
  });
  for (const id of refused) named.add(id);
  return ctx.deactivated
    .filter(
      ({ id, hasLeft, permissions }) => !named.has(id) && !hasLeft && canManagePerson(ctx.permissions, permissions),
    )
    .map(({ id, edition, name, nameZh, username }) => ({
      rowNumber: null,
      outcome: 'deactivated',
      ...{ name: nameZh ?? name, username, personId: id, edition },
      ...{ changes: [], fault: null, about: null, target: null, joins: [], link: null },
    }));
};

/** A new class needs a teacher among the rows: the others that name it are left out. */
const refuseUntaught = (ctx: PlanContext, planned: readonly PlannedRow[]): PlannedRow[] => {
  const taughtClasses = new Set(
    planned.flatMap(({ joins }) => joins.filter(({ part }) => part === 'teacher').map(({ newClass }) => newClass)),
  );
  return planned.map((row, index) => {
    const untaught = row.joins.find(({ newClass }) => newClass !== undefined && !taughtClasses.has(newClass))?.newClass;
    const source = ctx.rows[index];
    if (untaught === undefined || !source) return row;
    return refuseRow(source, 'classUntaught', ctx.classFinder.newClasses[untaught]?.name ?? null);
  });
};

/** The new classes that rows still join, and the rows with their places among these. */
const dropUnused = (rows: readonly PlannedRow[], finder: ClassFinder): ImportPlan => {
  const used = new Set(rows.flatMap(({ joins }) => joins.flatMap(({ newClass }) => newClass ?? [])));
  const places = [...used].sort((a, b) => a - b);
  const move = (join: PlannedJoin): PlannedJoin =>
    join.newClass === undefined ? join : { ...join, newClass: places.indexOf(join.newClass) };
  return {
    rows: rows.map((row) => ({ ...row, joins: row.joins.map(move) })),
    newClasses: places.flatMap((place) => finder.newClasses[place] ?? []),
  };
};

/** What a sheet of people would do, row by row: the same sheet a second time changes nothing. */
export const planPeople = (input: PlanInput): ImportPlan => {
  const index = indexAccounts([...input.accounts, ...input.deactivated]);
  const classFinder = createClassFinder(input.classes, input.makesClasses);
  const ctx = { ...input, index, classFinder, seen: new Map<string, number>() };
  const planned = refuseUntaught(
    ctx,
    input.rows.map((row) => planRow(ctx, row)),
  );
  const deactivated = input.deactivated.length === 0 ? [] : planDeactivated(ctx, planned);
  return dropUnused([...planned, ...deactivated], classFinder);
};
