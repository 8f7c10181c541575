import { randomInt } from 'node:crypto';
import { foldCase, localizedName, localize } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { mailJob } from '@inkstone/mail';
import { codeDigits, sendPasswordCode as contract } from '../contract/password.ts';
import { mailMessages } from '../messages.ts';
import { lockAccount, type Account } from './account.queries.ts';
import { rememberCodeBrowser } from './code-browser.ts';
import { countAnonymous } from './limits.ts';
import { listNamedAccounts } from './named-accounts.ts';
import { hashPassword } from './passwords.ts';
import { insertCode } from './session.queries.ts';
import { countRequestedCode, findOrigin } from './tries.ts';

const validSeconds = 600;

interface PreparedCode {
  code: string;
  codeHash: string;
  browserHash: Buffer;
}

type Context = HandlerContext<typeof contract, PreparedCode>;

/** Mails the code to the account's address. */
const mailCode = async ({ tx, now, school, enqueue, prepared }: Context, account: Account): Promise<void> => {
  const { id: personId, mail, mailProvedAt, language, username } = account;
  if (!mail || !mailProvedAt) return;
  const { code, codeHash, browserHash } = prepared;
  const expiresAt = new Date(now.getTime() + validSeconds * 1000);
  await insertCode(tx, { personId, codeHash, browserHash, createdAt: now, expiresAt });
  const values = { code, username, school: localizedName(language, school.name, school.nameZh) };
  const subject = localize(mailMessages.pairs.codeSubject, language, values);
  const text = localize(mailMessages.pairs.codeText, language, values);
  await enqueue(mailJob, { to: mail, subject, text, expiresAt: expiresAt.toISOString() });
};

/** Mails the user names to an address that siblings share; only there, so that the page gives no hint of them. */
const mailUsernames = async ({ school, enqueue }: Context, accounts: readonly Account[]): Promise<void> => {
  const [first] = accounts;
  if (!first?.mail) return;
  const { language, mail } = first;
  const usernames = accounts.map(({ username }) => username).join('\n');
  const values = { usernames, school: localizedName(language, school.name, school.nameZh) };
  const subject = localize(mailMessages.pairs.namesSubject, language, values);
  await enqueue(mailJob, { to: mail, subject, text: localize(mailMessages.pairs.namesText, language, values) });
};

/**
 * E-mails a code of eight digits to an account of this family with a proved e-mail address; the response does not reveal
 * whether there is one.
 */
export const sendPasswordCode = handleCall<typeof contract, PreparedCode>(contract, {
  async prepare(ctx) {
    const { input, db, now, request, canMail, refuse } = ctx;
    if (!canMail) return refuse('mail.none');
    await countAnonymous(ctx, 'code');
    const [account] = await listNamedAccounts(db, input);
    const origin = await findOrigin(ctx, account?.id);
    await countRequestedCode({ db, now }, foldCase(input.username), origin);
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    const browserHash = rememberCodeBrowser(request, validSeconds);
    return { code, browserHash, codeHash: await hashPassword(code, origin.queueKey) };
  },
  async decide(ctx) {
    // Locked, and read again: while its address changes, the code must not go to the former one.
    for (const { id } of await listNamedAccounts(ctx.tx, ctx.input)) await lockAccount(ctx.tx, id);
    const accounts = await listNamedAccounts(ctx.tx, ctx.input);
    const [account] = accounts;
    if (accounts.length > 1) await mailUsernames(ctx, accounts);
    else if (account) await mailCode(ctx, account);
    return { validSeconds, againSeconds: 60 };
  },
});
