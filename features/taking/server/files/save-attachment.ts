import { signFileUrl, insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { getQuestionType } from '@inkstone/exam/logic';
import { toFileName, kinds, type FileKind, type StoredFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import {
  saveAnswerPhoto as answerPhoto,
  saveAttachment as contract,
  saveCodePicture as codePicture,
} from '../../contract.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { discardUpload, isFull, storeUpload } from './store-upload.ts';
import { getUploadedFile } from './uploaded-files.queries.ts';
import { findAnswerFileContext, lockAnswerFile, lockOwnAttemptRow, updateAnswerFile } from './files.queries.ts';

type UploadContext = PrepareContext<typeof contract>;

/** The upload limit of one person; counted in the database, so that it holds across processes. */
export const uploadLimit = (personId: number) => ({ key: `hand in ${personId}`, most: 600, windowSeconds: 3600 });

const allKinds: readonly FileKind[] = [...kinds.photos, ...kinds.writings, 'mp3', 'm4a', 'wav'];

/** What a call takes, and for which of the questions that ask for files. */
interface UploadRules {
  accept: readonly FileKind[];
  /** Whether the question has to ask for pictures of a program, or must not; null where both will do. */
  isOwnProgram: boolean | null;
}

const asksFor = (typeId: string, { isOwnProgram }: UploadRules): boolean => {
  const type = getQuestionType(typeId);
  return type.hasFiles === true && (isOwnProgram === null || isOwnProgram === (type.isOwnProgram ?? false));
};

/** Checks the owner before any byte is stored. Null where the file has arrived already. */
const createPrepare =
  (rules: UploadRules) =>
  async (ctx: UploadContext): Promise<StoredFile | null> => {
    const { db, me, input, refuse, notFound } = ctx;
    await countUse(ctx.db, ctx.now, uploadLimit(me.id));
    const { id, attemptId, questionId } = input;
    const file = await findAnswerFileContext(db, { id, attemptId, questionId, studentId: me.id });
    const row = file && (await findOwnAttempt(db, { attemptId, studentId: me.id }));
    if (!row) return notFound();
    refuseWithdrawn(ctx, row);
    if (!asksFor(file.type, rules)) return refuse('handed.notAsked');
    if (file.hasArrived) return discardUpload(ctx);
    if (isFull(file)) return refuse('handed.tooMany');
    return storeUpload(ctx, rules.accept);
  };

const createSaveHandler = (call: typeof contract, rules: UploadRules) =>
  handleCall<typeof contract, StoredFile | null>(call, {
    prepare: createPrepare(rules),
    /** Stores the file once; a repeated upload finds it there. The lock keeps parallel uploads within the limit. */
    async decide({ input, me, tx, now, secret, prepared, refuse, notFound }) {
      const { id, attemptId, questionId } = input;
      if (!(await lockOwnAttemptRow(tx, { attemptId, studentId: me.id }))) return notFound();
      const row = await lockAnswerFile(tx, { id, attemptId, questionId }, now);
      if (!row) return notFound();
      if (row.fileId === null) {
        if (!prepared) throw new Error('a file that had arrived has gone');
        const fileContext = await findAnswerFileContext(tx, { id, attemptId, questionId, studentId: me.id });
        if (!fileContext) return notFound();
        if (isFull(fileContext)) return refuse('handed.tooMany');
        const { key, kind, mime, size, sha256 } = prepared;
        const name = toFileName(input.name, kind);
        const fileRow = { key, name, mime, sizeBytes: size, sha256, ownerId: me.id, createdAt: now, usedBy: 'answer' };
        await updateAnswerFile(tx, id, { fileId: await insertFile(tx, fileRow), name });
      }
      const file = await getUploadedFile(tx, id);
      return { file: { ...file, url: signFileUrl(file.fileId, { secret, personId: me.id, now }) } };
    },
  });

/** Uploads one file of an answer. */
export const saveAttachment = createSaveHandler(contract, { accept: allKinds, isOwnProgram: null });

/** Uploads a picture of the student's own program. */
export const saveCodePicture = createSaveHandler(codePicture, { accept: kinds.photos, isOwnProgram: true });

/** Uploads a photo of an answer on paper. */
export const saveAnswerPhoto = createSaveHandler(answerPhoto, { accept: kinds.photos, isOwnProgram: false });
