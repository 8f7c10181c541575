import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './handle.ts';
import type { ComputedColumns } from './rows.ts';

const batchSize = 500;

/**
 * The rows of a query in batches, by a cursor of the transaction: no more than one batch is in memory. One such reading
 * ends before the next begins.
 */
export async function* readInBatches<Row extends object>(
  tx: Tx,
  query: SQL,
  computed?: ComputedColumns<Row>,
): AsyncGenerator<Row[]> {
  await tx.run(sql`declare batches no scroll cursor for ${query}`);
  try {
    for (;;) {
      const rows = await tx.rows<Row>(sql`fetch ${sql.raw(String(batchSize))} from batches`, computed);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) return;
    }
  } finally {
    await tx.run(sql`close batches`);
  }
}
