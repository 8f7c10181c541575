import * as z from 'zod';
import { daysAsMs } from '@inkstone/base';
import { defineSchoolSetting, type HandlerServices } from '@inkstone/call/server';
import { keepForEver, retentionKinds, type RetentionDays, type RetentionKind } from '../../retention.ts';

const days = z.int().positive().nullable();

/** For how many days the school keeps what it may remove. */
export const retentionSetting = defineSchoolSetting(
  'retention',
  z.object({
    edition: z.int(),
    days: z.object({ activity: days, journals: days, recordings: days, signIns: days }),
  }),
);

/** What the school set, before the environment; nothing is removed where nothing was set. */
export const readOwnRetention = async ({
  settings,
}: Pick<HandlerServices, 'settings'>): Promise<{ edition: number; days: RetentionDays }> =>
  (await settings.read(retentionSetting)) ?? { edition: 0, days: keepForEver };

/** The days that the server's environment fixes, by kind; those of zero mean without end. */
export const readFixedRetention = ({
  school,
}: Pick<HandlerServices, 'school'>): Partial<Record<RetentionKind, number | null>> =>
  Object.fromEntries(
    retentionKinds.flatMap((kind) => {
      const fixed = school.retentionDays?.[kind];
      return fixed === undefined ? [] : [[kind, fixed === 0 ? null : fixed]];
    }),
  );

/** The days in force: the environment wins. */
export const readRetention = async (ctx: Pick<HandlerServices, 'settings' | 'school'>): Promise<RetentionDays> => ({
  ...(await readOwnRetention(ctx)).days,
  ...readFixedRetention(ctx),
});

/** The instant before which something is removed. */
export const retentionEnd = (now: Date, dayCount: number): Date => new Date(now.getTime() - daysAsMs(dayCount));
