import * as z from 'zod';
import { aliasCall, anonymous, createCallFactory } from '@inkstone/call';
import { legacy } from '../legacy.ts';
import { refusals } from '../refusals.ts';
import { backendSide, frontendSide } from '../roles.ts';

// Not exported by the contract's index, which is loaded with every page; these calls are loaded lazily.
const call = createCallFactory(refusals, legacy);

/** Digits of a mailed code: six would be guessed where thousands of accounts are tried (decision 041). */
export const codeDigits = 8;

/** A whole code as it is mailed. */
export const codePattern = /^\d{8}$/;

const Password = z.string().min(8).max(128).describe('At least 8 characters.');

/** Changes the password of a student or candidate; their other sessions end. */
export const changePassword = call({
  path: 'frontend/account/modifyPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Change the own password (students, candidates); every other session of the person ends.',
  access: frontendSide,
  input: z.object({
    oldPassword: z.string().min(1).max(128).describe('The password that has counted until now.'),
    password: Password.describe('The new password, at least 8 characters.'),
  }),
  output: z.object({}),
  refusals: ['password.wrong', 'password.same', 'password.common', 'password.username'],
});

/** The same for the backend login. */
export const changeBackendPassword = aliasCall('backend/modifyPassword', changePassword, {
  access: backendSide,
  summary: 'Change the own password (teacher side, recruitment); every other session of the person ends.',
});

const AccountName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .describe('Name of the account, or a mail address that was proved for it and for no other of this sign-in.');

const FamilyName = z.enum(['frontend', 'backend']);

/** Sends a code to the user's e-mail address; the response is the same whether or not the account exists. */
export const sendPasswordCode = call({
  path: 'backend/verifyCode',
  method: 'POST',
  effect: 'write',
  summary:
    'Send eight digits to the proved mail address, valid for ten minutes; the same answer whether the account exists.',
  access: anonymous,
  input: z.object({
    username: AccountName,
    family: FamilyName.describe(
      'Which sign-in the account belongs to: frontend for students and candidates, backend for everybody else.',
    ),
  }),
  output: z.object({
    validSeconds: z.int().describe('Seconds for which the code may be used.'),
    againSeconds: z.int().describe('Seconds until another code can be asked for.'),
  }),
  refusals: ['mail.none'],
});

/** Sets a new password with the code. */
export const recoverPassword = call({
  path: 'backend/forgetPassword',
  method: 'POST',
  effect: 'write',
  summary: 'Set a new password with the code that was mailed; every session of the person ends.',
  access: anonymous,
  input: z.object({
    username: AccountName,
    family: FamilyName.describe(
      'Which sign-in the account belongs to: frontend for students and candidates, backend for everybody else.',
    ),
    code: z.string().regex(codePattern).describe('The eight digits that were mailed.'),
    password: Password.describe('The new password, at least 8 characters.'),
  }),
  output: z.object({}),
  refusals: ['code.wrong', 'password.common', 'password.username'],
});
