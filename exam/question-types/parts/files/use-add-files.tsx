import { useState } from 'react';
import { findPdfObstacle } from '@inkstone/ui/pdf';
import { maxFileBytes, type AnswerFile } from '../handed.ts';
import { useAnswerFiles, type AddFileFailure, type AnswerFileStore } from '../files-context.tsx';
import { findTooManyMegapixels } from '../photo/picture-size.ts';
import { isPicture, withFileExtension, inspectFile } from './file-kinds.tsx';

/** Why a chosen file was not added. */
export type AddFileProblem =
  | AddFileFailure
  | 'empty'
  | 'tooLarge'
  | 'wrongKind'
  | 'noPicture'
  | 'photoFormat'
  | 'tooManyPixels'
  | 'textEncoding'
  | 'unreadable'
  | 'needsPassword'
  | 'damaged'
  | 'noPages'
  | 'tooMany';

/** Result of a chosen file; `name` is its name in the answer. */
export type AddFileOutcome =
  | { is: 'added'; was: string; name: string }
  | { is: 'not'; was: string; why: AddFileProblem; bytes: number; megapixels?: number };

/** Checks a file and stores it if it is accepted. */
const addFile = async (desk: AnswerFileStore, file: File, onlyPictures: boolean): Promise<AddFileOutcome> => {
  const not = (why: AddFileProblem): AddFileOutcome => ({ is: 'not', was: file.name, why, bytes: file.size });
  if (file.size === 0) return not('empty');
  if (file.size > maxFileBytes) return not('tooLarge');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes || bytes.byteLength === 0) return not('unreadable');
  const read = inspectFile(new Uint8Array(bytes));
  if (read === 'textEncoding' && !onlyPictures) return not('textEncoding');
  if (read === null || read === 'textEncoding') return not(onlyPictures ? 'noPicture' : 'wrongKind');
  const { kind } = read;
  if (kind === 'photoFormat') return not('photoFormat');
  if (onlyPictures && !isPicture(kind.mime)) return not('noPicture');
  const megapixels = findTooManyMegapixels(bytes);
  if (megapixels !== null) return { is: 'not', was: file.name, why: 'tooManyPixels', bytes: file.size, megapixels };
  const obstacle = kind.mime === 'application/pdf' ? await findPdfObstacle(file) : null;
  if (obstacle) return not(obstacle);
  const name = withFileExtension(file.name, kind);
  const trouble = await desk.add({ name, mime: kind.mime, bytes: read.bytes });
  return trouble ? not(trouble) : { is: 'added', was: file.name, name };
};

/** Adds files one by one with a result for each; errors stay until they are dismissed. */
export const useAddFiles = (
  files: readonly AnswerFile[],
  { most, onlyPictures }: { most: number; onlyPictures: boolean },
) => {
  const { desk } = useAnswerFiles();
  const [isBusy, setBusy] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly AddFileOutcome[]>([]);
  const add = async (newFiles: readonly File[]): Promise<void> => {
    if (newFiles.length === 0 || isBusy) return;
    setBusy(true);
    const results: AddFileOutcome[] = [];
    let room = most - files.length;
    for (const file of newFiles) {
      const outcome: AddFileOutcome =
        room > 0
          ? await addFile(desk, file, onlyPictures)
          : { is: 'not', was: file.name, why: 'tooMany', bytes: file.size };
      if (outcome.is === 'added') room -= 1;
      results.push(outcome);
      setOutcomes([...results]);
    }
    setBusy(false);
  };
  return { add, isBusy, outcomes, dismiss: () => setOutcomes([]) };
};
