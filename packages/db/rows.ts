import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Raw queries, with properties in camelCase; instants are `Date`, ids and counts numbers. */
export interface RawQueries {
  /** The rows of a query. */
  rows<Row extends object>(query: SQL): Promise<Row[]>;
  /** The first row of a query; undefined where it has none. */
  row<Row extends object>(query: SQL): Promise<Row | undefined>;
  /** Executes a query whose rows are not read; returns how many rows it wrote or found. */
  run(query: SQL): Promise<number>;
}

/** The columns of a table that a left join adds: null where it finds no row. */
export type LeftJoined<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

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

type Client = Pick<pg.Pool | pg.PoolClient, 'query'>;

const send = (client: Client, query: pg.QueryConfig): Promise<pg.QueryArrayResult<unknown[]>> =>
  client.query<unknown[]>({ ...query, rowMode: 'array' });

/** The raw queries of a pool or connection. */
export const rawQueries = (client: Client): RawQueries => {
  const sendSql = (query: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return send(client, { text, values: params });
  };
  const rows = async <Row extends object>(query: SQL): Promise<Row[]> => toObjects<Row>(await sendSql(query));
  return {
    rows,
    row: async <Row extends object>(query: SQL) => (await rows<Row>(query))[0],
    run: async (query) => (await sendSql(query)).rowCount ?? 0,
  };
};

/** A named prepared statement for hot paths, planned once per connection; values by position, rows as of `rows`. */
export const preparedQuery =
  <Row extends object>(name: string, text: string) =>
  async (handle: { $client: Client }, values: readonly unknown[]): Promise<Row[]> =>
    toObjects(await send(handle.$client, { name, text, values: [...values] }));
