import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@inkstone/bank/contract';
import { getErrorMessage, newRequestId, sendCall, useApiMutation, useCaller } from '@inkstone/call/web';
import { createTextbook } from '../../../contract.ts';
import { toBookInput, type BookDraft } from '../book-fields.tsx';
import { useFindPdfFault } from '../use-pdf-upload.ts';
import { addBooks, toUploads, type BookUpload } from './upload-many.ts';

/** What all books of one upload have in common. */
export type SharedFields = Pick<BookDraft, 'programme' | 'subject'>;

/** The lines of an upload of many books: checked as they are chosen, then added one after the other. */
export const useManyUploads = () => {
  const caller = useCaller();
  const findFault = useFindPdfFault();
  const { mutateAsync } = useApiMutation(createTextbook);
  const [uploads, setUploads] = useState<readonly BookUpload[]>([]);
  const [isRunning, setRunning] = useState(false);
  const control = useRef(new AbortController());

  // Aborts the upload when the dialog closes; what was added stays.
  useEffect(() => {
    const own = new AbortController();
    control.current = own;
    return () => own.abort();
  }, []);

  const change = (key: number, part: Partial<BookUpload>) =>
    setUploads((lines) => lines.map((line) => (line.key === key ? { ...line, ...part } : line)));

  const check = async ({ key, file }: BookUpload): Promise<void> => {
    const error = await findFault(file);
    change(key, { state: error === null ? 'ready' : 'refused', error });
  };

  const choose = async (files: readonly File[]): Promise<void> => {
    const added = toUploads(uploads, files, () => newRequestId());
    setUploads([...uploads, ...added]);
    for (const upload of added) await check(upload);
  };

  const add = async ({ programme, subject }: SharedFields): Promise<void> => {
    const { signal } = control.current;
    setRunning(true);
    const open = uploads.filter(({ state }) => state === 'ready' || state === 'failed');
    await addBooks(open, {
      async upload(file, onProgress) {
        const how = { file: { bytes: file, name: file.name }, signal, onProgress };
        return (await sendCall(caller, uploadFile, { requestId: newRequestId() }, how)).file.id;
      },
      async add({ name, nameZh, requestId }, fileId) {
        const book = toBookInput({ name, nameZh, programme, subject, vocabulary: null });
        await mutateAsync({ what: 'book', requestId, file: fileId, ...book });
      },
      isStopped: () => signal.aborted,
      change,
      getMessage: getErrorMessage,
    });
    setRunning(false);
  };

  const remove = (key: number) => setUploads((lines) => lines.filter((line) => line.key !== key));
  return { uploads, isRunning, choose, change, remove, add };
};
