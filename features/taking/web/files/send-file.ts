import { joinSignals, sendCall, type Caller, type CallOutput } from '@inkstone/call/web';
import { removeAttachment, saveAttachment, saveCodePicture } from '../../contract.ts';
import type { StoredAnswerFile } from './device-files.ts';

// A slow upload may take its time; a stalled one is aborted.
const stallMs = 30_000;

/** An uploaded file. */
export type UploadedFile = CallOutput<typeof saveAttachment>['file'];

interface SendOptions {
  signal?: AbortSignal;
  onProgress(share: number): void;
}

const toFileInput = ({ id, attemptId, questionId }: StoredAnswerFile) => ({ id, attemptId, questionId });

/** Sends one file. */
export type SendFile = (caller: Caller, file: StoredAnswerFile, how: SendOptions) => Promise<UploadedFile>;

/** Tells the server that a file was removed. */
export type SendRemoval = (caller: Caller, file: StoredAnswerFile) => Promise<void>;

/** Uploads a file as a whole; an interrupted upload starts again, and the server stores it once. */
export const sendFile: SendFile = async (caller, file, { signal, onProgress }) => {
  const stall = new AbortController();
  const input = { ...toFileInput(file), name: file.name };
  let timer = setTimeout(() => stall.abort(), stallMs);
  const progress = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => stall.abort(), stallMs);
    onProgress(share);
  };
  try {
    const combined = joinSignals(signal ? [stall.signal, signal] : [stall.signal]);
    const content = { name: file.name, bytes: new Blob([file.bytes], { type: file.mime }) };
    const sending = { file: content, signal: combined, onProgress: progress };
    const sent = file.isCode
      ? await sendCall(caller, saveCodePicture, input, sending)
      : await sendCall(caller, saveAttachment, input, sending);
    return sent.file;
  } finally {
    clearTimeout(timer);
  }
};

/** Tells the server that a file was removed from its answer. */
export const sendRemoval: SendRemoval = async (caller, file) => {
  await sendCall(caller, removeAttachment, toFileInput(file), { signal: AbortSignal.timeout(stallMs) });
};
