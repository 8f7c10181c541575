import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';

/** One drawing with the PDF that came of it. */
export type DrawingRow = {
  id: number;
  state: 'waiting' | 'ready' | 'failed' | 'cancelled';
  drawn_file_id: number | null;
};

/** A drawing that this person asked for. */
export const findDrawing = async (
  db: Handle,
  key: { id: number; askedBy: number },
): Promise<DrawingRow | undefined> => {
  const { rows } = await db.execute<DrawingRow>(sql`
    select d.id, d.state, e.drawn_file_id from book_drawing d join book_edition e on e.id = d.edition_id
     where d.id = ${key.id} and d.asked_by = ${key.askedBy}`);
  return rows[0];
};

/** Takes back a drawing that is waited for. */
export const updateCancelled = async (tx: Tx, key: { id: number; askedBy: number; at: Date }): Promise<void> => {
  await tx.execute(sql`
    update book_drawing set state = 'cancelled', ended_at = ${key.at}
     where id = ${key.id} and asked_by = ${key.askedBy} and state = 'waiting'`);
};
