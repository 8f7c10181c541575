import * as z from 'zod';
import { foldCharacters, isTimeZone, mailAddressInput } from '@inkstone/base';
import { anonymous, createCallFactory } from '@inkstone/call';
import { BrowserTimeZone, UserInfo } from '@inkstone/session/contract';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals, legacy);

/** Whether the school still waits for its first person. */
export const getSetupState = call({
  path: 'setup/state',
  method: 'GET',
  effect: 'read',
  summary: 'Whether the school still waits for its first person; closed for ever once there was one.',
  access: anonymous,
  input: z.object({}),
  output: z.object({ isOpen: z.boolean().describe('Whether the set-up page makes the first administrator.') }),
});

/** The names and the time zone of a school. */
export const SchoolNames = z.object({
  schoolName: z.string().trim().min(1).max(100).describe("The school's name in English."),
  schoolNameZh: z.string().trim().max(100).nullable().describe("The school's Chinese name; null: none."),
  schoolTimeZone: z
    .string()
    .max(64)
    .refine(isTimeZone)
    .describe("IANA name of the school's time zone, by which days and deadlines are told."),
});

/** Names the school and makes its first administrator, who is signed in. */
export const createFirstAdministrator = call({
  path: 'setup/create',
  method: 'POST',
  effect: 'write',
  summary: "Name the school and make its first administrator with the code that the server's start printed.",
  access: anonymous,
  hasSecretInput: true,
  input: z.object({
    code: z
      .string()
      .max(200)
      .describe('The code that the start of the server printed; spaces, hyphens and case do not matter.'),
    ...SchoolNames.shape,
    name: z.string().trim().min(1).max(100).describe("The administrator's name in Latin letters."),
    nameZh: z.string().trim().max(100).nullable().describe("The administrator's Chinese name; null: none."),
    username: z
      .string()
      .trim()
      .overwrite(foldCharacters)
      .regex(/^\S{1,64}$/)
      .describe('Name of the account, without spaces.'),
    password: z.string().min(8).max(128).describe('At least 8 characters.'),
    mail: mailAddressInput(254).nullable().describe('The mail address; null: none.'),
    language: z.enum(['en', 'zh']).describe('The language of screens and messages: 1 English, 2 Chinese.'),
    timeZone: BrowserTimeZone,
  }),
  output: z.object({ user: UserInfo.describe('The administrator, who is signed in now.') }),
  refusals: [
    'setup.codeWrong',
    'setup.passwordCommon',
    'setup.passwordUsername',
    'setup.usernameConfusable',
    'setup.nameMissing',
  ],
});
