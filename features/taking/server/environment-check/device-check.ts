import { updateFilesUnused, type PinnedContent } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import type { Handle, Tx } from '@inkstone/db';
import { takesRecordings } from '@inkstone/exam/logic';
import { environmentCheckDays } from '../../contract.ts';
import { findNewestCheck, removeOldChecks, type EnvironmentRow } from './environment.queries.ts';

/** Until when a check is valid. */
export const validUntil = ({ at }: Pick<EnvironmentRow, 'at'>): Date =>
  new Date(at.getTime() + daysAsMs(environmentCheckDays));

/** Whether a check is valid and sound was heard. */
export const isValidCheck = (row: EnvironmentRow | undefined, now: Date): boolean =>
  row !== undefined && row.isOutputHeard && validUntil(row) > now;

/** Whether the content plays sound, and whether it records speech. */
export const requiredDevices = ({ sections }: PinnedContent): { sound: boolean; microphone: boolean } => {
  const sets = sections.flatMap((section) => section.sets);
  return {
    sound: sets.some(({ stimulus }) => stimulus.kind === 'audio' || (stimulus.audioSeconds ?? 0) > 0),
    microphone: sets.some(({ questions }) => questions.some(takesRecordings)),
  };
};

/** Whether the content plays sound or records speech. */
export const needsSound = (content: PinnedContent): boolean => {
  const { sound, microphone } = requiredDevices(content);
  return sound || microphone;
};

/** Whether the device has a valid check; null where the content needs none. */
export const resolveEnvironment = async (
  db: Handle,
  content: PinnedContent,
  device: { personId: number; deviceId: string | undefined; now: Date },
): Promise<'checked' | 'unchecked' | null> => {
  if (!needsSound(content)) return null;
  if (device.deviceId === undefined) return 'unchecked';
  const newest = await findNewestCheck(db, { personId: device.personId, deviceId: device.deviceId });
  return isValidCheck(newest, device.now) ? 'checked' : 'unchecked';
};

const batchSize = 5000;

/** Deletes expired checks and marks their recordings as unused. */
export const deleteOldChecks = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysAsMs(environmentCheckDays));
  await updateFilesUnused(tx, await removeOldChecks(tx, before, batchSize));
};

export const toCheckRecord = (row: Omit<EnvironmentRow, 'id'>) => ({
  at: row.at.toISOString(),
  validUntil: validUntil(row).toISOString(),
  outputHeard: row.isOutputHeard,
  level: row.level,
  noiseFloor: row.noiseFloor,
  clipping: row.isClipping,
  clockOffsetMs: row.clockOffsetMs,
  codec: row.codec,
});
