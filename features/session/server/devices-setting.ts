import * as z from 'zod';
import { defineSchoolSetting } from '@inkstone/call/server';
import { backendRoles, maxDevices } from '../roles.ts';

const count = z.int().min(1).max(maxDevices);

/** How many browsers a person of a role of the backend login may be signed in with at once. */
export const devicesSetting = defineSchoolSetting(
  'devices',
  z.object({
    teacher: count,
    guide: count,
    staff: count,
    recruitment: count,
    'recruitment-supervisor': count,
  } satisfies Record<(typeof backendRoles)[number], typeof count>),
);

/** Where the school has set nothing, everybody has one. */
export const oneDevice: Devices = { teacher: 1, guide: 1, staff: 1, recruitment: 1, 'recruitment-supervisor': 1 };

type Devices = z.output<(typeof devicesSetting)['schema']>;

/** The browsers of a person: the strictest of the roles counts, and a student or candidate has one. */
export const countDevices = (roles: readonly string[], devices: Devices | null): number => {
  if (roles.length === 0) return 1;
  const counts: Readonly<Record<string, number>> = devices ?? oneDevice;
  return Math.min(...roles.map((role) => counts[role] ?? 1));
};
