import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { openSchool } from '@inkstone/testing';
import { findCompletedRequest, insertCompletedRequest } from './kernel/completed-requests.queries.ts';
import { sweepJob } from './sweep-job.ts';

test('the nightly sweep removes unused files and old idempotency keys, and keeps what is used', async () => {
  const school = await openSchool();
  const { storage } = school.services();
  const person = await school.person();
  const requestId = '7b1d3a52-8a1e-4f62-9d2e-0c5a4a3b2c1d';
  const at = school.clock.now();
  await school.tx((tx) =>
    insertCompletedRequest(tx, {
      personId: person.id,
      requestId,
      path: 'click',
      json: '{}',
      contentMac: Buffer.alloc(0),
      completedAt: at,
    }),
  );
  const stored = await storage.save(Readable.from([Buffer.from('a,b\n1,2\n')]), { maxBytes: 1000 });
  if (!stored.ok) throw new Error(stored.code);

  const run = async (now: Date) => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const services = { storage } as never;
    const work = { payload: {}, id: 'x', attempt: 1, now, db: school.db, log, services };
    await sweepJob.run({ ...work, signal: AbortSignal.timeout(60_000), enqueue: async () => undefined });
  };
  await run(at);
  expect(await storage.exists(stored.value.key)).toBe(true);
  await run(new Date(Date.now() + 8 * 86_400_000));
  expect(await storage.exists(stored.value.key)).toBe(false);
  const key = { personId: person.id, requestId };
  expect(await school.tx((tx) => findCompletedRequest(tx, key))).toBeUndefined();
  await school.close();
});
