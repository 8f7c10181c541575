import { insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { FileKind, StoredFile } from '@inkstone/files';
import { countUse } from '@inkstone/session/server';
import { saveEnvironmentCheck as contract } from '../../contract.ts';
import { insertCheck } from './environment.queries.ts';
import { toCheckRecord } from './device-check.ts';

const accept: readonly FileKind[] = ['m4a', 'mp4', 'weba', 'webm'];

const megabytes = contract.maxBytes / 1024 / 1024;

const storeUpload = async (ctx: PrepareContext<typeof contract>): Promise<StoredFile> => {
  await countUse(ctx.db, ctx.now, { key: `environment ${ctx.me.id}`, most: 60, windowSeconds: 3600 });
  for await (const upload of ctx.uploads) {
    const result = await ctx.storage.save(upload.stream, { maxBytes: contract.maxBytes, accept });
    if (result.ok) return result.value;
    if (result.code === 'file.empty') return ctx.refuse('recording.empty');
    return ctx.refuse(result.code === 'file.tooLarge' ? 'recording.tooLarge' : 'recording.kind', { megabytes });
  }
  return ctx.refuse('recording.none');
};

/** Stores a check with its recording; both are deleted once the check has expired. */
export const saveEnvironmentCheck = handleCall<typeof contract, StoredFile>(contract, {
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
