import { sendCall, type Caller } from '@inkstone/call/web';
import { audioCallOf } from '../../contract.ts';
import type { DeviceRecordings, KeptTake } from './device-recordings.ts';

const timeoutMs = 30_000;

/** Sends one piece, or the last word, which is a piece without sound. */
const send = async (caller: Caller, take: KeptTake, piece: { index: number; last: boolean; bytes: ArrayBuffer }) => {
  const { index, last } = piece;
  const input = { recordingId: take.id, index, last, attemptId: take.attemptId, questId: take.questionId };
  const file = { bytes: new Blob([piece.bytes], { type: 'application/octet-stream' }), name: 'piece' };
  return sendCall(caller, audioCallOf(take.programme), input, { file, signal: AbortSignal.timeout(timeoutMs) });
};

/** Sends the oldest piece of a take that the server does not have; false where there is nothing to send now. */
export const sendPieceOf = async (caller: Caller, device: DeviceRecordings, take: KeptTake): Promise<boolean> => {
  if (take.isDone) return false;
  const piece = await device.firstPiece(take.id);
  if (piece) {
    const { complete } = await send(caller, take, { ...piece, last: false });
    await (complete ? device.finish(take.id) : device.acknowledge(take.id, piece.index));
    return true;
  }
  if (take.ended === 'no') return false;
  const { complete } = await send(caller, take, { index: take.pieces, last: true, bytes: new ArrayBuffer(0) });
  if (!complete) throw new Error('the server misses a piece that it had');
  await device.finish(take.id);
  return true;
};
