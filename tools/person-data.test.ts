import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { columnProperty } from '@inkstone/db';
import { personTableMessages } from '@inkstone/school/messages';
import { personDataRules } from '@inkstone/school/server';

interface Column {
  table: string;
  column: string;
  /** The table that it refers to; null for none. */
  target: string | null;
}

let columns: Column[];

beforeAll(async () => {
  const client = new pg.Client({ connectionString: inject('templateUrl') });
  await client.connect();
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column,
           (select k.confrelid::regclass::text from pg_constraint k
             where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as target
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  columns = rows;
  await client.end();
});

/** Names of columns that hold a person also where no foreign key says so. */
const personName = /^(person|student|teacher|owner|actor|author|marker|recruiter|leader|manager)_id$|_by$|^by_id$/;

/** Columns whose name only looks like a person. */
const otherColumns = ['attempt.ended_by', 'session.ended_by', 'stored_file.used_by'];

const namesPerson = ({ table, column, target }: Column): boolean =>
  (target === 'person' || personName.test(column)) && !otherColumns.includes(`${table}.${column}`);

const listKnown = (table: string): string[] => {
  const rule = personDataRules[table];
  return [...(rule?.owner ? [rule.owner.column] : []), ...Object.keys(rule?.mentions ?? {})];
};

test('every column that names a person has a rule for archives and erasing', () => {
  const missing = columns
    .filter(namesPerson)
    .filter(({ table, column }) => !listKnown(table).includes(column))
    .map(({ table, column }) => `${table}.${column}`);

  expect(missing).toEqual([]);
});

test('every table that hangs on rows of a person has a rule', () => {
  const owned = Object.entries(personDataRules)
    .filter(([, { owner }]) => owner !== null)
    .map(([table]) => table);
  const missing = columns
    .filter(
      ({ target, column }) => (target !== null && owned.includes(target)) || /^(attempt|recipient)_id$/.test(column),
    )
    .filter(({ table }) => personDataRules[table] === undefined)
    .map(({ table, column }) => `${table}.${column}`);

  expect(missing).toEqual([]);
});

test('rules speak of tables and columns that are there', () => {
  const unknown = Object.entries(personDataRules).flatMap(([table, rule]) => {
    const own = columns.filter((column) => column.table === table).map(({ column }) => column);
    const ways = [...(rule.owner ? [rule.owner] : []), ...(rule.about ?? [])];
    const named = [
      ...ways.map(({ column }) => column),
      ...Object.keys(rule.mentions ?? {}),
      ...(rule.withheld ?? []),
      ...(rule.files ?? []),
      ...(typeof rule.erasing === 'string' ? [] : Object.keys(rule.erasing)),
    ];
    const through = ways.flatMap((way) => (way.through === undefined ? [] : [way.through]));
    return [
      ...named.filter((column) => !own.includes(column)).map((column) => `${table}.${column}`),
      ...through.filter((target) => !personDataRules[target]?.owner).map((target) => `${table} through ${target}`),
    ];
  });

  expect(unknown).toEqual([]);
});

test('a table stands before those that its rows are found by, so that it is erased first', () => {
  const order = Object.keys(personDataRules);
  const late = Object.entries(personDataRules).flatMap(([table, { owner, about = [] }]) =>
    [...(owner ? [owner] : []), ...about]
      .filter(({ through }) => through !== undefined && order.indexOf(through) < order.indexOf(table))
      .map(({ through }) => `${table} after ${through}`),
  );

  expect(late).toEqual([]);
});

test('every table of an archive has a title', () => {
  const owned = Object.entries(personDataRules).flatMap(([table, { owner }]) =>
    owner === null ? [] : [columnProperty(table)],
  );

  expect(Object.keys(personTableMessages.pairs).sort()).toEqual(owned.sort());
});

test('every table with rows of a person says what becomes of them when two accounts are merged', () => {
  const missing = Object.entries(personDataRules)
    .filter(([, { owner, merging }]) => owner && !owner.through && !owner.among && merging === undefined)
    .map(([table]) => table);
  const following = Object.entries(personDataRules).flatMap(([table, { merging }]) =>
    typeof merging === 'object' && 'follows' in merging ? [{ table, ...merging }] : [],
  );
  const unknown = following.filter(
    ({ table, follows, through }) =>
      !columns.some((column) => column.table === table && column.column === follows && column.target === through),
  );

  expect(missing).toEqual([]);
  expect(unknown).toEqual([]);
});

test('every foreign key to a person is moved when two accounts are merged, or stays for a reason', () => {
  const isDecided = ({ table, column }: Column): boolean => {
    const rule = personDataRules[table];
    const merging = rule?.owner?.column === column ? rule.merging : rule?.mentions?.[column];
    return merging !== undefined && ('stays' in merging || 'prefers' in merging || 'follows' in merging);
  };
  const references = columns.filter(({ target }) => target === 'person');
  const undecided = references.filter((column) => !isDecided(column));

  expect(references.length).toBeGreaterThan(100);
  expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
