import { handleCall, type PrepareContext } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import { proveMail as contract } from '../contract/mail.ts';
import { getAccount } from './account.queries.ts';
import { changeMail } from './change-mail.ts';
import { lockMailProof, lockNewestMailProof, updateMailProof, type MailProof } from './mail-proof.queries.ts';
import { isPassword } from './passwords.ts';

const maxTries = 5;

/** Counts an attempt in a transaction of its own, so that a refusal does not roll it back. */
const takeProof = ({ db, now, me }: PrepareContext<typeof contract>): Promise<MailProof | undefined> =>
  inTransaction(db, async (tx) => {
    const proof = await lockNewestMailProof(tx, { personId: me.id, now });
    if (!proof || proof.tries >= maxTries) return undefined;
    await updateMailProof(tx, { proofId: proof.id }, { tries: proof.tries + 1 });
    return proof;
  });

/** Makes the address of the newest code the caller's own. */
export const proveMail = handleCall<typeof contract, { proofId: number }>(contract, {
  async prepare(ctx) {
    const proof = await takeProof(ctx);
    const isRight = await isPassword(proof?.codeHash, ctx.input.code, `person ${ctx.me.id}`);
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
