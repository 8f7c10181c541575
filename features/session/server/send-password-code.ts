import { randomInt } from 'node:crypto';
import { foldCase, localizedName, localize } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { mailJob } from '@inkstone/mail';
import { codeDigits, sendPasswordCode as contract } from '../contract/password.ts';
import { getLoginFamily, type Role } from '../roles.ts';
import { mailMessages } from '../messages.ts';
import { rememberCodeBrowser } from './code-browser.ts';
import { countAnonymous } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { findAccount } from './account.queries.ts';
import { insertCode } from './session.queries.ts';
import { countCode, findOrigin } from './tries.ts';

const validSeconds = 600;

interface PreparedCode {
  code: string;
  codeHash: string;
  browserHash: Buffer;
}

/**
 * E-mails a code of eight digits to an account of this family with an e-mail address; the response does not reveal whether
 * there is one.
 */
export const sendPasswordCode = handleCall<typeof contract, PreparedCode>(contract, {
  async prepare(ctx) {
    const { input, db, now, request, canMail, refuse } = ctx;
    if (!canMail) return refuse('mail.none');
    await countAnonymous(ctx, 'code');
    const account = await findAccount(db, input.username);
    const origin = await findOrigin(ctx, account?.id);
    await countCode({ db, now }, foldCase(input.username), origin);
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    const browserHash = rememberCodeBrowser(request, validSeconds);
    return { code, browserHash, codeHash: await hashPassword(code, origin.queueKey) };
  },
  async decide({ input, tx, now, school, enqueue, prepared }) {
    const account = await findAccount(tx, input.username);
    const isOfFamily = account?.roles.some((role) => getLoginFamily(role as Role) === input.family);
    if (account?.mail && isOfFamily) {
      const expiresAt = new Date(now.getTime() + validSeconds * 1000);
      const { codeHash, browserHash } = prepared;
      await insertCode(tx, { personId: account.id, codeHash, browserHash, createdAt: now, expiresAt });
      const { language } = account;
      const values = { code: prepared.code, school: localizedName(language, school.name, school.nameZh) };
      const subject = localize(mailMessages.pairs.codeSubject, language, values);
      const text = localize(mailMessages.pairs.codeText, language, values);
      await enqueue(mailJob, { to: account.mail, subject, text, expiresAt: expiresAt.toISOString() });
    }
    return { validSeconds, againSeconds: 60 };
  },
});
