import { cutText } from '@inkstone/base';
import { hasHan } from '@inkstone/base/pinyin';

/** A PDF among many that are added to the bank. */
export interface BookUpload {
  key: number;
  file: File;
  /** The names, guessed from the name of the file. */
  name: string;
  nameZh: string;
  /** `refused`: the file cannot be a textbook, whatever is tried. `failed`: it can be tried again. */
  state: 'checking' | 'refused' | 'ready' | 'sending' | 'failed' | 'added';
  /** Uploaded bytes. */
  sent: number;
  /** The stored file once it is uploaded; trying again does not send it again. */
  fileId: number | null;
  /** Why it was refused or failed, in words. */
  error: string | null;
  /** Identifies the adding, so that trying again adds no second book. */
  requestId: string;
}

/** The names of a book by the name of its file: without the ending, with spaces for underscores. */
export const guessNames = (fileName: string): Pick<BookUpload, 'name' | 'nameZh'> => {
  const text = cutText(
    fileName
      .replace(/\.pdf$/i, '')
      .replaceAll('_', ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    200,
  );
  return hasHan(text) ? { name: '', nameZh: text } : { name: text, nameZh: '' };
};

const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Chosen files as new lines; a file that stands there already is not taken twice. */
export const toUploads = (
  present: readonly BookUpload[],
  files: readonly File[],
  newRequestId: () => string,
): BookUpload[] => {
  const uploads: BookUpload[] = [];
  let key = present.reduce((most, upload) => Math.max(most, upload.key), 0);
  for (const file of files) {
    if ([...present, ...uploads].some((upload) => isSameFile(upload.file, file))) continue;
    key += 1;
    const facts = { state: 'checking' as const, sent: 0, fileId: null, error: null, requestId: newRequestId() };
    uploads.push({ key, file, ...guessNames(file.name), ...facts });
  }
  return uploads;
};

/** What adding a book needs of the browser and the server; each throws an `Error` whose message says why not. */
export interface UploadSteps {
  upload(file: File, onProgress: (share: number) => void): Promise<number>;
  add(upload: BookUpload, fileId: number): Promise<void>;
  /** Whether the reader has left. */
  isStopped(): boolean;
  change(key: number, part: Partial<BookUpload>): void;
  getMessage(error: unknown): string;
}

/** Uploads and adds books one after the other; one that fails does not keep the others. */
export const addBooks = async (uploads: readonly BookUpload[], steps: UploadSteps): Promise<void> => {
  for (const upload of uploads) {
    if (steps.isStopped()) return;
    const { key, file } = upload;
    steps.change(key, { state: 'sending', error: null });
    try {
      const onProgress = (share: number) => steps.change(key, { sent: Math.round(share * file.size) });
      const fileId = upload.fileId ?? (await steps.upload(file, onProgress));
      steps.change(key, { fileId, sent: file.size });
      await steps.add(upload, fileId);
      steps.change(key, { state: 'added' });
    } catch (error) {
      steps.change(key, { state: 'failed', error: steps.getMessage(error) });
    }
  }
};
