import { useEffect, useRef, useState } from 'react';
import { maxFileBytes, uploadFile } from '@inkstone/bank/contract';
import { newRequestId, sendCall, useCaller, getErrorMessage } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { findPdfObstacle } from '@inkstone/ui/pdf';
import { bankMessages } from '../../messages.ts';

/** The upload of a selected PDF. */
export interface UploadState {
  name: string;
  bytes: number;
  /** Uploaded bytes. */
  sent: number;
  /** The stored file once the upload is complete. */
  fileId: number | null;
  /** Why it failed; null without an error. */
  error: string | null;
}

/** Maximum size of a textbook in megabytes. */
export const maxMegabytes = maxFileBytes / 1024 / 1024;

const isPdf = (file: File): Promise<boolean> =>
  file
    .slice(0, 1024)
    .text()
    .then((head) => head.includes('%PDF-'));

/** Finds why a file cannot be a textbook, in words; null where it can. */
export const useFindPdfFault = (): ((file: File) => Promise<string | null>) => {
  const t = useTranslation(bankMessages);
  return async (file) => {
    const { name, size } = file;
    if (size > maxFileBytes) return t('tooLarge', { name, megabytes: maxMegabytes });
    const isReadable = await isPdf(file).catch(() => null);
    if (isReadable === null) return t('unreadable', { name });
    if (!isReadable) return t('notPdf', { name });
    const obstacle = await findPdfObstacle(file);
    return obstacle ? t(obstacle, { name }) : null;
  };
};

/** Uploads one PDF at a time and reports the progress; a new file or a stop aborts the previous upload. */
export const usePdfUpload = () => {
  const findFault = useFindPdfFault();
  const caller = useCaller();
  const [sending, setSending] = useState<UploadState | null>(null);
  const control = useRef<AbortController | null>(null);

  // Aborts the upload when the dialog closes.
  useEffect(() => () => control.current?.abort(), []);

  const stop = () => {
    control.current?.abort();
    setSending(null);
  };
  const choose = async (file: File): Promise<void> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    const { name, size: bytes } = file;
    const put = (change: Partial<UploadState>) => {
      if (!own.signal.aborted) setSending({ name, bytes, sent: 0, fileId: null, error: null, ...change });
    };
    const fault = await findFault(file);
    if (fault !== null) return put({ error: fault });
    put({});
    const onProgress = (share: number) => put({ sent: Math.round(share * bytes) });
    const how = { file: { bytes: file, name }, signal: own.signal, onProgress };
    try {
      const { file: stored } = await sendCall(caller, uploadFile, { requestId: newRequestId() }, how);
      put({ sent: bytes, fileId: stored.id });
    } catch (error) {
      put({ error: getErrorMessage(error) });
    }
  };
  return { sending, choose, stop };
};
