import type { Readable } from 'node:stream';
import { updateFilesUnused } from '@inkstone/bank/server';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import {
  beginsAsRecording,
  duolingoAudio,
  interviewAudio,
  pieceMaxBytes,
  recordingMaxBytes,
  recordingsAtMost,
  recordingsMaxBytes,
  toeflBasicAudio,
  translateAudio,
  uploadAudio as contract,
} from '../../contract.ts';
import { countUpload } from '@inkstone/session/server';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseEnded } from '../ended.ts';
import { putTogether } from './put-together.ts';
import {
  countPieces,
  findPlaceType,
  insertPiece,
  lockRecording,
  removePieces,
  updateRecording,
  type RecordingRow,
} from './recordings.queries.ts';
import { countOthers } from './room.queries.ts';

// A recording counts once, with its first piece: how many pieces a person sends is limited for each process, their
// bytes for each question. A speaking paper has some dozens of recordings, with those that were done again.
const ofRecordings = (personId: number) => ({ key: `recording ${personId}`, most: 600, windowSeconds: 3600 });

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

/** The bytes of one piece; null where there are more than a piece has. What follows is read to its end and forgotten. */
const pieceOf = async (stream: Readable): Promise<Buffer | null> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > pieceMaxBytes) break;
  }
  const isCut = 'truncated' in stream && stream.truncated === true;
  stream.resume();
  return size > pieceMaxBytes || isCut ? null : Buffer.concat(chunks);
};

type Upload = PrepareContext<typeof contract>;

/** Whose place it is comes first: bytes for another's attempt are never read. */
const prepare = async (it: Upload): Promise<Buffer> => {
  const { db, me, input, uploads, refuse, notFound } = it;
  const place = { recordingId: input.recordingId, attemptId: input.attemptId, questionId: input.questId };
  const type = await findPlaceType(db, { ...place, studentId: me.id });
  const row = await findOwnAttempt(db, { attemptId: input.attemptId, studentId: me.id });
  if (type === undefined || !row) return notFound();
  refuseEnded(it, row);
  const others = await countOthers(db, place);
  if (!others.isBegun) await countUpload(it, ofRecordings(me.id));
  const { isRecorded, mayRecord } = getQuestionType(type);
  if (!isRecorded && !mayRecord) return refuse('recording.notAsked');
  if (others.recordings >= recordingsAtMost || others.bytes >= recordingsMaxBytes) return refuse('recording.tooMany');
  for await (const upload of uploads) {
    const piece = await pieceOf(upload.stream);
    return piece ?? refuse('recording.tooLarge', { megabytes: megabytes(recordingMaxBytes) });
  }
  return refuse('recording.none');
};

type Receiving = HandlerContext<typeof contract, Buffer>;

/** Keeps the piece; what is known of the recording afterwards. */
const keep = async (it: Receiving, row: RecordingRow): Promise<RecordingRow> => {
  const { input, tx, now, prepared: bytes, refuse } = it;
  if (input.index === 0 && !beginsAsRecording(bytes)) return refuse('recording.kind');
  if (row.pieces !== null && input.index >= row.pieces) return row;
  const isNew = await insertPiece(tx, { recordingId: row.id, pieceIndex: input.index, bytes });
  // A piece whose answer got lost comes again: what is here already takes no more room.
  const sizeBytes = row.sizeBytes + (isNew ? bytes.length : 0);
  if (sizeBytes > recordingMaxBytes) {
    return refuse('recording.tooLarge', { megabytes: megabytes(recordingMaxBytes) });
  }
  const pieces = row.pieces ?? (input.last ? input.index + 1 : null);
  // The last piece is empty: it says that nothing more comes, and does not make late what came before it.
  const touchedAt = isNew && bytes.length > 0 ? now : row.touchedAt;
  const change = { pieces, touchedAt, sizeBytes };
  await updateRecording(tx, row.id, change);
  return { ...row, ...change };
};

/** Takes a piece, once; with all of them there the recording becomes one file. */
const decide = async (it: Receiving) => {
  const { input, me, tx, now, storage, refuse, notFound } = it;
  const place = { recordingId: input.recordingId, attemptId: input.attemptId, questionId: input.questId };
  const row = await lockRecording(tx, place, now);
  if (!row) return notFound();
  if (row.completedAt) return { held: row.pieces ?? 0, complete: true };

  const kept = await keep(it, row);
  const { held, inRow } = await countPieces(tx, row.id);
  if (kept.pieces === null || inRow < kept.pieces) return { held, complete: false };
  const made = await putTogether(kept, { tx, storage, now, ownerId: me.id, pieces: kept.pieces });
  if (!made.ok) return refuse(made.code, { megabytes: megabytes(recordingMaxBytes) });
  if (row.fileId !== null) await updateFilesUnused(tx, [row.fileId]);
  await updateRecording(tx, row.id, { completedAt: now });
  await removePieces(tx, row.id);
  return { held, complete: true };
};

const parts = { prepare, decide };

/** One piece of a recording. */
export const uploadAudio = handleCall<typeof contract, Buffer>(contract, parts);

/** The same for the Duolingo tasks. */
export const uploadDuolingoAudio = handleCall<typeof contract, Buffer>(duolingoAudio, parts);

/** The same for interviews. */
export const uploadInterviewAudio = handleCall<typeof contract, Buffer>(interviewAudio, parts);

/** The same for spoken translations. */
export const uploadTranslateAudio = handleCall<typeof contract, Buffer>(translateAudio, parts);

/** The same for the provider's own TOEFL papers. */
export const uploadToeflBasicAudio = handleCall<typeof contract, Buffer>(toeflBasicAudio, parts);
