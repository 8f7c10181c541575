import { sendCall, type Caller } from '@inkstone/call/web';
import { audioCallFor } from '../../contract.ts';
import type { DeviceRecordings, StoredTake } from './device-recordings.ts';

const timeoutMs = 30_000;

/** Sends one piece, or the end marker, which is an empty piece. */
const send = async (caller: Caller, take: StoredTake, piece: { index: number; last: boolean; bytes: ArrayBuffer }) => {
  const { index, last } = piece;
  const input = { recordingId: take.id, index, last, attemptId: take.attemptId, questId: take.questionId };
  const file = { bytes: new Blob([piece.bytes], { type: 'application/octet-stream' }), name: 'piece' };
  return sendCall(caller, audioCallFor(take.programme), input, { file, signal: AbortSignal.timeout(timeoutMs) });
};

/** Sends the oldest unsent piece of a take; false where there is nothing to send now. */
export const sendNextPiece = async (caller: Caller, device: DeviceRecordings, take: StoredTake): Promise<boolean> => {
  if (take.isDone) return false;
  const piece = await device.firstPiece(take.id);
  if (piece) {
    const { complete } = await send(caller, take, { ...piece, last: false });
    await (complete ? device.markDelivered(take.id) : device.acknowledge(take.id, piece.index));
    return true;
  }
  if (take.ended === 'no') return false;
  const { complete } = await send(caller, take, { index: take.pieces, last: true, bytes: new ArrayBuffer(0) });
  if (!complete) throw new Error('the server misses a piece that it had');
  await device.markDelivered(take.id);
  return true;
};
