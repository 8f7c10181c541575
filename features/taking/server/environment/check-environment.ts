import { insertFile } from '@inkstone/bank/server';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { FileKind, StoredFile } from '@inkstone/files';
import { countUpload } from '@inkstone/session/server';
import { environmentStatus as statusContract, saveEnvironment as saveContract } from '../../contract.ts';
import { findNewestCheck, insertCheck, type EnvironmentRow } from './environment.queries.ts';
import { counts, validUntil } from './is-checked.ts';

const accept: readonly FileKind[] = ['m4a', 'mp4', 'weba', 'webm'];
const megabytes = saveContract.maxBytes / 1024 / 1024;

const checkOf = (row: Omit<EnvironmentRow, 'id'>) => ({
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
export const environmentStatus = handleCall(statusContract, async ({ input, me, tx, now }) => {
  const row = await findNewestCheck(tx, { personId: me.id, deviceId: input.deviceId });
  return { checked: counts(row, now), check: row ? checkOf(row) : null };
});

const receive = async (it: PrepareContext<typeof saveContract>): Promise<StoredFile> => {
  await countUpload(it, { key: `environment ${it.me.id}`, most: 60, windowSeconds: 3600 });
  for await (const upload of it.uploads) {
    const result = await it.storage.put(upload.stream, { maxBytes: saveContract.maxBytes, accept });
    if (result.ok) return result.value;
    if (result.code === 'file.empty') return it.refuse('recording.empty');
    return it.refuse(result.code === 'file.tooLarge' ? 'recording.tooLarge' : 'recording.kind', { megabytes });
  }
  return it.refuse('recording.none');
};

/** Keeps a check with its recording, which goes with it when it has grown old. */
export const saveEnvironment = handleCall<typeof saveContract, StoredFile>(saveContract, {
  prepare: receive,
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
    return { check: checkOf(row) };
  },
});
