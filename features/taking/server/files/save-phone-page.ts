import { insertFile } from '@inkstone/bank/server';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { kinds, toFileName, type StoredFile } from '@inkstone/files';
import { countUse, hashToken } from '@inkstone/session/server';
import { savePhonePage as contract } from '../../contract.ts';
import { toPhonePagesSubject } from '../../push-subjects.ts';
import { lockAttempt, type LockedAttempt } from '../attempt-rows.queries.ts';
import { findAnswerFileContext, lockAnswerFile, updateAnswerFile } from './files.queries.ts';
import { hasPageRoom } from './find-page-room.ts';
import { keepUnnamedPages } from './keep-unnamed-pages.ts';
import { countPhonePages, findPhoneCamera, type PhoneCamera } from './phone-camera.queries.ts';
import { findCodeRefusal } from './phone-camera-state.ts';
import { findUsableCode, refuseUse } from './usable-code.ts';
import { uploadLimit } from './save-attachment.ts';
import { discardUpload, isFull, storeUpload } from './store-upload.ts';

interface PreparedPage {
  camera: PhoneCamera;
  /** Null where the page had arrived before. */
  file: StoredFile | null;
}

/** Checks the code and the phone before a byte of the photo is read. */
const prepare = async (ctx: PrepareContext<typeof contract>): Promise<PreparedPage> => {
  const { db, input, now, refuse } = ctx;
  const camera = await findUsableCode(ctx);
  // The phone has to open the code first.
  if (camera.phoneHash === null) return refuseUse(ctx, 'camera.unknown');
  // Nobody but the phone that has opened the code uses up what the student may send.
  await countUse(db, now, uploadLimit(camera.studentId));
  const context = await findAnswerFileContext(db, { ...camera, id: input.id });
  if (!context) return refuse('camera.unknown');
  if (context.hasArrived) return { camera, file: await discardUpload(ctx) };
  if (isFull(context)) return refuse('handed.tooMany');
  return { camera, file: await storeUpload(ctx, kinds.photos) };
};

type SaveContext = HandlerContext<typeof contract, PreparedPage>;

/** Numbers the page in its name too, puts it into the answer, and tells the exam window. */
const addPage = async (
  ctx: SaveContext,
  { row, camera, file }: { row: LockedAttempt; camera: PhoneCamera; file: StoredFile },
) => {
  const { input, tx, now, push } = ctx;
  const { key, kind, mime, size, sha256 } = file;
  const pageNumber = (await countPhonePages(tx, camera)).lastNumber + 1;
  const name = toFileName(input.name.replace(/(\.\w+)?$/, `-${pageNumber}$1`), kind);
  const fileRow = { key, name, mime, sizeBytes: size, sha256, ownerId: camera.studentId, createdAt: now };
  const fileId = await insertFile(tx, { ...fileRow, usedBy: 'answer' });
  await updateAnswerFile(tx, input.id, { fileId, name, pageNumber });
  await keepUnnamedPages(tx, row, now);
  await push([camera.studentId], { kind: 'refresh', about: toPhonePagesSubject(camera.attemptId) });
  return pageNumber;
};

/** Takes a page from a phone. The lock numbers pages one after the other, and keeps what ends meanwhile out. */
export const savePhonePage = handleCall(contract, {
  prepare,
  async decide(ctx) {
    const { input, prepared, tx, now, school, refuse } = ctx;
    const row = await lockAttempt(tx, prepared.camera.attemptId);
    const camera = await findPhoneCamera(tx, prepared.camera.tokenHash);
    if (!row || !camera) return refuse('camera.unknown');
    const refusal = findCodeRefusal(camera, { row, phoneHash: hashToken(input.phoneKey), now, school });
    if (refusal) return refuse(refusal);
    const { attemptId, questionId } = camera;
    const page = await lockAnswerFile(tx, { id: input.id, attemptId, questionId }, now);
    // A file of the window itself is no page of a phone.
    if (!page || (page.fileId !== null && page.pageNumber === null)) return refuse('camera.unknown');
    if (page.pageNumber !== null) return { number: page.pageNumber };
    if (!prepared.file) throw new Error('a page that had arrived has gone');
    const context = await findAnswerFileContext(tx, { ...camera, id: input.id });
    if (!context || isFull(context)) return refuse('handed.tooMany');
    if (!(await hasPageRoom(tx, row, questionId))) return refuse('camera.full');
    return { number: await addPage(ctx, { row, camera, file: prepared.file }) };
  },
});
