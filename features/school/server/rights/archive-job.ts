import { Readable } from 'node:stream';
import * as z from 'zod';
import { insertFile, updateFilesUnused } from '@inkstone/bank/server';
import { daysAsMs, localizedName } from '@inkstone/base';
import { streamZip, type Storage, type StoredFile } from '@inkstone/files';
import { defineJob, type JobContext } from '@inkstone/jobs';
import { findAnyAccount } from '@inkstone/session/server';
import { archiveDays } from '../../rules.ts';
import { expireArchives, findArchive, finishArchive, onSnapshot } from './archives.queries.ts';
import { listArchiveEntries, planArchive, type ArchivePlan } from './person-archive-entries.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    storage: Storage;
  }
}

const payload = z.object({ archiveId: z.int() });
type ArchiveWork = JobContext<z.output<typeof payload>>;

const maxArchiveBytes = 500 * 1024 ** 3;

/** Packs what is stored of a person, from one snapshot. */
const packArchive = async (
  { db, now, services: { storage, transaction } }: ArchiveWork,
  personId: number,
): Promise<{ stored: StoredFile; plan: ArchivePlan; username: string }> => {
  const school = await transaction(async ({ services }) => services.school);
  return onSnapshot(db, async (tx) => {
    const account = await findAnyAccount(tx, personId);
    if (!account) throw new Error('The person of the archive is not there.');
    const { name, nameZh, language, username } = account;
    const plan = await planArchive(tx, personId);
    const source = {
      ...{ tx, storage, now },
      school: { name: localizedName(language, school.name, school.nameZh), timeZone: school.timeZone },
      subject: { personId, name, nameZh, language },
    };
    const bytes = Readable.from(streamZip(listArchiveEntries(source, plan)), { objectMode: false });
    const saved = await storage.save(bytes, { maxBytes: maxArchiveBytes, accept: ['zip'] });
    if (!saved.ok) throw new Error(`The archive was not stored: ${saved.code}.`);
    return { stored: saved.value, plan, username };
  });
};

const makeArchive = async (work: ArchiveWork, personId: number): Promise<void> => {
  const { payload: params, now, services } = work;
  const { stored, plan, username } = await packArchive(work, personId);
  const { key, mime, size: sizeBytes, sha256 } = stored;
  await services.transaction(async ({ tx }) => {
    const fileId = await insertFile(tx, {
      ...{ key, mime, sizeBytes, sha256, name: `${username}.zip`, ownerId: null, createdAt: now },
      usedBy: 'person_archive',
    });
    const expiresAt = new Date(now.getTime() + daysAsMs(archiveDays));
    const result = {
      id: params.archiveId,
      state: 'ready' as const,
      endedAt: now,
      fileId,
      expiresAt,
      counts: plan.counts,
    };
    if (!(await finishArchive(tx, result))) await updateFilesUnused(tx, [fileId]);
  });
};

/** Packs all data of one person into one file, however much it is. */
export const personArchiveJob = defineJob({
  name: 'school.archivePerson',
  payload,
  retries: 3,
  retrySeconds: 10,
  expireSeconds: 4 * 3600,
  concurrency: 1,
  async run(work) {
    const { db, payload: params } = work;
    const archive = await findArchive(db, params.archiveId);
    if (archive?.state === 'waiting') await makeArchive(work, archive.personId);
  },
  async onGivenUp({ payload: params, now, services }) {
    await services.transaction(async ({ tx }) => {
      await finishArchive(tx, { id: params.archiveId, state: 'failed', endedAt: now });
    });
  },
});

/** Hourly: archives that can be fetched no longer lose their files. */
export const expireArchivesJob = defineJob({
  name: 'school.expireArchives',
  payload: z.object({}),
  cron: '17 * * * *',
  async run({ now, services }) {
    await services.transaction(async ({ tx }) => updateFilesUnused(tx, await expireArchives(tx, now)));
  },
});
