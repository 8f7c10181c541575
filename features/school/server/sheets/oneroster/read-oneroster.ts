import { toVisibleText, foldCase } from '@inkstone/base';
import { maxRows, SheetError, type ZipEntries } from '@inkstone/files/sheets';
import type { ClassReference, ImportRow } from '../../../import/people/fields.ts';
import { readRecords, type NumberedRecord, type OneRosterRecord } from './read-records.ts';

/**
 * Roles of OneRoster 1.1 and 1.2 as the words of a sheet, and those that the product's own export adds to them; people of
 * other roles are staff.
 */
const roleWords: Readonly<Record<string, string>> = {
  student: 'student',
  teacher: 'teacher',
  aide: 'guide',
  counselor: 'guide',
  proctor: 'guide',
  guardian: 'guardian',
  parent: 'guardian',
  relative: 'guardian',
  'ext:recruitment': 'recruitment',
  'ext:recruitment-supervisor': 'recruitment-supervisor',
};

const toRoleWord = (role: string): string => roleWords[foldCase(role)] ?? 'staff';

const groupBy = <Item>(items: readonly Item[], keyFor: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyFor(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Whether a line holds on a day: its last day has not passed. Days are ISO dates. */
const isCurrent = ({ record }: NumberedRecord, today: string): boolean =>
  !record['enddate'] || record['enddate'].slice(0, 10) >= today;

/** Roles by person: in version 1.1 a column of the person, in 1.2 a file of its own. */
const readRoles = (users: readonly NumberedRecord[], roles: readonly NumberedRecord[] | null, today: string) => {
  const lines = groupBy(
    (roles ?? []).filter((role) => isCurrent(role, today)),
    ({ record }) => record['usersourcedid'] ?? '',
  );
  return new Map(
    users.map(({ record }) => {
      const id = record['sourcedid'] ?? '';
      const names = [record['role'], ...(lines.get(id) ?? []).map((line) => line.record['role'])];
      return [id, [...new Set(names.flatMap((name) => (name ? [toRoleWord(name)] : [])))]];
    }),
  );
};

/** Names of classes by id: a code is added where several have one title. */
const readClassNames = (classes: readonly NumberedRecord[]): Map<string, string> => {
  const readTitle = ({ record }: NumberedRecord): string => toVisibleText(record['title'] ?? '');
  const titles = groupBy(classes, readTitle);
  return new Map(
    classes.map((line) => {
      const { sourcedid = '', classcode } = line.record;
      const title = readTitle(line);
      const isShared = (titles.get(title)?.length ?? 0) > 1;
      return [sourcedid, isShared || title === '' ? `${title} (${classcode || sourcedid})`.trim() : title];
    }),
  );
};

const classParts: Readonly<Record<string, NonNullable<ClassReference['part']>>> = {
  student: 'student',
  teacher: 'teacher',
  aide: 'teacher',
  proctor: 'teacher',
};

/** Names of classes by id, in Chinese too where this product's own export gives them. */
interface ClassNames {
  names: ReadonlyMap<string, string>;
  namesZh: ReadonlyMap<string, string>;
}

const readNamesZh = (classes: readonly NumberedRecord[]): Map<string, string> =>
  new Map(
    classes.flatMap(({ record }) => {
      const nameZh = toVisibleText(record['metadata.titlezh'] ?? '');
      return nameZh === '' ? [] : [[record['sourcedid'] ?? '', nameZh]];
    }),
  );

const toReference = ({ record }: NumberedRecord, { names, namesZh }: ClassNames): ClassReference[] => {
  const externalId = record['classsourcedid'] ?? '';
  const part = classParts[foldCase(record['role'] ?? '')];
  const name = names.get(externalId);
  const isPrimary = part === 'teacher' && foldCase(record['primary'] ?? '') === 'true';
  const nameZh = namesZh.get(externalId);
  if (name === undefined || part === undefined) return [];
  return [{ name, externalId, part, ...(nameZh && { nameZh }), ...(isPrimary && { isPrimary }) }];
};

const toValues = (record: OneRosterRecord, roles: readonly string[]): ImportRow['values'] => {
  const values: Readonly<Record<string, string | undefined>> = {
    externalId: record['sourcedid'],
    number: record['identifier'],
    username: record['username'],
    givenName: record['preferredgivenname'] || record['givenname'],
    familyName: record['preferredfamilyname'] || record['familyname'],
    mail: record['email'],
    // The names as this product's own exports carry them, whole and in both languages.
    name: record['metadata.name'],
    nameZh: record['metadata.namezh'],
    roles: roles.join(', '),
  };
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text));
};

/**
 * The people of a OneRoster package with the classes they are enrolled in.
 *
 * Source: 1EdTech OneRoster 1.1 and 1.2, CSV tables (bulk exchange).
 */
export const readOneRoster = async (bytes: Buffer, entries: ZipEntries, today: string): Promise<ImportRow[]> => {
  const read = (name: string) => readRecords(bytes, entries, name);
  const users = (await read('users.csv')) ?? [];
  if (users.length === 0) throw new SheetError('sheet.empty');
  if (users.length > maxRows) throw new SheetError('sheet.tooManyRows');
  const roles = readRoles(users, await read('roles.csv'), today);
  const classes = (await read('classes.csv')) ?? [];
  const classNames = { names: readClassNames(classes), namesZh: readNamesZh(classes) };
  const enrollments = ((await read('enrollments.csv')) ?? []).filter((line) => isCurrent(line, today));
  const byUser = groupBy(enrollments, ({ record }) => record['usersourcedid'] ?? '');
  return users.map(({ number, record }) => {
    const id = record['sourcedid'] ?? '';
    return {
      number,
      values: toValues(record, roles.get(id) ?? []),
      classes: (byUser.get(id) ?? []).flatMap((line) => toReference(line, classNames)),
      isDisabled: ['false', '0'].includes(foldCase(record['enableduser'] ?? '')),
    };
  });
};
