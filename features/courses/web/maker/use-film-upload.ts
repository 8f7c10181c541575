import { useEffect, useRef, useState } from 'react';
import { maxFilmBytes, uploadFile } from '@inkstone/bank/contract';
import { newRequestId, sendCall, useCaller, type CallOutput, getErrorMessage } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { courseMakerMessages } from '../../messages.ts';
import { measureFilm } from './measure-film.ts';
import type { DraftFile } from './draft-course.ts';

const bytesPerMegabyte = 1024 * 1024;

/** The largest size of a video, in megabytes. */
export const filmMegabytes = maxFilmBytes / bytesPerMegabyte;

/** The progress of an upload, in megabytes to the tenth. */
export interface UploadProgress {
  done: number;
  all: number;
}

/** An uploaded video with its length and still. */
export interface UploadedFilm {
  video: DraftFile;
  poster: DraftFile | null;
  seconds: number;
}

type StoredFile = CallOutput<typeof uploadFile>['file'];

const toDraftFile = ({ id, url }: StoredFile): DraftFile => ({ id, url });
const toMegabytes = (bytes: number): number => Math.round((10 * bytes) / bytesPerMegabyte) / 10;

/** Uploads one video at a time, measured in the browser first, with progress. */
export const useFilmUpload = () => {
  const t = useTranslation(courseMakerMessages);
  const caller = useCaller();
  const [sending, setSending] = useState<UploadProgress | null>(null);
  const [uploadError, setTrouble] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  // Aborts the upload when the form is left.
  useEffect(() => () => control.current?.abort(), []);

  const stop = () => {
    control.current?.abort();
    setSending(null);
  };

  const send = async (file: File): Promise<UploadedFilm | null> => {
    control.current?.abort();
    const controller = new AbortController();
    control.current = controller;
    setTrouble(null);
    const { name, size } = file;
    if (size > maxFilmBytes) {
      setTrouble(t('tooLarge', { name, megabytes: filmMegabytes }));
      return null;
    }
    const all = toMegabytes(size);
    setSending({ done: 0, all });
    try {
      const { seconds, still } = await measureFilm(file).catch(() => {
        throw new Error(t('unreadable', { name }));
      });
      const onProgress = (share: number) =>
        !controller.signal.aborted && setSending({ done: toMegabytes(share * size), all });
      const video = await uploadBytes(caller, file, name, { signal: controller.signal, onProgress });
      const poster = still && (await uploadBytes(caller, still, 'still.jpg', { signal: controller.signal }));
      return { video, poster, seconds };
    } catch (error) {
      if (!controller.signal.aborted) setTrouble(getErrorMessage(error));
      return null;
    } finally {
      if (!controller.signal.aborted) setSending(null);
    }
  };

  /** Uploads captions; null, with the error shown, if they are refused. */
  const sendCaptions = async (file: File): Promise<DraftFile | null> => {
    setTrouble(null);
    try {
      return await uploadBytes(caller, file, file.name, { signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      setTrouble(getErrorMessage(error));
      return null;
    }
  };
  return { sending, trouble: uploadError, send, sendCaptions, stop };
};

interface UploadOptions {
  signal: AbortSignal;
  onProgress?: (share: number) => void;
}

const uploadBytes = async (caller: ReturnType<typeof useCaller>, bytes: Blob, name: string, options: UploadOptions) =>
  toDraftFile(
    (await sendCall(caller, uploadFile, { requestId: newRequestId() }, { ...options, file: { bytes, name } })).file,
  );
