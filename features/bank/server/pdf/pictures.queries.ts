import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { storedFile } from '../bank.tables.ts';

type StoredFileRow = typeof storedFile.$inferSelect;
type PictureRow = Pick<StoredFileRow, 'id' | 'key'> & { bytes: StoredFileRow['sizeBytes'] };

/** Where some pictures are stored, with their sizes in bytes. */
export const listPictureKeys = async (db: Handle, ids: readonly number[]): Promise<PictureRow[]> => {
  if (ids.length === 0) return [];
  return db.rows<PictureRow>(
    sql`select id, key, size_bytes as bytes from stored_file where id = any(${sql.param([...ids])}::bigint[])`,
  );
};
