import { useRef, useState } from 'react';
import { failureFrom, useCaller } from '@inkstone/call/web';
import { noticeFailed } from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import { fileSender } from './send-file.ts';

type StimulusFile = Stimulus['files'][number];

/** Uploads one file at a time; says why where the server does not take it. */
export const useUpload = (): { isBusy: boolean; upload(chosen: File): Promise<StimulusFile | null> } => {
  const caller = useCaller();
  const [send] = useState(fileSender);
  const [isBusy, setBusy] = useState(false);
  const failed = useRef<() => void>(undefined);
  const upload = async (chosen: File) => {
    setBusy(true);
    failed.current?.();
    try {
      const { id, mime, url } = await send(caller, chosen);
      return { id, mime, url };
    } catch (error) {
      failed.current = noticeFailed(failureFrom(error)?.message ?? String(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, upload };
};
