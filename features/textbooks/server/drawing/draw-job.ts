import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { insertFile, updateFilesUnused } from '@inkstone/bank/server';
import type { Storage } from '@inkstone/files';
import { makeApart } from '@inkstone/files/apart';
import { defineJob, type Work } from '@inkstone/jobs';
import { listMarks } from '../marks/list-marks.ts';
import {
  getDrawnEdition,
  isWaitedFor,
  lockDrawnEdition,
  updateDrawn,
  updateEnded,
  type DrawnEdition,
} from './drawing.queries.ts';
import type { DrawFacts } from './draw-book.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    storage: Storage;
  }
}

const thread = new URL('./draw.thread.ts', import.meta.url);
const payload = z.object({ editionId: z.int() });
type Drawing = Work<z.output<typeof payload>>;

const tries = 3;
const mostBytes = 200 * 1024 * 1024;

/** The bytes of a PDF with its marks; null where it cannot be drawn, however often it is tried. */
const drawn = async ({ db, services }: Drawing, edition: DrawnEdition): Promise<Uint8Array | null> => {
  const made = await makeApart(thread, async () => {
    const facts: DrawFacts = { name: edition.name_zh ?? edition.name, marks: await listMarks(db, edition.id) };
    const bytes = new Uint8Array(await buffer(await services.storage.open(edition.key)));
    return { facts, files: [{ fileId: edition.file_id, bytes }] };
  });
  if (made === 'busy') throw new Error('Too many documents are being made; this one comes later.');
  return made === 'tooHeavy' || made.byteLength === 0 ? null : made;
};

const fail = async ({ services, now }: Drawing, editionId: number): Promise<void> => {
  await services.transaction(async ({ tx }) => {
    const { marks_version: version } = await lockDrawnEdition(tx, editionId);
    await updateEnded(tx, { editionId, version, state: 'failed', at: now });
  });
};

const keep = async (it: Drawing, edition: DrawnEdition, bytes: Uint8Array): Promise<void> => {
  const { services, now } = it;
  const stored = await services.storage.put(Readable.from([Buffer.from(bytes)]), {
    maxBytes: mostBytes,
    accept: ['pdf'],
  });
  if (!stored.ok) return fail(it, edition.id);
  const { key, mime, size: sizeBytes, sha256 } = stored.value;
  const { id: editionId, marks_version: version, owner_id: ownerId, name, name_zh: nameZh } = edition;
  await services.transaction(async ({ tx, emit }) => {
    const locked = await lockDrawnEdition(tx, editionId);
    const file = {
      key,
      name: `${name} (annotated).pdf`,
      mime,
      sizeBytes,
      sha256,
      ownerId,
      createdAt: now,
      usedBy: 'book',
    };
    const fileId = await insertFile(tx, file);
    await updateDrawn(tx, { editionId, fileId, version });
    if (locked.drawn_file_id !== null) await updateFilesUnused(tx, [locked.drawn_file_id]);
    const personIds = await updateEnded(tx, { editionId, version, state: 'ready', at: now });
    if (personIds.length > 0) await emit('book.drawn', { editionId, name, nameZh, personIds });
  });
};

/** Draws the marks of an annotated edition into its PDF, in a process of its own, and tells who waits for it. */
export const drawJob = defineJob({
  name: 'textbooks.draw',
  payload,
  retries: tries,
  retrySeconds: 10,
  expireSeconds: 600,
  concurrency: 1,
  async run(it) {
    const { db, payload: asked, attempt } = it;
    const { editionId } = asked;
    if (!(await isWaitedFor(db, editionId))) return;
    // Marks made while it is drawn are drawn by the next job: the version was read before them.
    const edition = await getDrawnEdition(db, editionId);
    try {
      const bytes = await drawn(it, edition);
      await (bytes ? keep(it, edition, bytes) : fail(it, editionId));
    } catch (error) {
      if (attempt > tries) await fail(it, editionId);
      throw error;
    }
  },
});
