import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Handle } from './handle.ts';

const dialect = new PgDialect();

/** The property of a column in TypeScript: `title_zh` is `titleZh`. */
export const columnProperty = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_match, first: string) => first.toUpperCase());

// The names of columns and aliases in the code's own SQL: a bounded set.
const properties = new Map<string, string>();

const findProperty = (column: string): string => {
  const known = properties.get(column);
  if (known !== undefined) return known;
  const property = columnProperty(column);
  properties.set(column, property);
  return property;
};

const toObjects = <Row extends object>({ fields, rows }: pg.QueryArrayResult<unknown[]>): Row[] => {
  const names = fields.map(({ name }) => findProperty(name));
  // Copies share one shape, which is faster than adding the properties to each row.
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  return rows.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    return row as Row;
  });
};

const send = ({ $client }: Handle, query: pg.QueryConfig): Promise<pg.QueryArrayResult<unknown[]>> =>
  $client.query<unknown[]>({ ...query, rowMode: 'array' });

const toConfig = (query: SQL): pg.QueryConfig => {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, values: params };
};

/** The rows of a raw query, with properties in camelCase; instants are `Date`, ids and counts numbers. */
export const queryRows = async <Row extends object>(db: Handle, query: SQL): Promise<Row[]> =>
  toObjects(await send(db, toConfig(query)));

/** The first row of a raw query; undefined where it has none. */
export const queryRow = async <Row extends object>(db: Handle, query: SQL): Promise<Row | undefined> => {
  const [row] = await queryRows<Row>(db, query);
  return row;
};

/** Executes a raw query whose rows are not read; returns how many rows it wrote or found. */
export const executeQuery = async (db: Handle, query: SQL): Promise<number> => {
  const { rowCount } = await send(db, toConfig(query));
  return rowCount ?? 0;
};

/** A named prepared statement for hot paths, planned once per connection; values by position, rows as of `queryRows`. */
export const preparedQuery =
  <Row extends object>(name: string, text: string) =>
  async (db: Handle, values: readonly unknown[]): Promise<Row[]> =>
    toObjects(await send(db, { name, text, values: [...values] }));
