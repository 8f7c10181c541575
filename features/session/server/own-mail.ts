import { createHash, randomInt } from 'node:crypto';
import { localize, localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext, type PrepareContext } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import { mailJob } from '@inkstone/mail';
import {
  getOwnMail as getContract,
  proveMail as proveContract,
  removeMail as removeContract,
  sendMailCode as sendContract,
} from '../contract/mail.ts';
import { codeDigits } from '../contract/password.ts';
import { mailMessages } from '../messages.ts';
import { getAccount, lockAccount, updatePerson, type Account } from './account.queries.ts';
import { findConfirmation, findIdentityDoubt } from './confirm-identity.ts';
import { countUse } from './limits.ts';
import {
  insertMailProof,
  lockMailProof,
  lockNewestMailProof,
  spendMailProofs,
  updateMailProof,
  type MailProof,
} from './mail-proof.queries.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { spendCodes } from './session.queries.ts';

const validSeconds = 600;
const maxTries = 5;
const daySeconds = 86_400;

const queueKeyFor = (personId: number): string => `person ${personId}`;

/** The caller's address, and what changing it needs. */
export const getOwnMail = handleCall(getContract, async ({ me, tx, now, canMail }) => {
  const { mail, mailProvedAt } = await getAccount(tx, me.id);
  const confirmation = await findConfirmation({ db: tx, now }, me.sessionId);
  return { mail, isProved: mail !== null && mailProvedAt !== null, canMail, confirmation };
});

/** One code a minute and ten a day for a person, twenty a day to one address: nobody's mailbox is flooded from here. */
const countMailCode = async ({ db, now, me, input }: PrepareContext<typeof sendContract>): Promise<void> => {
  const key = `mail code ${me.id}`;
  const address = createHash('sha256').update(input.mail.toLowerCase()).digest('base64url');
  await countUse(db, now, { key, most: 1, windowSeconds: 60 });
  await countUse(db, now, { key, most: 10, windowSeconds: daySeconds });
  await countUse(db, now, { key: `mail code to ${address}`, most: 20, windowSeconds: daySeconds });
};

/** Mails a code to an address, which stays a stranger's until the code is entered. */
export const sendMailCode = handleCall<typeof sendContract, { code: string; codeHash: string }>(sendContract, {
  async prepare(ctx) {
    const { me, canMail, refuse } = ctx;
    if (!canMail) return refuse('mail.off');
    const doubt = await findIdentityDoubt(ctx);
    if (doubt) return refuse(doubt);
    await countMailCode(ctx);
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    return { code, codeHash: await hashPassword(code, queueKeyFor(me.id)) };
  },
  async decide({ input, me, tx, now, school, enqueue, prepared }) {
    const { language } = await getAccount(tx, me.id);
    const expiresAt = new Date(now.getTime() + validSeconds * 1000);
    const { mail } = input;
    await insertMailProof(tx, { personId: me.id, mail, codeHash: prepared.codeHash, createdAt: now, expiresAt });
    const values = { code: prepared.code, school: localizedName(language, school.name, school.nameZh) };
    const subject = localize(mailMessages.pairs.proofSubject, language, values);
    const text = localize(mailMessages.pairs.proofText, language, values);
    await enqueue(mailJob, { to: mail, subject, text, expiresAt: expiresAt.toISOString() });
    return { validSeconds, againSeconds: 60 };
  },
});

/** Counts an attempt in a transaction of its own, so that a refusal does not roll it back. */
const takeProof = ({ db, now, me }: PrepareContext<typeof proveContract>): Promise<MailProof | undefined> =>
  inTransaction(db, async (tx) => {
    const proof = await lockNewestMailProof(tx, { personId: me.id, now });
    if (!proof || proof.tries >= maxTries) return undefined;
    await updateMailProof(tx, { proofId: proof.id }, { tries: proof.tries + 1 });
    return proof;
  });

type ChangeContext = Pick<HandlerContext<typeof proveContract>, 'tx' | 'now' | 'school' | 'enqueue'>;

/** Tells the former address, if it was proved, that it is no longer the account's. */
const tellFormerAddress = async (
  { school, enqueue }: ChangeContext,
  { mail, mailProvedAt, language, username }: Account,
): Promise<void> => {
  if (!mail || !mailProvedAt) return;
  const values = { username, school: localizedName(language, school.name, school.nameZh) };
  const subject = localize(mailMessages.pairs.formerSubject, language, values);
  const text = localize(mailMessages.pairs.formerText, language, values);
  await enqueue(mailJob, { to: mail, subject, text });
};

/** Stores the address, or none; codes that went to the former one open nothing any more. */
const changeMail = async (ctx: ChangeContext, personId: number, mail: string | null): Promise<void> => {
  const { tx, now } = ctx;
  const account = await lockAccount(tx, personId);
  if (!account) return;
  const isSame = mail !== null && account.mail?.toLowerCase() === mail.toLowerCase();
  if (!isSame) await tellFormerAddress(ctx, account);
  if (!isSame) await spendCodes(tx, { personId, at: now });
  await updatePerson(tx, { personId }, { mail, mailProvedAt: mail === null ? null : now });
  await spendMailProofs(tx, { personId, at: now });
};

/** Makes the address of the newest code the caller's own. */
export const proveMail = handleCall<typeof proveContract, { proofId: number }>(proveContract, {
  async prepare(ctx) {
    const proof = await takeProof(ctx);
    const isRight = await isPassword(proof?.codeHash, ctx.input.code, queueKeyFor(ctx.me.id));
    return proof && isRight ? { proofId: proof.id } : ctx.refuse('code.wrong');
  },
  async decide(ctx) {
    const { tx, me, prepared, refuse } = ctx;
    const proof = await lockMailProof(tx, prepared.proofId);
    if (!proof) return refuse('code.wrong');
    const { mail } = proof;
    if (!proof.usedAt) await changeMail(ctx, me.id, mail);
    // The same call again, after its answer was lost, finds what it did.
    else if ((await getAccount(tx, me.id)).mail !== mail) return refuse('code.wrong');
    return { mail };
  },
});

/** Removes the caller's address. */
export const removeMail = handleCall(removeContract, {
  async prepare(ctx) {
    const doubt = await findIdentityDoubt(ctx);
    return doubt ? ctx.refuse(doubt) : null;
  },
  async decide(ctx) {
    await changeMail(ctx, ctx.me.id, null);
    return {};
  },
});
