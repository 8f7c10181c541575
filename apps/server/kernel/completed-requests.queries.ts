import { preparedQuery, type Tx } from '@inkstone/db';
import type { completedRequest } from './kernel.tables.ts';

/** The stored answer of a write, and what it answered. */
export type CompletedRequest = Pick<typeof completedRequest.$inferSelect, 'path' | 'response' | 'contentMac'>;

const select = preparedQuery<CompletedRequest>(
  'completed_request_find',
  'select path, response, content_mac from completed_request where person_id = $1 and request_id = $2',
);
const insert = preparedQuery<Record<string, never>>(
  'completed_request_insert',
  'insert into completed_request (person_id, request_id, path, response, completed_at, content_mac) values ($1, $2, $3, $4, $5, $6)',
);
const sweep = preparedQuery<Record<string, never>>(
  'completed_request_sweep',
  'delete from completed_request where completed_at < $1',
);

/** The stored response of a write with this idempotency key, if there is one. */
export const findCompletedRequest = async (tx: Tx, key: { personId: number; requestId: string }) =>
  (await select(tx, [key.personId, key.requestId]))[0];

/**
 * Stores the response, as JSON, under its idempotency key; a concurrent transaction with the same key blocks here and then fails.
 */
export const insertCompletedRequest = async (
  tx: Tx,
  row: { personId: number; requestId: string; path: string; json: string; completedAt: Date; contentMac: Buffer },
): Promise<void> => {
  const { personId, requestId, path, json, completedAt, contentMac } = row;
  await insert(tx, [personId, requestId, path, json, completedAt, contentMac]);
};

/** Deletes stored responses older than an instant. */
export const removeCompletedRequests = async (tx: Tx, before: Date): Promise<void> => {
  await sweep(tx, [before]);
};
