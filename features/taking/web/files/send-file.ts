import { sendCall, type Caller, type CallOutput } from '@inkstone/call/web';
import { removeAttachment, saveAttachment, saveCodePicture } from '../../contract.ts';
import type { KeptFile } from './device-files.ts';

// A slow network is waited for; one on which nothing moves is not.
const stallMs = 30_000;

/** A file as the server has it. */
export type ArrivedFile = CallOutput<typeof saveAttachment>['file'];

interface Sending {
  signal?: AbortSignal;
  onProgress(share: number): void;
}

const placeOf = ({ id, attemptId, questionId }: KeptFile) => ({ id, attemptId, questId: questionId });

/** Sends one file. */
export type SendFile = (caller: Caller, file: KeptFile, how: Sending) => Promise<ArrivedFile>;

/** Says that one file was taken out. */
export type SendRemoval = (caller: Caller, file: KeptFile) => Promise<void>;

/** Sends a file whole; what broke off begins anew, and the server keeps it once. */
export const sendFile: SendFile = async (caller, file, { signal, onProgress }) => {
  const stall = new AbortController();
  const input = { ...placeOf(file), name: file.name };
  let timer = setTimeout(() => stall.abort(), stallMs);
  const progress = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(), stallMs);
    onProgress(share);
  };
  try {
    const either = AbortSignal.any(signal ? [stall.signal, signal] : [stall.signal]);
    const content = { name: file.name, bytes: new Blob([file.bytes], { type: file.mime }) };
    const sending = { file: content, signal: either, onProgress: progress };
    const sent = file.isCode
      ? await sendCall(caller, saveCodePicture, input, sending)
      : await sendCall(caller, saveAttachment, input, sending);
    return sent.file;
  } finally {
    clearTimeout(timer);
  }
};

/** Tells the server that a file was taken out of its answer. */
export const sendRemoval: SendRemoval = async (caller, file) => {
  await sendCall(caller, removeAttachment, placeOf(file), { signal: AbortSignal.timeout(stallMs) });
};
