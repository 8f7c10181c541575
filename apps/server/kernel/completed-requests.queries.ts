import { statement, type Tx } from '@inkstone/db';

const select = statement<{ path: string; answer: unknown }>(
  'request_done_find',
  'select path, answer from request_done where person_id = $1 and request_id = $2',
);
const insert = statement<Record<string, never>>(
  'request_done_insert',
  'insert into request_done (person_id, request_id, path, answer, at) values ($1, $2, $3, $4, $5)',
);
const sweep = statement<Record<string, never>>('request_done_sweep', 'delete from request_done where at < $1');

/** The stored answer of a write with this idempotency key, if there is one. */
export const findCompletedRequest = async (tx: Tx, key: { personId: number; requestId: string }) =>
  (await select(tx, [key.personId, key.requestId]))[0];

/**
 * Stores the answer under its idempotency key; a concurrent transaction with the same key blocks here and then fails.
 */
export const insertCompletedRequest = async (
  tx: Tx,
  row: { personId: number; requestId: string; path: string; answer: unknown; at: Date },
): Promise<void> => {
  await insert(tx, [row.personId, row.requestId, row.path, JSON.stringify(row.answer), row.at]);
};

/** Deletes stored answers older than an instant. */
export const removeCompletedRequests = async (tx: Tx, before: Date): Promise<void> => {
  await sweep(tx, [before]);
};
