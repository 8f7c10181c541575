import { listHeldRecordings } from '@inkstone/assignments/server';
import { getFile as contract } from '@inkstone/bank/contract';
import { findFile, parsePlay } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { readSignedFile, resolveFileResponse } from '@inkstone/files';
import { isSound } from '../attempt-session/play-urls.ts';
import { findPlayStatus } from './plays.queries.ts';

type FileContext = HandlerContext<typeof contract>;

interface SignedPlay {
  attemptId?: number;
  /** Whether no other test holds the recording from it. */
  isExempt: boolean;
}

/** Refuses a play that is over. */
const readPlay = async (
  { tx, now, refuse }: FileContext,
  { play: name, personId }: { play?: string; personId: number },
): Promise<SignedPlay> => {
  if (name === undefined) return { isExempt: false };
  const play = parsePlay(name);
  const { isSpent, isExempt } = await findPlayStatus(tx, { play, personId, now });
  return isSpent ? refuse('file.expired') : { attemptId: play.attemptId, isExempt };
};

/** Refuses a recording whose plays are limited by another test that the person is taking. */
const refuseHeld = async (
  { tx, now, refuse, language }: FileContext,
  { fileId, personId, attemptId }: { fileId: number; personId: number; attemptId?: number | undefined },
): Promise<void> => {
  const heldRecordings = await listHeldRecordings(tx, { studentId: personId, fileIds: [fileId], now, attemptId });
  const test = heldRecordings.get(fileId);
  if (test) refuse('file.heldByTest', { title: localizedName(language, test.title, test.titleZh) });
};

/**
 * Streams a file, or a range of it, to the holder of its signed URL; another person's session may not use it. Every way
 * to a recording leads through here, so that the limit of a test in progress holds for all of them.
 */
export const getFile = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, storage, request, refuse, notFound } = ctx;
  const verdict = readSignedFile(secret, input, now);
  if (!verdict.ok) return verdict.code === 'file.expired' ? refuse('file.expired') : notFound();
  if (me && me.id !== verdict.value.personId) return notFound();
  const { fileId, personId } = verdict.value;
  const { attemptId, isExempt } = await readPlay(ctx, verdict.value);
  const row = await findFile(tx, fileId);
  if (!row) return notFound();
  if (isSound(row) && !isExempt) await refuseHeld(ctx, { fileId, personId, attemptId });

  const file = { size: row.sizeBytes, mime: row.mime, sha256: row.sha256, name: row.name };
  const { status, headers, bytes } = resolveFileResponse(file, { range: request.range });
  if (bytes === null) return { status, headers, body: null };
  return { status, headers, body: await storage.open(row.key, bytes === 'all' ? undefined : bytes) };
});
