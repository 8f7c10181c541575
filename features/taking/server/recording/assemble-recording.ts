import { Readable } from 'node:stream';
import { insertFile } from '@inkstone/bank/server';
import { err, ok, type Outcome } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import type { FileKind, Storage } from '@inkstone/files';
import { recordingMaxBytes } from '../../contract.ts';
import { findChunk, updateRecording, type RecordingRow } from './recordings.queries.ts';

// Formats that recorders produce: mp4 and webm, whose tracks may be unnamed.
const fileTypes: Readonly<Partial<Record<FileKind, { mime: string; ending: string }>>> = {
  m4a: { mime: 'audio/mp4', ending: 'm4a' },
  mp4: { mime: 'audio/mp4', ending: 'm4a' },
  weba: { mime: 'audio/webm', ending: 'webm' },
  webm: { mime: 'audio/webm', ending: 'webm' },
};
const accept = Object.keys(fileTypes) as FileKind[];

/** Reads the chunks one at a time, so that a long recording is never in memory as a whole. */
const readChunks = async function* (tx: Tx, recordingId: string, chunkCount: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < chunkCount; index++) {
    const bytes = await findChunk(tx, recordingId, index);
    if (!bytes) throw new Error(`chunk ${index} of recording ${recordingId} vanished`);
    if (bytes.length > 0) yield bytes;
  }
};

interface AssembleContext {
  tx: Tx;
  storage: Storage;
  now: Date;
  /** The owner of the file. */
  ownerId: number;
  /** The number of chunks to join, from the first. */
  chunkCount: number;
}

/** Streams the chunks of a recording into one file in storage and links it to the recording. */
export const assembleRecording = async (
  row: RecordingRow,
  { tx, storage, now, ownerId, chunkCount }: AssembleContext,
): Promise<Outcome<null, 'recording.empty' | 'recording.tooLarge' | 'recording.kind'>> => {
  const stream = Readable.from(readChunks(tx, row.id, chunkCount), { objectMode: false });
  const result = await storage.save(stream, { maxBytes: recordingMaxBytes, accept });
  if (!result.ok) {
    if (result.code === 'file.empty') return err('recording.empty');
    return err(result.code === 'file.tooLarge' ? 'recording.tooLarge' : 'recording.kind');
  }
  const { key, size, kind, sha256 } = result.value;
  const { mime, ending } = fileTypes[kind] ?? { mime: result.value.mime, ending: kind };
  const name = `recording-${row.attemptId}-${row.questionId}.${ending}`;
  const file = { key, name, mime, sizeBytes: size, sha256, ownerId, createdAt: now, usedBy: 'recording' };
  const fileId = await insertFile(tx, file);
  await updateRecording(tx, row.id, { fileId, mime, sizeBytes: size });
  return ok(null);
};
