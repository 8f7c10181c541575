import type { Readable } from 'node:stream';
import { kinds, type FileKind, type Storage, type StoredFile } from '@inkstone/files';
import { maxExchangedMediaBytes, type ImportProblem } from '../../contract.ts';

const acceptedKinds: readonly FileKind[] = [...kinds.pictures, ...kinds.sounds, ...kinds.documents];

/** A file that is read when its turn comes. */
export interface OpenableFile {
  open(): Readable;
}

/** A picture or recording in storage. */
export interface ImportedFile {
  id: number;
  name: string;
  stored: StoredFile;
}

/** Stores the media of a file of question sets, which detects their types from their content. */
export const storeMedia = async (
  storage: Storage,
  media: readonly (OpenableFile & { id: number; name: string })[],
): Promise<{ files: ImportedFile[]; problems: ImportProblem[] }> => {
  const files: ImportedFile[] = [];
  const problems: ImportProblem[] = [];
  for (const { id, name, open } of media) {
    const result = await storage.save(open(), {
      maxBytes: maxExchangedMediaBytes,
      accept: acceptedKinds,
    });
    if (result.ok) files.push({ id, name, stored: result.value });
    else problems.push({ set: null, question: null, code: 'import.fileKind', detail: name });
  }
  return { files, problems };
};
