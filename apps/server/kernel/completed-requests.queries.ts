import { statement, type Tx } from '@inkstone/db';

/** The stored answer of a write, and what it answered. */
export interface CompletedRequest {
  path: string;
  answer: unknown;
  /** MAC of the input; null for requests stored before it was. */
  content_mac: Buffer | null;
}

const select = statement<CompletedRequest>(
  'request_done_find',
  'select path, answer, content_mac from request_done where person_id = $1 and request_id = $2',
);
const insert = statement<Record<string, never>>(
  'request_done_insert',
  'insert into request_done (person_id, request_id, path, answer, at, content_mac) values ($1, $2, $3, $4, $5, $6)',
);
const sweep = statement<Record<string, never>>('request_done_sweep', 'delete from request_done where at < $1');

/** The stored answer of a write with this idempotency key, if there is one. */
export const findCompletedRequest = async (tx: Tx, key: { personId: number; requestId: string }) =>
  (await select(tx, [key.personId, key.requestId]))[0];

/**
 * Stores the answer, as JSON, under its idempotency key; a concurrent transaction with the same key blocks here and then fails.
 */
export const insertCompletedRequest = async (
  tx: Tx,
  row: { personId: number; requestId: string; path: string; json: string; at: Date; contentMac: Buffer },
): Promise<void> => {
  const { personId, requestId, path, json, at, contentMac } = row;
  await insert(tx, [personId, requestId, path, json, at, contentMac]);
};

/** Deletes stored answers older than an instant. */
export const removeCompletedRequests = async (tx: Tx, before: Date): Promise<void> => {
  await sweep(tx, [before]);
};
