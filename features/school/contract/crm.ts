import * as z from 'zod';
import { Edition, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';
import { WebAddress } from './sign-on-provider.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

const fields = {
  pageUrl: z
    .string()
    .trim()
    .max(500)
    .regex(/^https?:\/\/[^/@\s{}]+\/\S*\{number\}\S*$/)
    .nullable()
    .describe("Address of a customer's page with {number} in it; null: none."),
  baseUrl: WebAddress.nullable().describe('Base address of the interface that docs/crm.md describes; null: none.'),
};

/** A CRM as an administrator enters it. */
export const SchoolCrmDraft = z.object({
  ...fields,
  token: z
    .string()
    .regex(/^[\x21-\x7e]{8,4096}$/)
    .nullable()
    .describe('Bearer token of the interface; null: the stored one, as long as the address stays the same, or none.'),
});
export type SchoolCrmDraft = z.output<typeof SchoolCrmDraft>;

/** The CRM of the school. */
export const getSchoolCrm = call({
  path: 'backend/school/crm',
  method: 'GET',
  effect: 'read',
  summary: "The school's CRM, without the token of its interface.",
  access,
  input: z.object({}),
  output: z.object({
    arePagesFixed: z.boolean().describe("Whether the environment names the customers' pages, which then count."),
    isApiFixed: z.boolean().describe('Whether the environment names the interface, which then counts.'),
    allowsPrivate: z
      .boolean()
      .describe('Whether the environment allows addresses in the own network and without encryption.'),
    edition: z.int().describe('How often the CRM was saved; sent back when it is saved again.'),
    crm: z
      .object({ ...fields, hasToken: z.boolean().describe('Whether a token is stored; it is never shown.') })
      .nullable()
      .describe('The CRM; null: none.'),
  }),
});

/** Saves the CRM, or removes it. */
export const saveSchoolCrm = call({
  path: 'backend/school/saveCrm',
  method: 'POST',
  effect: 'write',
  summary: 'Save the CRM of the school, or remove it; in force at once.',
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    crm: SchoolCrmDraft.nullable().describe('The CRM; null: none.'),
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: [
    'settings.changedMeanwhile',
    'schoolCrm.fixed',
    'schoolCrm.plain',
    'schoolCrm.privateAddress',
    'schoolCrm.tokenMissing',
  ],
  invalidates: ['backend/school/crm', 'backend/myStudent/crmRelation'],
});

/** Asks the interface of a CRM. */
export const testSchoolCrm = call({
  path: 'backend/school/testCrm',
  method: 'POST',
  effect: 'write',
  summary: 'Ask the interface of a CRM that need not be saved yet for a student that is nobody.',
  access,
  input: z.object({ requestId: RequestId, crm: SchoolCrmDraft.describe('The CRM to try.') }),
  output: z.object({
    failure: z
      .enum(['private', 'unreachable', 'certificate', 'denied', 'odd'])
      .nullable()
      .describe('Why the interface cannot be used; null: it answers as it should.'),
  }),
  refusals: ['schoolCrm.fixed', 'schoolCrm.plain', 'schoolCrm.tokenMissing', 'schoolCrm.noInterface'],
});
