import { createHash, randomInt } from 'node:crypto';
import { localize, localizedName, toMailKey } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { mailJob } from '@inkstone/mail';
import { sendMailCode as contract } from '../contract/mail.ts';
import { codeDigits } from '../contract/password.ts';
import { mailMessages } from '../messages.ts';
import { getAccount } from './account.queries.ts';
import { findIdentityDoubt } from './confirm-identity.ts';
import { addUse, countUse } from './limits.ts';
import { insertMailProof } from './mail-proof.queries.ts';
import { hashPassword } from './passwords.ts';

const validSeconds = 600;
const daySeconds = 86_400;

// A day's codes to one address: the first two of each person have places of their own, up to ten people.
const [firstCodes, mostFirst, mostShared] = [2, 20, 20];

/**
 * One code a minute and ten a day for a person, and forty a day to one address, so that no mailbox is flooded. Who shares
 * an address uses up only the shared half of it: everybody's first two codes of a day are kept free.
 */
const countMailCode = async ({ db, now, me, input }: PrepareContext<typeof contract>): Promise<void> => {
  const key = `mail code ${me.id}`;
  const address = createHash('sha256').update(toMailKey(input.mail)).digest('base64url');
  await countUse(db, now, { key, most: 1, windowSeconds: 60 });
  await countUse(db, now, { key, most: 10, windowSeconds: daySeconds });
  const toAddress = { key: `mail code to ${address}`, windowSeconds: daySeconds };
  const own = await addUse(db, now, { ...toAddress, key: `mail code ${me.id} to ${address}` });
  if (own <= firstCodes && (await addUse(db, now, { ...toAddress, key: `mail code first to ${address}` })) <= mostFirst)
    return;
  await countUse(db, now, { ...toAddress, most: mostShared });
};

/** Mails a code to an address, which stays a stranger's until the code is entered. */
export const sendMailCode = handleCall<typeof contract, { code: string; codeHash: string }>(contract, {
  async prepare(ctx) {
    const { me, canMail, refuse } = ctx;
    if (!canMail) return refuse('mail.off');
    const doubt = await findIdentityDoubt(ctx);
    if (doubt) return refuse(doubt);
    await countMailCode(ctx);
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
    return { code, codeHash: await hashPassword(code, `person ${me.id}`) };
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
