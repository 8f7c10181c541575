import * as z from 'zod';
import { mailAddressInput } from '@inkstone/base';
import { createCallFactory, signedIn } from '@inkstone/call';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { codePattern } from './password.ts';

// Loaded with the account page alone.
const call = createCallFactory(refusals, legacy);

const invalidates = ['common/mail', 'notification/settings'];

const Mail = mailAddressInput(200);
const CurrentPassword = z
  .string()
  .max(128)
  .optional()
  .describe('The current password, where `confirmation` is `password`; absent: the sign-in was a moment ago.');

const OwnMail = z.object({
  mail: z.string().nullable().describe('The address; null where none is on file.'),
  isProved: z.boolean().describe('Whether it was proved: nothing is sent to one that was not.'),
  canMail: z.boolean().describe('Whether the school can send mail, without which no address is proved.'),
  confirmation: z
    .enum(['none', 'password', 'signIn'])
    .describe(
      'What a change needs: nothing so soon after signing in, the password, or where the account has none a fresh sign-in.',
    ),
});
export type OwnMail = z.output<typeof OwnMail>;

/** The caller's mail address. */
export const getOwnMail = call({
  path: 'common/mail',
  method: 'GET',
  effect: 'read',
  summary: "The caller's mail address, whether it was proved, and what changing it needs.",
  access: signedIn,
  input: z.object({}),
  output: OwnMail,
});

/** Sends a code to an address that the caller wants to use. */
export const sendMailCode = call({
  path: 'common/mailCode',
  method: 'POST',
  effect: 'write',
  summary: 'Send eight digits to a mail address, which prove that it is mine; nothing is stored as mine before that.',
  access: signedIn,
  input: z.object({ mail: Mail.describe('The address to prove.'), password: CurrentPassword }),
  output: z.object({
    validSeconds: z.int().describe('Seconds for which the code may be used.'),
    againSeconds: z.int().describe('Seconds until another code can be asked for.'),
  }),
  refusals: ['mail.off', 'password.wrong', 'signIn.recent'],
});

/** Proves the address by the code. */
export const proveMail = call({
  path: 'common/proveMail',
  method: 'POST',
  effect: 'write',
  summary:
    'Prove the mail address by the code that was sent there: from now on it is mine, and the former one is told.',
  access: signedIn,
  input: z.object({ code: z.string().regex(codePattern).describe('The eight digits that were mailed.') }),
  output: z.object({ mail: z.string().describe('The address that now counts.') }),
  refusals: ['code.wrong'],
  invalidates,
});

/** Removes the address. */
export const removeMail = call({
  path: 'common/removeMail',
  method: 'POST',
  effect: 'write',
  summary: 'Remove my mail address, which is told; nothing is sent there any more.',
  access: signedIn,
  input: z.object({ password: CurrentPassword }),
  output: z.object({}),
  refusals: ['password.wrong', 'signIn.recent'],
  invalidates,
});
