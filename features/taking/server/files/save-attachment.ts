import { fileAddress, insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { maxFileBytes } from '@inkstone/exam/handed';
import { getQuestionType } from '@inkstone/exam/logic';
import { fileNameOf, kinds, type FileKind, type StoredFile } from '@inkstone/files';
import { countUpload } from '@inkstone/session/server';
import {
  handedAtMost,
  handedMaxBytes,
  saveAnswerPicture as picture,
  saveAttachment as contract,
  saveCodePicture as codePicture,
} from '../../contract.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseEnded } from '../ended.ts';
import { getArrived } from './arrived.queries.ts';
import { findFilePlace, lockAnswerFile, lockOwnRow, updateAnswerFile } from './files.queries.ts';

type Upload = PrepareContext<typeof contract>;

/** Files of one person, counted in the database so that every process sees them. */
const ofFiles = (personId: number) => ({ key: `hand in ${personId}`, most: 600, windowSeconds: 3600 });

const everyKind: readonly FileKind[] = [...kinds.photos, ...kinds.writings, 'mp3', 'm4a', 'wav'];

const megabytes = maxFileBytes / 1024 / 1024;

const isFull = ({ files, bytes }: { files: number; bytes: number }): boolean =>
  files >= handedAtMost || bytes >= handedMaxBytes;

/** Reads a file that is here already to its end and forgets it, so that the browser gets to hear so. */
const passOver = async ({ uploads }: Upload): Promise<null> => {
  for await (const { stream } of uploads) stream.resume();
  return null;
};

const receive = async (it: Upload, accept: readonly FileKind[]): Promise<StoredFile> => {
  for await (const { stream } of it.uploads) {
    const result = await it.storage.put(stream, { maxBytes: maxFileBytes, accept });
    if (result.ok) return result.value;
    if (result.code === 'file.tooLarge') return it.refuse('handed.tooLarge', { megabytes });
    return it.refuse(result.code === 'file.kind' ? 'handed.kind' : 'handed.empty');
  }
  return it.refuse('handed.none');
};

/** Whose place it is comes first: bytes for another's attempt are never kept. Null where the file is here already. */
const prepareFor =
  (accept: readonly FileKind[]) =>
  async (it: Upload): Promise<StoredFile | null> => {
    const { db, me, input, refuse, notFound } = it;
    await countUpload(it, ofFiles(me.id));
    const { id, attemptId, questId: questionId } = input;
    const place = await findFilePlace(db, { id, attemptId, questionId, studentId: me.id });
    const row = place && (await findOwnAttempt(db, { attemptId, studentId: me.id }));
    if (!row) return notFound();
    refuseEnded(it, row);
    if (!getQuestionType(place.type).hasFiles) return refuse('handed.notAsked');
    if (place.hasArrived) return passOver(it);
    if (isFull(place)) return refuse('handed.tooMany');
    return receive(it, accept);
  };

const savingOf = (saved: typeof contract, accept: readonly FileKind[]) =>
  handleCall<typeof contract, StoredFile | null>(saved, {
    prepare: prepareFor(accept),
    /** Names the file, once: the same upload again finds it there. Of files that came side by side none is one too many. */
    async decide({ input, me, tx, now, secret, prepared, refuse, notFound }) {
      const { id, attemptId, questId: questionId } = input;
      if (!(await lockOwnRow(tx, { attemptId, studentId: me.id }))) return notFound();
      const row = await lockAnswerFile(tx, { id, attemptId, questionId }, now);
      if (!row) return notFound();
      if (row.fileId === null) {
        if (!prepared) throw new Error('a file that had arrived has gone');
        const place = await findFilePlace(tx, { id, attemptId, questionId, studentId: me.id });
        if (!place) return notFound();
        if (isFull(place)) return refuse('handed.tooMany');
        const { key, kind, mime, size, sha256 } = prepared;
        const name = fileNameOf(input.name, kind);
        const made = { key, name, mime, sizeBytes: size, sha256, ownerId: me.id, createdAt: now, usedBy: 'answer' };
        await updateAnswerFile(tx, id, { fileId: await insertFile(tx, made), name });
      }
      const file = await getArrived(tx, id);
      return { file: { ...file, url: fileAddress(file.fileId, { secret, personId: me.id, now }) } };
    },
  });

/** One file of an answer. */
export const saveAttachment = savingOf(contract, everyKind);

/** The same for a picture alone. */
export const saveAnswerPicture = savingOf(picture, kinds.photos);

/** The same for a picture of a program. */
export const saveCodePicture = savingOf(codePicture, kinds.photos);
