import { handleCall } from '@inkstone/call/server';
import { resolveFileResponse, readSignedFile } from '@inkstone/files';
import { getFile as contract } from '../contract.ts';
import { findFile } from './files.queries.ts';
import { isPlaySpent } from './plays.queries.ts';

/** Streams a file, or a range of it, to the holder of its signed URL; another person's session may not use it. */
export const getFile = handleCall(
  contract,
  async ({ input, me, tx, now, secret, storage, request, refuse, notFound }) => {
    const verdict = readSignedFile(secret, input, now);
    if (!verdict.ok) return verdict.code === 'file.expired' ? refuse('file.expired') : notFound();
    if (me && me.id !== verdict.value.personId) return notFound();
    const { play, personId } = verdict.value;
    if (play !== undefined && (await isPlaySpent(tx, { play, personId, now }))) return refuse('file.expired');
    const row = await findFile(tx, verdict.value.fileId);
    if (!row) return notFound();

    const file = { size: row.sizeBytes, mime: row.mime, sha256: row.sha256, name: row.name };
    const { status, headers, bytes } = resolveFileResponse(file, { range: request.range });
    if (bytes === null) return { status, headers, body: null };
    return { status, headers, body: await storage.open(row.key, bytes === 'all' ? undefined : bytes) };
  },
);
