import { useEffect, useRef, useState } from 'react';
import { fileMaxBytes, uploadFile } from '@inkstone/bank/contract';
import { failureFrom, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { findPdfObstacle } from '@inkstone/ui/pdf';
import { bankMessages } from '../../messages.ts';

/** A chosen PDF on its way to the server. */
export interface Sending {
  name: string;
  bytes: number;
  /** Bytes that have gone. */
  sent: number;
  /** The stored file once it has arrived. */
  fileId: number | null;
  /** Why it did not; null while nothing is wrong. */
  trouble: string | null;
}

/** The most megabytes of a textbook. */
export const mostMegabytes = fileMaxBytes / 1024 / 1024;

const isPdf = (file: File): Promise<boolean> =>
  file
    .slice(0, 1024)
    .text()
    .then((head) => head.includes('%PDF-'));

/** Sends one chosen PDF at a time, telling how many bytes have gone; a new choice or a stop ends the former. */
export const usePdfUpload = () => {
  const t = useTranslation(bankMessages);
  const caller = useCaller();
  const [sending, setSending] = useState<Sending | null>(null);
  const control = useRef<AbortController | null>(null);

  // Meets the upload, which outlives the dialog.
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
    const put = (change: Partial<Sending>) => {
      if (!own.signal.aborted) setSending({ name, bytes, sent: 0, fileId: null, trouble: null, ...change });
    };
    if (bytes > fileMaxBytes) return put({ trouble: t('tooLarge', { name, megabytes: mostMegabytes }) });
    if (!(await isPdf(file))) return put({ trouble: t('notPdf', { name }) });
    const obstacle = await findPdfObstacle(file);
    if (obstacle) return put({ trouble: t(obstacle, { name }) });
    put({});
    const onProgress = (share: number) => put({ sent: Math.round(share * bytes) });
    const how = { file: { bytes: file, name }, signal: own.signal, onProgress };
    try {
      const { file: kept } = await sendCall(caller, uploadFile, { requestId: newRequestId() }, how);
      put({ sent: bytes, fileId: kept.id });
    } catch (error) {
      put({ trouble: failureFrom(error)?.message ?? String(error) });
    }
  };
  return { sending, choose, stop };
};
