import type { PinnedContent } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { takesRecordings } from '@inkstone/exam/logic';
import { environmentDays } from '../../contract.ts';
import { findNewestCheck, type EnvironmentRow } from './environment.queries.ts';

/** Until when a check counts. */
export const validUntil = ({ at }: Pick<EnvironmentRow, 'at'>): Date =>
  new Date(at.getTime() + daysAsMs(environmentDays));

/** True where a check says that the device can be heard from and counts still. */
export const counts = (row: EnvironmentRow | undefined, now: Date): boolean =>
  row !== undefined && row.isOutputHeard && validUntil(row) > now;

/** Whether work plays sound, and whether it records speech. */
export const devicesOf = ({ sections }: PinnedContent): { sound: boolean; microphone: boolean } => {
  const sets = sections.flatMap((section) => section.sets);
  return {
    sound: sets.some(({ stimulus }) => stimulus.kind === 'audio' || (stimulus.audioSeconds ?? 0) > 0),
    microphone: sets.some(({ questions }) => questions.some(takesRecordings)),
  };
};

/** True where the work plays sound or records speech. */
export const needsSound = (content: PinnedContent): boolean => {
  const { sound, microphone } = devicesOf(content);
  return sound || microphone;
};

/** Whether work is begun on a checked device; null where it neither plays nor records. */
export const environmentOf = async (
  db: Handle,
  content: PinnedContent,
  at: { personId: number; deviceId: string | undefined; now: Date },
): Promise<'checked' | 'unchecked' | null> => {
  if (!needsSound(content)) return null;
  if (at.deviceId === undefined) return 'unchecked';
  const newest = await findNewestCheck(db, { personId: at.personId, deviceId: at.deviceId });
  return counts(newest, at.now) ? 'checked' : 'unchecked';
};
