import { fileAddress, insertFile, removeFile } from '@inkstone/bank/server';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { kinds, type StoredFile } from '@inkstone/files';
import { countUpload } from '@inkstone/session/server';
import { deleteCorrectAudio, deleteCorrectFile, uploadCorrectFile as contract, voiceMaxBytes } from '../contract.ts';
import { findMarkable } from './may-mark.queries.ts';
import { listFiles } from './marks.queries.ts';

const refusalOf = {
  'file.tooLarge': 'voice.tooLarge',
  'file.empty': 'voice.empty',
  'file.cut': 'voice.cut',
  'file.kind': 'voice.kind',
  'file.pixels': 'voice.kind',
} as const;

// A recorder may leave unnamed which tracks a film has; here only sound is asked for.
const mimeOf = ({ kind, mime }: StoredFile): string =>
  kind === 'mp4' ? 'audio/mp4' : kind === 'webm' ? 'audio/webm' : mime;

/** Whose piece it is comes first: bytes for another's are never read. */
const receive = async (it: PrepareContext<typeof contract>): Promise<StoredFile> => {
  const { db, me, input, uploads, storage, refuse, notFound } = it;
  if (!(await findMarkable(db, { attemptId: input.attemptId, personId: me.id }))) return notFound();
  await countUpload(it, { key: `voice ${me.id}`, most: 600, windowSeconds: 3600 });
  for await (const upload of uploads) {
    const result = await storage.put(upload.stream, { maxBytes: voiceMaxBytes, accept: [...kinds.sounds] });
    if (!result.ok) return refuse(refusalOf[result.code], { megabytes: voiceMaxBytes / 1024 / 1024 });
    return result.value;
  }
  return refuse('voice.none');
};

/** Keeps a spoken note; a day later it is swept if no mark names it. */
export const uploadVoice = handleCall<typeof contract, StoredFile>(contract, {
  prepare: receive,
  async decide({ me, tx, now, secret, input, prepared: file }) {
    const { key, size: sizeBytes, sha256 } = file;
    const mime = mimeOf(file);
    const row = { key, name: `mark-${input.attemptId}`, mime, sizeBytes, sha256, ownerId: me.id, createdAt: now };
    const fileId = await insertFile(tx, { ...row, usedBy: null });
    return { file: { fileId, url: fileAddress(fileId, { secret, personId: me.id, now }), mime } };
  },
});

const remove = async ({ input, me, tx, refuse, notFound }: HandlerContext<typeof deleteCorrectFile>) => {
  const [file] = await listFiles(tx, [input.fileId]);
  if (file?.owner_id !== me.id || (file.used_by !== null && file.used_by !== 'mark')) return notFound();
  if (file.used_by === 'mark') return refuse('mark.voiceKept');
  await removeFile(tx, input.fileId);
  return { fileId: input.fileId };
};

/** Throws a spoken note away; its bytes go with the next sweep. */
export const deleteVoice = handleCall(deleteCorrectFile, remove);

/** The same for recordings. */
export const deleteVoiceAudio = handleCall(deleteCorrectAudio, remove);
