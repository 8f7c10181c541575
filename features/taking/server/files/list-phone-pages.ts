import { signFileUrl } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { listPhonePages as contract } from '../../contract.ts';
import { findOwnAttempt } from '../attempt-rows.queries.ts';
import { refuseWithdrawn } from '../attempt-session/refuse-withdrawn.ts';
import { listPhonePageRows } from './phone-camera.queries.ts';

/** The pages of the own attempt that came from phones, as the server numbered them. */
export const listPhonePages = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, school, secret, notFound } = ctx;
  const row = await findOwnAttempt(tx, { attemptId: input.attemptId, studentId: me.id });
  if (!row) return notFound();
  refuseWithdrawn(ctx, row);
  const pages = await listPhonePageRows(tx, row.id);
  return {
    isAvailable: school.publicUrl !== undefined,
    pages: pages.map((page) => ({ ...page, url: signFileUrl(page.fileId, { secret, personId: me.id, now }) })),
  };
});
