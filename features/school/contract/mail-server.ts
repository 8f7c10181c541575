import * as z from 'zod';
import { Edition, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

/** How the connection to a mail server is encrypted. */
export const MailSecurity = z.enum(['tls', 'starttls', 'none']);

// Control characters would begin another header or another command.
const line = z
  .string()
  .trim()
  .min(1)
  .max(250)
  .regex(/^[^\p{Cc}]+$/u);

const fields = {
  host: line
    .regex(/^[A-Za-z0-9.:-]+$/)
    .describe('Name of the mail server, such as smtp.school.example; names in other scripts in their ASCII form.'),
  port: z.int().min(1).max(65_535).describe('Port of the mail server, mostly 465 or 587.'),
  security: MailSecurity.describe(
    'tls: encrypted from the beginning; starttls: encrypted before anything is said; none: not encrypted.',
  ),
  username: line.nullable().describe('User name at the mail server; null: it asks for none.'),
  from: z.email().max(250).describe('The sender of the mails.'),
};

/** A mail server as an administrator enters it. */
export const MailServerDraft = z.object({
  ...fields,
  password: z
    .string()
    .max(500)
    .nullable()
    .describe('Password at the mail server; null: the stored one, as long as server and user name stay the same.'),
});
export type MailServerDraft = z.output<typeof MailServerDraft>;

/** The mail server of the school. */
export const getMailServer = call({
  path: 'backend/school/mailServer',
  method: 'GET',
  effect: 'read',
  summary: "The school's mail server, without its password.",
  access,
  input: z.object({}),
  output: z.object({
    isFixed: z.boolean().describe('Whether the environment of the server names the mail server, which then counts.'),
    allowsPrivate: z
      .boolean()
      .describe('Whether the environment allows mail servers in the own network and without encryption.'),
    edition: z.int().describe('How often the mail server was saved; sent back when it is saved again.'),
    server: z
      .object({ ...fields, hasPassword: z.boolean().describe('Whether a password is stored; it is never shown.') })
      .nullable()
      .describe('The mail server; null: none, and no mail is sent.'),
  }),
});

/** Saves the mail server, or removes it. */
export const saveMailServer = call({
  path: 'backend/school/saveMailServer',
  method: 'POST',
  effect: 'write',
  summary: 'Save the mail server of the school, or remove it; in force at once.',
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    server: MailServerDraft.nullable().describe('The mail server; null: none.'),
  }),
  output: z.object({ edition: z.int().describe('The edition that was saved.') }),
  refusals: [
    'settings.changedMeanwhile',
    'mail.fixed',
    'mail.privateServer',
    'mail.unencrypted',
    'mail.port',
    'mail.passwordMissing',
  ],
  invalidates: ['backend/school/mailServer', 'remind', 'common/mail', 'notification/settings'],
});

/** Why a test mail was not taken. */
export const MailTestFailure = z.enum(['private', 'unreachable', 'certificate', 'login', 'refused']);

/** Sends a test mail. */
export const testMailServer = call({
  path: 'backend/school/testMailServer',
  method: 'POST',
  effect: 'write',
  summary: 'Send a mail by a mail server that need not be saved yet, and say what the server answered.',
  access,
  input: z.object({
    requestId: RequestId,
    server: MailServerDraft.describe('The mail server to try.'),
    to: z.email().max(250).describe('Who gets the test mail.'),
  }),
  output: z.object({
    failure: MailTestFailure.nullable().describe('Why the mail was not taken; null: the mail server took it.'),
    answer: z.string().nullable().describe('Codes of the answer of the mail server; null where none came.'),
  }),
  refusals: ['mail.fixed', 'mail.unencrypted', 'mail.port', 'mail.passwordMissing'],
});
