import { handleCall } from '@inkstone/call/server';
import { removeMail as contract } from '../contract/mail.ts';
import { changeMail } from './change-mail.ts';
import { findIdentityDoubt } from './confirm-identity.ts';

/** Removes the caller's address. */
export const removeMail = handleCall(contract, {
  async prepare(ctx) {
    const doubt = await findIdentityDoubt(ctx);
    return doubt ? ctx.refuse(doubt) : null;
  },
  async decide(ctx) {
    await changeMail(ctx, ctx.me.id, null);
    return {};
  },
});
