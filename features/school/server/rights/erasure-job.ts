import * as z from 'zod';
import type { Storage } from '@inkstone/files';
import { defineJob } from '@inkstone/jobs';
import { lockAccount } from '@inkstone/session/server';
import { writeRecord } from '../record/write-record.ts';
import { erasePersonData } from './erase-person-data.ts';
import { finishErasure, findErasure } from './erasure.queries.ts';

/** A person who was erased, as written to the list outside of the database. */
export interface ErasedPerson {
  personId: number;
  createdAt: Date;
  erasedAt: Date;
}

declare module '@inkstone/jobs' {
  interface JobServices {
    storage: Storage;
    /** Tells of an erased person outside of the database, so that they stay erased after a restore. */
    noteErased?: (person: ErasedPerson) => Promise<void>;
  }
}

const retries = 3;

/** Erases a person in one transaction; bytes of files go after it, and by the nightly sweep where that fails. */
export const erasePersonJob = defineJob({
  name: 'school.erasePerson',
  payload: z.object({ personId: z.int() }),
  retries,
  retrySeconds: 10,
  expireSeconds: 3600,
  concurrency: 1,
  async run({ payload, attempt, now, services }) {
    const { personId } = payload;
    try {
      const erased = await services.transaction(async ({ tx }) => {
        const account = await lockAccount(tx, personId);
        const erasure = await findErasure(tx, personId);
        if (!account || erasure?.state !== 'waiting') return null;
        if (account.leftAt === null) {
          await finishErasure(tx, { personId, state: 'failed', endedAt: now });
          return null;
        }
        const { counts, keys } = await erasePersonData(tx, { personId, now });
        await finishErasure(tx, { personId, state: 'erased', endedAt: now, counts });
        const subject = { kind: 'person', id: personId } as const;
        await writeRecord(tx, { at: now, actorId: erasure.requestedBy, action: 'person.erased', subject });
        return { keys, createdAt: account.createdAt };
      });
      if (!erased) return;
      await services.noteErased?.({ personId, createdAt: erased.createdAt, erasedAt: now });
      for (const key of erased.keys) await services.storage.remove(key);
    } catch (error) {
      if (attempt > retries)
        await services.transaction(({ tx }) => finishErasure(tx, { personId, state: 'failed', endedAt: now }));
      throw error;
    }
  },
});
