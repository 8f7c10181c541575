import { useRef, useState } from 'react';
import { useCaller, getErrorMessage } from '@inkstone/call/web';
import { toastError } from '@inkstone/ui';
import type { Stimulus } from '../contract.ts';
import { createFileSender } from './send-file.ts';

type StimulusFile = Stimulus['files'][number];

/** Uploads one file at a time; shows the error if the server refuses it. */
export const useUpload = (): { isBusy: boolean; upload(file: File): Promise<StimulusFile | null> } => {
  const caller = useCaller();
  const [send] = useState(createFileSender);
  const [isBusy, setBusy] = useState(false);
  const dismissError = useRef<() => void>(undefined);
  const upload = async (file: File) => {
    setBusy(true);
    dismissError.current?.();
    try {
      const { id, mime, url } = await send(caller, file);
      return { id, mime, url };
    } catch (error) {
      dismissError.current = toastError(getErrorMessage(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, upload };
};
