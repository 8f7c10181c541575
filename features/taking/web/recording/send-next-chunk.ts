import { sendCall, type Caller } from '@inkstone/call/web';
import { audioCallFor } from '../../contract.ts';
import type { DeviceRecordings, StoredRecording } from './device-recordings.ts';

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

/** Sends the oldest unsent chunk of a recording; false where there is nothing to send now. */
export const sendNextChunk = async (
  caller: Caller,
  device: DeviceRecordings,
  recording: StoredRecording,
): Promise<boolean> => {
  if (recording.isDelivered) return false;
  const chunk = await device.firstChunk(recording.id);
  if (chunk) {
    const { complete } = await send(caller, recording, { ...chunk, last: false });
    await (complete ? device.markDelivered(recording.id) : device.acknowledge(recording.id, chunk.index));
    return true;
  }
  if (recording.endState === 'recording') return false;
  const { complete } = await send(caller, recording, {
    index: recording.chunkCount,
    last: true,
    bytes: new ArrayBuffer(0),
  });
  if (!complete) throw new Error('the server misses a chunk that it had');
  await device.markDelivered(recording.id);
  return true;
};
