import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { toFileName, kinds, type FileKind, type StoredFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import { maxFileBytes, maxFilmBytes, uploadFile as contract } from '../contract.ts';
import { insertFile } from './files.queries.ts';
import { signFileUrl } from './sign-content.ts';

const acceptedKinds: readonly FileKind[] = [...kinds.pictures, ...kinds.sounds, ...kinds.documents, ...kinds.captions];

/** Rate limit of uploads by one person, counted in the database so that all processes share it. */
const uploadRateLimit = (personId: number) => ({ key: `upload ${personId}`, most: 120, windowSeconds: 3600 });

const stripFolders = (name: string): string => name.split(/[\\/]/).at(-1) ?? '';

const bytesPerMegabyte = 1024 * 1024;

interface ReceivedFile {
  name: string;
  file: StoredFile;
}

/** Stores the first file before the transaction; further ones are not read. */
const receiveFile = async (ctx: PrepareContext<typeof contract>): Promise<ReceivedFile> => {
  await countUse(ctx.db, ctx.now, uploadRateLimit(ctx.me.id));
  for await (const upload of ctx.uploads) {
    const limits = { maxBytes: maxFileBytes, maxFilmBytes };
    const result = await ctx.storage.save(upload.stream, { ...limits, accept: acceptedKinds });
    if (!result.ok)
      return ctx.refuse(result.code, {
        megabytes: maxFileBytes / bytesPerMegabyte,
        films: maxFilmBytes / bytesPerMegabyte,
      });
    return { name: toFileName(stripFolders(upload.name), result.value.kind), file: result.value };
  }
  return ctx.refuse('file.none');
};

/** Uploads a picture, recording, PDF, video or captions; it is swept after a day if nothing uses it. */
export const uploadFile = handleCall<typeof contract, ReceivedFile>(contract, {
  prepare: receiveFile,
  async decide({ me, tx, now, secret, prepared: { name, file } }) {
    const { key, mime, size, sha256 } = file;
    const row = { key, name, mime, sizeBytes: size, sha256, ownerId: me.id, createdAt: now, usedBy: null };
    const id = await insertFile(tx, row);
    return { file: { id, name, mime, size, url: signFileUrl(id, { secret, personId: me.id, now }) } };
  },
});
