import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import pg from 'pg';

/** One table of a backup; its rows are in `tables/<name>.jsonl`, each a list of its columns as text. */
export interface Table {
  /** The qualified name, quoted for SQL. */
  name: string;
  columns: { name: string; type: string }[];
  rows: number;
}

/** A backup does not fit, or the target is not empty; the message says what to do. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

const tableFile = (folder: string, table: { name: string }): string =>
  path.join(folder, 'tables', `${table.name.replaceAll('"', '')}.jsonl`);

/** Line readers also break at Unicode's line separators, which JSON may contain unescaped. */
const toJsonLine = (json: string): string => json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Writes the rows of a table to its file, inside the open transaction; returns their number. */
export const copyTable = async (client: pg.Client, folder: string, table: Omit<Table, 'rows'>): Promise<number> => {
  const texts = table.columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ');
  await client.query(
    `declare page no scroll cursor for select json_build_array(${texts})::text as line from ${table.name}`,
  );
  const out = createWriteStream(tableFile(folder, table));
  let rows = 0;
  for (;;) {
    const page = await client.query<{ line: string }>('fetch 500 from page');
    if (page.rows.length === 0) break;
    rows += page.rows.length;
    const wrote = out.write(page.rows.map((row) => `${toJsonLine(row.line)}\n`).join(''));
    if (!wrote) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  await client.query('close page');
  return rows;
};

/**
 * Inserts the rows of a table's file, as far as its columns still exist (`targetColumns`). Throws `RestoreError` where
 * the number of rows differs from the manifest.
 */
export const fillTable = async (
  client: pg.Client,
  folder: string,
  { table, here: targetColumns }: { table: Table; here: Table['columns'] },
): Promise<void> => {
  const knownColumns = table.columns
    .map((column, index) => ({ ...column, index }))
    .filter((column) => targetColumns.some((targetColumn) => targetColumn.name === column.name));
  const columns = knownColumns.map((column) => pg.escapeIdentifier(column.name)).join(', ');
  const values = knownColumns.map((column) => `(row ->> ${column.index})::${column.type}`).join(', ');
  const insert = `insert into ${table.name} (${columns}) overriding system value
    select ${values} from json_array_elements($1::json) as page (row)`;
  let page: string[] = [];
  let rows = 0;
  const flush = async (): Promise<void> => {
    if (page.length > 0) await client.query(insert, [`[${page.join(',')}]`]);
    rows += page.length;
    page = [];
  };
  for await (const line of createInterface({
    input: createReadStream(tableFile(folder, table)),
    crlfDelay: Infinity,
  })) {
    page.push(line);
    if (page.length === 200) await flush();
  }
  await flush();
  if (rows !== table.rows) {
    throw new RestoreError(`The copy is damaged: ${table.name} has ${rows} rows instead of ${table.rows}.`);
  }
};
