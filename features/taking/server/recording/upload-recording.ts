import type { Readable } from 'node:stream';
import { updateFilesUnused } from '@inkstone/bank/server';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import {
  isRecordingStart,
  chunkMaxBytes,
  recordingMaxBytes,
  maxRecordings,
  recordingsMaxBytes,
  uploadRecording as contract,
} from '../../contract.ts';
import { countUse } from '@inkstone/session/server';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { assembleRecording } from './assemble-recording.ts';
import {
  countChunks,
  findQuestionType,
  insertChunk,
  lockRecording,
  readRecordingUsage,
  removeChunks,
  updateRecording,
  type RecordingRow,
} from './recordings.queries.ts';

// A recording counts once, with its first chunk; the number of chunks is limited per process and their bytes per
// question. A speaking paper has some dozens of recordings, retakes included.
const recordingLimit = (personId: number) => ({ key: `recording ${personId}`, most: 600, windowSeconds: 3600 });

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** Reads one chunk; null where it is too large. The rest of the stream is drained. */
const readChunk = async (stream: Readable): Promise<Buffer | null> => {
  const buffers: Buffer[] = [];
  let size = 0;
  for await (const buffer of stream.iterator({ destroyOnReturn: false })) {
    buffers.push(buffer as Buffer);
    size += (buffer as Buffer).length;
    if (size > chunkMaxBytes) break;
  }
  const isCut = 'truncated' in stream && stream.truncated === true;
  stream.resume();
  return size > chunkMaxBytes || isCut ? null : Buffer.concat(buffers);
};

type UploadContext = PrepareContext<typeof contract>;

/** Checks the owner before any byte is read. */
const prepare = async (ctx: UploadContext): Promise<Buffer> => {
  const { db, me, input, uploads, refuse, notFound } = ctx;
  const key = { recordingId: input.recordingId, attemptId: input.attemptId, questionId: input.questionId };
  const type = await findQuestionType(db, { ...key, studentId: me.id });
  const row = await findOwnAttempt(db, { attemptId: input.attemptId, studentId: me.id });
  if (type === undefined || !row) return notFound();
  refuseWithdrawn(ctx, row);
  const usage = await readRecordingUsage(db, key);
  if (!usage.isBegun) await countUse(ctx.db, ctx.now, recordingLimit(me.id));
  const { isRecorded, mayRecord } = getQuestionType(type);
  if (!isRecorded && !mayRecord) return refuse('recording.notAsked');
  if (usage.recordings >= maxRecordings || usage.bytes >= recordingsMaxBytes) return refuse('recording.tooMany');
  for await (const upload of uploads) {
    const chunk = await readChunk(upload.stream);
    return chunk ?? refuse('recording.tooLarge', { megabytes: megabytes(recordingMaxBytes) });
  }
  return refuse('recording.none');
};

type ReceiveContext = HandlerContext<typeof contract, Buffer>;

/** Stores the chunk and returns the updated recording. */
const storeChunk = async (ctx: ReceiveContext, row: RecordingRow): Promise<RecordingRow> => {
  const { input, tx, now, prepared: bytes, refuse } = ctx;
  if (input.index === 0 && !isRecordingStart(bytes)) return refuse('recording.kind');
  if (row.chunkCount !== null && input.index >= row.chunkCount) return row;
  const isNew = await insertChunk(tx, { recordingId: row.id, chunkIndex: input.index, bytes });
  // A chunk is sent again if its response was lost; a chunk that is stored already adds no bytes.
  const sizeBytes = row.sizeBytes + (isNew ? bytes.length : 0);
  if (sizeBytes > recordingMaxBytes) {
    return refuse('recording.tooLarge', { megabytes: megabytes(recordingMaxBytes) });
  }
  const chunkCount = row.chunkCount ?? (input.last ? input.index + 1 : null);
  // The last chunk may be empty: it only ends the recording and does not make the earlier chunks late.
  const lastReceivedAt = isNew && bytes.length > 0 ? now : row.lastReceivedAt;
  const change = { chunkCount, lastReceivedAt, sizeBytes };
  await updateRecording(tx, row.id, change);
  return { ...row, ...change };
};

/** Stores a chunk once; with all chunks stored, the recording is assembled into one file. */
const handle = async (ctx: ReceiveContext) => {
  const { input, me, tx, now, storage, refuse, notFound } = ctx;
  const key = { recordingId: input.recordingId, attemptId: input.attemptId, questionId: input.questionId };
  const row = await lockRecording(tx, key, now);
  if (!row) return notFound();
  if (row.completedAt) return { storedChunks: row.chunkCount ?? 0, complete: true };

  const stored = await storeChunk(ctx, row);
  const { storedChunks, inRow } = await countChunks(tx, row.id);
  if (stored.chunkCount === null || inRow < stored.chunkCount) return { storedChunks, complete: false };
  const result = await assembleRecording(stored, { tx, storage, now, ownerId: me.id, chunkCount: stored.chunkCount });
  if (!result.ok) return refuse(result.code, { megabytes: megabytes(recordingMaxBytes) });
  if (row.fileId !== null) await updateFilesUnused(tx, [row.fileId]);
  await updateRecording(tx, row.id, { completedAt: now });
  await removeChunks(tx, row.id);
  return { storedChunks, complete: true };
};

const parts = { prepare, decide: handle };

/** Uploads one chunk of a recording. */
export const uploadRecording = handleCall<typeof contract, Buffer>(contract, parts);
