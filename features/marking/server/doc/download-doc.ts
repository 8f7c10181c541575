import { buffer } from 'node:stream/consumers';
import { findSitting, listAskedNow } from '@inkstone/assignments/server';
import { handleCall, readerZone, type PrepareContext } from '@inkstone/call/server';
import { makeApart } from '@inkstone/files/apart';
import { countUse } from '@inkstone/session/server';
import { downloadCorrectDoc as contract } from '../../contract.ts';
import { listStored } from '../marks.queries.ts';
import { findAttemptScore, findMarkable, findOwnAttempt, type MarkableRow } from '../may-mark.queries.ts';
import { isReportOpen } from '../report-open.ts';
import { readFacts } from './read-facts.ts';

type Asked = PrepareContext<typeof contract>;

/** The module of the thread that makes a document. */
export const docThread = new URL('./doc.thread.ts', import.meta.url);

// What is larger stands in the document by its name and its notes.
const mostBytes = 80 * 1024 * 1024;

/** Documents of one person, counted in the database so that every process sees them. */
const ofDocuments = (personId: number) => ({ key: `document ${personId}`, most: 60, windowSeconds: 600 });

const canBeDrawn = /^(application\/pdf|image\/(png|jpeg))$/;

/** Whether a test that the student is sitting asks a question of the work again: its report is shut meanwhile. */
const isAskedNow = async ({ db, me, now }: Asked, { assignment_id: assignmentId }: MarkableRow): Promise<boolean> =>
  (await listAskedNow(db, { studentId: me.id, assignmentIds: [assignmentId], now })).size > 0;

/** The attempt as a marker may always read it, or as its student may once the report is open. */
const findReadable = async (it: Asked, attemptId: number) => {
  const { db, me } = it;
  const key = { attemptId, personId: me.id };
  const marked = await findMarkable(db, key);
  if (marked) return { row: marked, isReleasedOnly: false };
  const own = await findOwnAttempt(db, key);
  if (!own) return undefined;
  const sitting = await findSitting(db, { assignmentId: own.assignment_id, studentId: me.id });
  const { needsMarking } = await findAttemptScore(db, attemptId);
  const isOpen = sitting && (await isReportOpen(db, it, { ...sitting, needsMarking }));
  return isOpen && !(await isAskedNow(it, own)) ? { row: own, isReleasedOnly: true } : undefined;
};

/** The bytes of the files that are drawn, until they are too many together. */
const readFiles = async ({ db, storage }: Asked, files: readonly { fileId: number; mime: string }[]) => {
  const wanted = files.filter(({ mime }) => canBeDrawn.test(mime)).map(({ fileId }) => fileId);
  const stored = new Map((await listStored(db, wanted)).map((file) => [file.id, file]));
  let room = mostBytes;
  const read: { fileId: number; bytes: Uint8Array }[] = [];
  for (const fileId of wanted) {
    const file = stored.get(fileId);
    if (!file || file.size_bytes > room) continue;
    room -= file.size_bytes;
    // A copy of its own, so that the memory can be handed to the thread.
    read.push({ fileId, bytes: new Uint8Array(await buffer(await storage.open(file.key))) });
  }
  return read;
};

const findFacts = async (it: Asked) => {
  const { db, input, language, notFound } = it;
  const [attemptId = 0, questId = 0] = input.answerId.split('-').map(Number);
  const found = await findReadable(it, attemptId);
  if (!found) return notFound();
  const { row, isReleasedOnly } = found;
  const facts = await readFacts(db, row, { questId, language, zone: readerZone(it), isReleasedOnly });
  return facts ?? notFound();
};

/** One answer with its mark as a PDF. */
export const downloadDoc = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(it) {
    const { db, me, now, refuse } = it;
    await countUse(db, now, ofDocuments(me.id));
    const facts = await findFacts(it);
    const made = await makeApart(docThread, async () => ({ facts, files: await readFiles(it, facts.files) }));
    if (made === 'busy') return refuse('doc.busy');
    return made === 'tooHeavy' ? refuse('doc.tooHeavy') : made;
  },
  async decide({ input, prepared }) {
    return {
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(prepared.length),
        'content-disposition': `attachment; filename="marked-${input.answerId}.pdf"`,
        'cache-control': 'private, no-store',
      },
      body: Buffer.from(prepared.buffer, prepared.byteOffset, prepared.length),
    };
  },
});
