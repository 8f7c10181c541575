import { useRef, useState } from 'react';
import { failureIn, sendCall, useCaller } from '@inkstone/call/web';
import { noticeFailed } from '@inkstone/ui';
import { uploadFile, type Stimulus } from '../contract.ts';

type StimulusFile = Stimulus['files'][number];

/** Uploads one file at a time; says why where the server does not take it. */
export const useUpload = (): { isBusy: boolean; upload(chosen: File): Promise<StimulusFile | null> } => {
  const caller = useCaller();
  const [isBusy, setBusy] = useState(false);
  const failed = useRef<() => void>(undefined);
  const upload = async (chosen: File) => {
    setBusy(true);
    failed.current?.();
    try {
      const { file } = await sendCall(caller, uploadFile, {}, { file: { bytes: chosen, name: chosen.name } });
      return { id: file.id, mime: file.mime, url: file.url };
    } catch (error) {
      failed.current = noticeFailed(failureIn(error)?.message ?? String(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, upload };
};
