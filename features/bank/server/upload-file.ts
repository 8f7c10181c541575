import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { fileNameOf, kinds, type FileKind, type StoredFile } from '@inkstone/files';
import { countUpload } from '@inkstone/session/server';
import { fileMaxBytes, filmMaxBytes, uploadFile as contract } from '../contract.ts';
import { insertFile } from './files.queries.ts';
import { fileAddress } from './signed.ts';

const accept: readonly FileKind[] = [...kinds.pictures, ...kinds.sounds, ...kinds.documents, ...kinds.captions];

/** Uploads of one person, counted in the database so that every process sees them. */
const ofUploads = (personId: number) => ({ key: `upload ${personId}`, most: 120, windowSeconds: 3600 });

const withoutFolders = (name: string): string => name.split(/[\\/]/).at(-1) ?? '';

const mega = 1024 * 1024;

interface Received {
  name: string;
  file: StoredFile;
}

/** Takes the first file to the disk before any transaction opens; what follows it is not read. */
const receive = async (it: PrepareContext<typeof contract>): Promise<Received> => {
  await countUpload(it, ofUploads(it.me.id));
  for await (const upload of it.uploads) {
    const limits = { maxBytes: fileMaxBytes, maxFilmBytes: filmMaxBytes };
    const result = await it.storage.put(upload.stream, { ...limits, accept });
    if (!result.ok) return it.refuse(result.code, { megabytes: fileMaxBytes / mega, films: filmMaxBytes / mega });
    return { name: fileNameOf(withoutFolders(upload.name), result.value.kind), file: result.value };
  }
  return it.refuse('file.none');
};

/** Takes a picture, a recording, a PDF, a film or captions; a day later it is swept if nothing uses it. */
export const uploadFile = handleCall<typeof contract, Received>(contract, {
  prepare: receive,
  async decide({ me, tx, now, secret, prepared: { name, file } }) {
    const { key, mime, size, sha256 } = file;
    const row = { key, name, mime, sizeBytes: size, sha256, ownerId: me.id, createdAt: now, usedBy: null };
    const id = await insertFile(tx, row);
    return { file: { id, name, mime, size, url: fileAddress(id, { secret, personId: me.id, now }) } };
  },
});
