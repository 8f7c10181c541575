import { useEffect, useRef, useState } from 'react';
import { filmMaxBytes, uploadFile } from '@inkstone/bank/contract';
import { failureFrom, newRequestId, sendCall, useCaller, type CallOutput } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { makingWords } from '../../messages.ts';
import { factsOfFilm } from './film-facts.ts';
import type { MadeFile } from './course-made.ts';

const mega = 1024 * 1024;

/** The most megabytes of a film. */
export const filmMegabytes = filmMaxBytes / mega;

/** A film on its way; megabytes to the tenth. */
export interface Sending {
  done: number;
  all: number;
}

/** What has arrived: the film, its length and a still. */
export interface ArrivedFilm {
  video: MadeFile;
  poster: MadeFile | null;
  seconds: number;
}

type Stored = CallOutput<typeof uploadFile>['file'];

const made = ({ id, url }: Stored): MadeFile => ({ id, url });
const inMega = (bytes: number): number => Math.round((10 * bytes) / mega) / 10;

/** Sends one chosen film at a time, measured here first, telling how much has gone. */
export const useFilmUpload = () => {
  const t = useTranslation(makingWords);
  const caller = useCaller();
  const [sending, setSending] = useState<Sending | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  // Meets the upload, which would outlive the form.
  useEffect(() => () => control.current?.abort(), []);

  const stop = () => {
    control.current?.abort();
    setSending(null);
  };
  const post = async (bytes: Blob, name: string, how: { signal: AbortSignal; onProgress?: (share: number) => void }) =>
    made((await sendCall(caller, uploadFile, { requestId: newRequestId() }, { ...how, file: { bytes, name } })).file);

  const send = async (file: File): Promise<ArrivedFilm | null> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setTrouble(null);
    const { name, size } = file;
    if (size > filmMaxBytes) {
      setTrouble(t('tooLarge', { name, megabytes: filmMegabytes }));
      return null;
    }
    const all = inMega(size);
    setSending({ done: 0, all });
    try {
      const { seconds, still } = await factsOfFilm(file).catch(() => {
        throw new Error(t('unreadable', { name }));
      });
      const onProgress = (share: number) => !own.signal.aborted && setSending({ done: inMega(share * size), all });
      const video = await post(file, name, { signal: own.signal, onProgress });
      const poster = still && (await post(still, 'still.jpg', { signal: own.signal }));
      return { video, poster, seconds };
    } catch (error) {
      if (!own.signal.aborted) setTrouble(failureFrom(error)?.message ?? (error instanceof Error ? error.message : ''));
      return null;
    } finally {
      if (!own.signal.aborted) setSending(null);
    }
  };

  /** Sends captions, which are small; null, with the reason told, where they are not taken. */
  const sendCaptions = async (file: File): Promise<MadeFile | null> => {
    setTrouble(null);
    try {
      return await post(file, file.name, { signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      setTrouble(failureFrom(error)?.message ?? String(error));
      return null;
    }
  };
  return { sending, trouble, send, sendCaptions, stop };
};
