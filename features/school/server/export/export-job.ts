import { Readable } from 'node:stream';
import * as z from 'zod';
import { insertFile, updateFilesUnused } from '@inkstone/bank/server';
import { dayIn, daysAsMs } from '@inkstone/base';
import { streamZip, type StoredFile } from '@inkstone/files';
import { defineJob, type JobContext } from '@inkstone/jobs';
import { findAnyAccount } from '@inkstone/session/server';
import { archiveDays, maxKeptExports } from '../../rules.ts';
import { onSnapshot } from '../rights/archives.queries.ts';
import { countExport, listExportEntries } from './export-entries.ts';
import type { ExportCounts } from './export.tables.ts';
import { readExportedSettings } from './read-exported-settings.ts';
import { expireExports, expireOlderExports, findExport, finishExport } from './exports.queries.ts';

const payload = z.object({ exportId: z.int() });
type ExportWork = JobContext<z.output<typeof payload>>;

const maxExportBytes = 5000 * 1024 ** 3;

/** Packs the school, from one snapshot, in the language of who asked for it. */
const packSchool = async (
  { db, now, services: { storage, transaction } }: ExportWork,
  requestedBy: number,
): Promise<{ stored: StoredFile; counts: ExportCounts; day: string }> => {
  const { school, settings } = await transaction(async ({ tx, services }) => ({
    school: services.school,
    settings: await readExportedSettings(tx, services),
  }));
  return onSnapshot(db, async (tx) => {
    const account = await findAnyAccount(tx, requestedBy);
    if (!account) throw new Error('The person who asked for the export is not there.');
    const counts = await countExport(tx);
    const source = { tx, storage, now, school, settings, language: account.language };
    const bytes = Readable.from(streamZip(listExportEntries(source, counts)), { objectMode: false });
    const saved = await storage.save(bytes, { maxBytes: maxExportBytes, accept: ['zip'] });
    if (!saved.ok) throw new Error(`The export was not stored: ${saved.code}.`);
    return { stored: saved.value, counts, day: dayIn(now, school.timeZone) };
  });
};

const makeExport = async (work: ExportWork, requestedBy: number): Promise<void> => {
  const { payload: params, now, services } = work;
  const { stored, counts, day } = await packSchool(work, requestedBy);
  const { key, mime, size: sizeBytes, sha256 } = stored;
  await services.transaction(async ({ tx }) => {
    const fileId = await insertFile(tx, {
      ...{ key, mime, sizeBytes, sha256, name: `school-${day}.zip`, ownerId: null, createdAt: now },
      usedBy: 'school_export',
    });
    const expiresAt = new Date(now.getTime() + daysAsMs(archiveDays));
    const result = { id: params.exportId, state: 'ready' as const, endedAt: now, fileId, expiresAt, counts };
    const isKept = await finishExport(tx, result);
    await updateFilesUnused(tx, isKept ? await expireOlderExports(tx, maxKeptExports) : [fileId]);
  });
};

/** Packs everything of the school into one file, however much it is. */
export const schoolExportJob = defineJob({
  name: 'school.export',
  payload,
  retries: 3,
  retrySeconds: 10,
  expireSeconds: 12 * 3600,
  concurrency: 1,
  async run(work) {
    const { db, payload: params } = work;
    const exportRow = await findExport(db, params.exportId);
    if (exportRow?.state === 'waiting') await makeExport(work, exportRow.requestedBy);
  },
  async onGivenUp({ payload: params, now, services }) {
    await services.transaction(async ({ tx }) => {
      await finishExport(tx, { id: params.exportId, state: 'failed', endedAt: now });
    });
  },
});

/** Hourly: exports that can be fetched no longer lose their files. */
export const expireExportsJob = defineJob({
  name: 'school.expireExports',
  payload: z.object({}),
  cron: '27 * * * *',
  async run({ now, services }) {
    await services.transaction(async ({ tx }) => updateFilesUnused(tx, await expireExports(tx, now)));
  },
});
