import { signFileUrl, insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { kinds, type StoredFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import { uploadVoiceNote as contract, voiceMaxBytes } from '../contract.ts';
import { findMarkableAttempt } from './marking-access.queries.ts';

const refusalByFileError = {
  'file.tooLarge': 'voice.tooLarge',
  'file.empty': 'voice.empty',
  'file.cut': 'voice.cut',
  'file.kind': 'voice.kind',
  'file.pixels': 'voice.kind',
} as const;

// A recorder may omit the tracks of a container; only audio is expected here.
const toAudioMime = ({ kind, mime }: StoredFile): string =>
  kind === 'mp4' ? 'audio/mp4' : kind === 'webm' ? 'audio/webm' : mime;

/** Checks access before any bytes are read. */
const receiveVoice = async (ctx: PrepareContext<typeof contract>): Promise<StoredFile> => {
  const { db, me, input, uploads, storage, refuse, notFound } = ctx;
  if (!(await findMarkableAttempt(db, { attemptId: input.attemptId, personId: me.id }))) return notFound();
  await countUse(ctx.db, ctx.now, { key: `voice ${me.id}`, most: 600, windowSeconds: 3600 });
  for await (const upload of uploads) {
    const result = await storage.save(upload.stream, { maxBytes: voiceMaxBytes, accept: [...kinds.sounds] });
    if (!result.ok) return refuse(refusalByFileError[result.code], { megabytes: voiceMaxBytes / 1024 / 1024 });
    return result.value;
  }
  return refuse('voice.none');
};

/** Stores a voice note; it is deleted after a day unless a mark uses it. */
export const uploadVoiceNote = handleCall<typeof contract, StoredFile>(contract, {
  prepare: receiveVoice,
  async decide({ me, tx, now, secret, input, prepared: file }) {
    const { key, size: sizeBytes, sha256 } = file;
    const mime = toAudioMime(file);
    const row = { key, name: `mark-${input.attemptId}`, mime, sizeBytes, sha256, ownerId: me.id, createdAt: now };
    const fileId = await insertFile(tx, { ...row, usedBy: null });
    return { file: { fileId, url: signFileUrl(fileId, { secret, personId: me.id, now }), mime } };
  },
});
