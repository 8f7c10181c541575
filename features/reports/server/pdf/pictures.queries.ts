import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';

/** Where some pictures are stored, with their sizes in bytes. */
export const listPictureKeys = async (
  db: Handle,
  ids: readonly number[],
): Promise<{ id: number; key: string; bytes: number }[]> => {
  if (ids.length === 0) return [];
  return db.rows<{ id: number; key: string; bytes: number }>(
    sql`select id, key, size_bytes as bytes from stored_file where id = any(${sql.param([...ids])}::bigint[])`,
  );
};
