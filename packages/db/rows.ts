import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type * as z from 'zod';

/**
 * The schemas of a query's computed columns: counts, conditions, aggregates. Each is checked in each row; the columns of
 * tables have no schema, since `tools/tables.test.ts` compares the declared tables with the database.
 */
export type ComputedColumns<Row> = { readonly [Name in keyof Row]?: z.ZodType<Row[Name]> };

/** The computed columns of a row, from their schemas: `Pick<CourseRow, 'id'> & Computed<typeof counts>`. */
export type Computed<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
};

/** Raw queries, with properties in camelCase; instants are `Date`, ids and counts numbers. */
export interface RawQueries {
  /** The rows of a query. */
  rows<Row extends object>(query: SQL, computed?: ComputedColumns<Row>): Promise<Row[]>;
  /** The first row of a query; undefined where it has none. */
  row<Row extends object>(query: SQL, computed?: ComputedColumns<Row>): Promise<Row | undefined>;
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

/** The value of a computed column by its schema; the error names the column, never the value. */
const parseComputed = (name: string, schema: z.ZodType, value: unknown): unknown => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(`The computed column ${name}: ${parsed.error.issues.map(({ message }) => message).join('; ')}`);
};

const toObjects = <Row extends object>(
  { fields, rows }: pg.QueryArrayResult<unknown[]>,
  computed: ComputedColumns<Row> = {},
): Row[] => {
  const names = fields.map(({ name }) => findProperty(name));
  const schemas = Object.entries<z.ZodType | undefined>(computed).flatMap(([name, schema]) =>
    schema ? [{ name, schema }] : [],
  );
  const missing = schemas.find(({ name }) => !names.includes(name));
  if (missing) throw new Error(`The query has no column ${missing.name}.`);
  // Copies share one shape, which is faster than adding the properties to each row.
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  return rows.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
    for (const { name, schema } of schemas) row[name] = parseComputed(name, schema, row[name]);
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
  const rows = async <Row extends object>(query: SQL, computed?: ComputedColumns<Row>): Promise<Row[]> =>
    toObjects<Row>(await sendSql(query), computed);
  return {
    rows,
    row: async <Row extends object>(query: SQL, computed?: ComputedColumns<Row>) =>
      (await rows<Row>(query, computed))[0],
    run: async (query) => (await sendSql(query)).rowCount ?? 0,
  };
};

/** A named prepared statement for hot paths, planned once per connection; values by position, rows as of `rows`. */
export const preparedQuery =
  <Row extends object>(name: string, text: string, computed?: ComputedColumns<Row>) =>
  async (handle: { $client: Client }, values: readonly unknown[]): Promise<Row[]> =>
    toObjects(await send(handle.$client, { name, text, values: [...values] }), computed);
