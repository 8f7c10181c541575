import { sendCall, type Caller } from '@inkstone/call/web';
import { audioCallFor } from '../../contract.ts';
import type { DeviceRecordings, StoredRecording, UnsentRecording } from './device-recordings.ts';

const timeoutMs = 30_000;

/** Sends one chunk, or the end marker, which is an empty chunk. */
const send = async (
  caller: Caller,
  recording: StoredRecording,
  chunk: { index: number; last: boolean; bytes: ArrayBuffer },
) => {
  const { index, last } = chunk;
  const input = {
    recordingId: recording.id,
    index,
    last,
    attemptId: recording.attemptId,
    questionId: recording.questionId,
  };
  const file = { bytes: new Blob([chunk.bytes], { type: 'application/octet-stream' }), name: 'piece' };
  return sendCall(caller, audioCallFor(recording.programme), input, { file, signal: AbortSignal.timeout(timeoutMs) });
};

/** What the server has of a recording. */
export interface ChunkReceipt {
  /** It has every chunk below this index. */
  sentBelow: number;
  isComplete: boolean;
}

/** Sends the oldest unsent chunk of a recording, or its end. */
export const sendNextChunk = async (
  caller: Caller,
  device: DeviceRecordings,
  { recording, sentBelow }: UnsentRecording,
): Promise<ChunkReceipt> => {
  const chunk = await device.firstChunk(recording.id, sentBelow);
  if (chunk) {
    const { complete } = await send(caller, recording, { ...chunk, last: false });
    return { sentBelow: chunk.index + 1, isComplete: complete };
  }
  const { chunkCount, endState } = recording;
  // Another page of this browser has sent the rest.
  if (endState === 'recording') return { sentBelow: chunkCount, isComplete: false };
  const { complete } = await send(caller, recording, { index: chunkCount, last: true, bytes: new ArrayBuffer(0) });
  if (!complete) throw new Error('the server misses a chunk that it had');
  return { sentBelow: chunkCount, isComplete: true };
};
