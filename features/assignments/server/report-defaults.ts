import * as z from 'zod';
import { defineSchoolSetting, type SchoolSettingStore } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';

const reportAt = z.enum(['submitted', 'closed', 'byHand']);

/** When the report of new work opens, unless its teacher chooses otherwise. */
export const reportDefaultsSetting = defineSchoolSetting(
  'reportDefaults',
  z.object({ homework: reportAt, test: reportAt }),
);

export type ReportDefaults = z.output<typeof reportDefaultsSetting.schema>;

/** What the school has set; what the kinds say where it has set nothing. */
export const readReportDefaults = async (settings: SchoolSettingStore): Promise<ReportDefaults> =>
  (await settings.read(reportDefaultsSetting)) ?? {
    homework: getKindRules('homework').reportAt,
    test: getKindRules('test').reportAt,
  };
