import * as z from 'zod';
import { Edition, isTimeZone, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide, maxDevices } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { maxArchiveHours, maxGraceSeconds, maxServicePicture } from '../rules.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

const reportAt = z
  .enum(['submitted', 'closed', 'byHand'])
  .describe(
    'submitted: to each on handing in; closed: when nobody can answer any more; byHand: when the teacher opens it.',
  );

const devices = z.int().min(1).max(maxDevices).describe('Browsers at once.');

/** What an administrator sets of the school. */
export const SchoolSettingsDraft = z.object({
  name: z.string().trim().min(1).max(100).describe("The school's name in English."),
  nameZh: z.string().trim().max(100).nullable().describe("The school's Chinese name; null: none."),
  timeZone: z.string().max(64).refine(isTimeZone).describe("IANA name of the school's time zone."),
  notice: z.string().trim().max(1000).nullable().describe('Notice of the login page in English; null: none.'),
  noticeZh: z.string().trim().max(1000).nullable().describe('Notice of the login page in Chinese; null: none.'),
  archiveHours: z
    .int()
    .min(1)
    .max(maxArchiveHours)
    .describe('Hours after the deadline until an assignment is archived.'),
  graceSeconds: z
    .int()
    .min(0)
    .max(maxGraceSeconds)
    .describe('Seconds after a deadline for which answers given before it are taken.'),
  reportDefaults: z
    .object({ homework: reportAt, test: reportAt })
    .describe('When the report of new work opens, unless its teacher chooses otherwise.'),
  showsDefeatedPercent: z
    .boolean()
    .describe('Whether students see the share of other students that they are ahead of.'),
  devices: z
    .object({
      teacher: devices,
      guide: devices,
      staff: devices,
      recruitment: devices,
      'recruitment-supervisor': devices,
    })
    .describe(
      'How many browsers a person may be signed in with at once, by role; the strictest role of a person counts.',
    ),
  service: z
    .object({
      picture: z
        .string()
        .max(maxServicePicture)
        .regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/)
        .describe('The picture with the QR code, as a data URL.'),
      noteEn: z.string().trim().min(1).max(300).describe('The line beside it in English.'),
      noteZh: z.string().trim().min(1).max(300).describe('The line beside it in Chinese.'),
    })
    .nullable()
    .describe('How students and candidates reach the school; null: the button is absent.'),
});
export type SchoolSettingsDraft = z.output<typeof SchoolSettingsDraft>;

/** The settings of the school. */
export const getSchoolSettings = call({
  path: 'backend/school/settings',
  method: 'GET',
  effect: 'read',
  summary: "The school's settings: names, time zone, notice of the login page, archiving, grace, customer service.",
  access,
  input: z.object({}),
  output: SchoolSettingsDraft.extend({
    edition: z.int().describe('How often the settings were saved; sent back when they are saved again.'),
  }),
});

/** Saves the settings of the school. */
export const saveSchoolSettings = call({
  path: 'backend/school/saveSettings',
  method: 'POST',
  effect: 'write',
  summary: "Save the school's settings, in force at once.",
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    ...SchoolSettingsDraft.shape,
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: ['settings.changedMeanwhile', 'settings.nameMissing', 'settings.pictureTooLarge'],
  invalidates: ['backend/school/settings', 'remind'],
});
