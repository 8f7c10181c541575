import { buffer } from 'node:stream/consumers';
import { findRecipientAssignment, listIdsHeldByLiveTest } from '@inkstone/assignments/server';
import { isAllowed } from '@inkstone/call';
import { handleCall, readerZone, type PrepareContext } from '@inkstone/call/server';
import { renderInProcess } from '@inkstone/files/apart';
import { teacherSide } from '@inkstone/session/contract';
import { countUse } from '@inkstone/session/server';
import { downloadMarkedAnswer as contract } from '../../contract.ts';
import { listStorageKeys } from '../marks.queries.ts';
import {
  findAttemptScore,
  findMarkableAttempt,
  findOwnAttempt,
  findReadableAttempt as findColleagueAttempt,
  type MarkableAttemptRow,
} from '../marking-access.queries.ts';
import { isReportOpen } from '../is-report-open.ts';
import { readDocContent } from './read-doc-content.ts';

type DocContext = PrepareContext<typeof contract>;

/** Module of the worker thread that creates the document. */
export const docThread = new URL('./doc.thread.ts', import.meta.url);

// Larger files are listed by name with their notes.
const maxFileBytes = 80 * 1024 * 1024;

/** Rate limit per person, counted in the database so that all processes share it. */
const documentLimit = (personId: number) => ({ key: `document ${personId}`, most: 60, windowSeconds: 600 });

const drawableMime = /^(application\/pdf|image\/(png|jpeg))$/;

/** Whether an open test of this student contains one of the assignment's questions; its report is closed meanwhile. */
const isInOpenTest = async ({ db, me, now }: DocContext, { assignmentId }: MarkableAttemptRow): Promise<boolean> =>
  (await listIdsHeldByLiveTest(db, { studentId: me.id, assignmentIds: [assignmentId], now })).size > 0;

// As for the report in which the document is linked.
const colleagueAccess = teacherSide.may('publish_homework', 'publish_test', 'publish_video', 'myStudent_student');

/** The attempt if the caller may mark it, teaches its student, or is its student and the report is open. */
const findReadableAttempt = async (ctx: DocContext, attemptId: number) => {
  const { db, me } = ctx;
  const key = { attemptId, personId: me.id };
  const marked = await findMarkableAttempt(db, key);
  if (marked) return { row: marked, isReleasedOnly: false };
  const colleagueAttempt = isAllowed(colleagueAccess, me) && (await findColleagueAttempt(db, key));
  if (colleagueAttempt) return { row: colleagueAttempt, isReleasedOnly: true };
  const own = await findOwnAttempt(db, key);
  if (!own) return undefined;
  const sitting = await findRecipientAssignment(db, { assignmentId: own.assignmentId, studentId: me.id });
  const { needsMarking } = await findAttemptScore(db, attemptId);
  const isOpen = sitting && (await isReportOpen(db, ctx, { ...sitting, needsMarking }));
  return isOpen && !(await isInOpenTest(ctx, own)) ? { row: own, isReleasedOnly: true } : undefined;
};

/** Reads the bytes of the files to draw, up to the total limit. */
const readFiles = async ({ db, storage }: DocContext, files: readonly { fileId: number; mime: string }[]) => {
  const fileIds = files.filter(({ mime }) => drawableMime.test(mime)).map(({ fileId }) => fileId);
  const stored = new Map((await listStorageKeys(db, fileIds)).map((file) => [file.id, file]));
  let room = maxFileBytes;
  const read: { fileId: number; bytes: Uint8Array }[] = [];
  for (const fileId of fileIds) {
    const file = stored.get(fileId);
    if (!file || file.sizeBytes > room) continue;
    room -= file.sizeBytes;
    // Copied, so that the memory can be transferred to the thread.
    read.push({ fileId, bytes: new Uint8Array(await buffer(await storage.open(file.key))) });
  }
  return read;
};

const loadDocContent = async (ctx: DocContext) => {
  const { db, input, language, notFound } = ctx;
  const [attemptId = 0, questionId = 0] = input.answerId.split('-').map(Number);
  const readable = await findReadableAttempt(ctx, attemptId);
  if (!readable) return notFound();
  const { row, isReleasedOnly } = readable;
  const facts = await readDocContent(db, row, { questionId, language, zone: readerZone(ctx), isReleasedOnly });
  return facts ?? notFound();
};

/** One answer with its mark as a PDF. */
export const downloadMarkedAnswer = handleCall<typeof contract, Uint8Array>(contract, {
  async prepare(ctx) {
    const { db, me, now, refuse } = ctx;
    await countUse(db, now, documentLimit(me.id));
    const facts = await loadDocContent(ctx);
    const read = async () => ({ facts, files: await readFiles(ctx, facts.files) });
    const pdf = await renderInProcess(docThread, read, { personId: me.id });
    if (pdf === 'busy') return refuse('doc.busy');
    return pdf === 'tooHeavy' ? refuse('doc.tooHeavy') : pdf;
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
