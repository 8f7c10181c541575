import { insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { FileKind, StoredFile } from '@inkstone/files';
import { countUpload } from '@inkstone/session/server';
import { getEnvironmentCheck as statusContract, saveEnvironmentCheck as saveContract } from '../../contract.ts';
import { findNewestCheck, insertCheck, type EnvironmentRow } from './environment.queries.ts';
import { isValidCheck, validUntil } from './device-check.ts';

const accept: readonly FileKind[] = ['m4a', 'mp4', 'weba', 'webm'];
const megabytes = saveContract.maxBytes / 1024 / 1024;

const toCheckRecord = (row: Omit<EnvironmentRow, 'id'>) => ({
  at: row.at.toISOString(),
  validUntil: validUntil(row).toISOString(),
  outputHeard: row.isOutputHeard,
  level: row.level,
  noiseFloor: row.noiseFloor,
  clipping: row.isClipping,
  clockOffsetMs: row.clockOffsetMs,
  codec: row.codec,
});

/** The newest check of this device, and whether it counts. */
export const getEnvironmentCheck = handleCall(statusContract, async ({ input, me, tx, now }) => {
  const row = await findNewestCheck(tx, { personId: me.id, deviceId: input.deviceId });
  return { checked: isValidCheck(row, now), check: row ? toCheckRecord(row) : null };
});

const storeUpload = async (ctx: PrepareContext<typeof saveContract>): Promise<StoredFile> => {
  await countUpload(ctx, { key: `environment ${ctx.me.id}`, most: 60, windowSeconds: 3600 });
  for await (const upload of ctx.uploads) {
    const result = await ctx.storage.save(upload.stream, { maxBytes: saveContract.maxBytes, accept });
    if (result.ok) return result.value;
    if (result.code === 'file.empty') return ctx.refuse('recording.empty');
    return ctx.refuse(result.code === 'file.tooLarge' ? 'recording.tooLarge' : 'recording.kind', { megabytes });
  }
  return ctx.refuse('recording.none');
};

/** Stores a check with its recording; both are deleted once the check has expired. */
export const saveEnvironmentCheck = handleCall<typeof saveContract, StoredFile>(saveContract, {
  prepare: storeUpload,
  async decide({ input, me, tx, now, request, prepared }) {
    const { key, mime, size, sha256 } = prepared;
    const name = `environment.${prepared.kind}`;
    const file = {
      key,
      name,
      mime,
      sizeBytes: size,
      sha256,
      ownerId: me.id,
      createdAt: now,
      usedBy: 'environment_check',
    };
    const row = {
      personId: me.id,
      deviceId: input.deviceId,
      at: now,
      isOutputHeard: input.outputHeard,
      level: input.level,
      noiseFloor: input.noiseFloor,
      isClipping: input.clipping,
      clockOffsetMs: Date.parse(input.clientTime) - now.getTime(),
      codec: input.codec,
      userAgent: request.userAgent,
      fileId: await insertFile(tx, file),
    };
    await insertCheck(tx, row);
    return { check: toCheckRecord(row) };
  },
});
