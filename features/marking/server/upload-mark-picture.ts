import { signFileUrl, insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { StoredFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import { pictureMaxBytes, uploadMarkPicture as contract } from '../contract.ts';
import { findMarkableAttempt } from './marking-access.queries.ts';

const refusalByFileError = {
  'file.tooLarge': 'picture.tooLarge',
  'file.empty': 'picture.empty',
  'file.cut': 'picture.cut',
  'file.kind': 'picture.kind',
  'file.pixels': 'picture.kind',
} as const;

/** Checks access before any bytes are read. */
const receivePicture = async (ctx: PrepareContext<typeof contract>): Promise<StoredFile> => {
  const { db, me, input, uploads, storage, refuse, notFound } = ctx;
  if (!(await findMarkableAttempt(db, { attemptId: input.attemptId, personId: me.id }))) return notFound();
  await countUse(ctx.db, ctx.now, { key: `mark-picture ${me.id}`, most: 300, windowSeconds: 3600 });
  for await (const upload of uploads) {
    const result = await storage.save(upload.stream, { maxBytes: pictureMaxBytes, accept: ['png', 'jpeg', 'pdf'] });
    if (!result.ok) return refuse(refusalByFileError[result.code], { megabytes: pictureMaxBytes / 1024 / 1024 });
    return result.value;
  }
  return refuse('picture.none');
};

/** Stores a marked page as a picture; it is deleted after a day unless a mark uses it. */
export const uploadMarkPicture = handleCall<typeof contract, StoredFile>(contract, {
  prepare: receivePicture,
  async decide({ me, tx, now, secret, input, prepared: file }) {
    const { key, size: sizeBytes, sha256, mime } = file;
    const name = `marked-page-${input.attemptId}.${file.kind === 'jpeg' ? 'jpg' : file.kind}`;
    const row = { key, name, mime, sizeBytes, sha256, ownerId: me.id, createdAt: now, usedBy: null };
    const fileId = await insertFile(tx, row);
    return { file: { fileId, url: signFileUrl(fileId, { secret, personId: me.id, now }), mime } };
  },
});
