import * as z from 'zod';
import { defineSchoolSetting } from '@inkstone/call/server';

/** What students see of themselves beside others; never saved: all of it. */
export const studentViewSetting = defineSchoolSetting(
  'studentView',
  z.object({
    /** The share of the other students with fewer answered questions. */
    showsDefeatedPercent: z.boolean(),
  }),
);
