import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { sortNameFor } from '@inkstone/base/pinyin';
import { getAccount, signOutPerson, updateNames, updatePerson } from '@inkstone/session/server';
import { updateCandidate as contract } from '../contract.ts';
import { isCandidateAccount, recordScopeFor } from '../rules.ts';
import { moveDeadlineTo } from './move-deadline.ts';
import {
  deleteCandidate,
  lockCandidate,
  updateCandidateRow,
  type CandidateRecord,
  toRecordColumns,
} from './candidates.queries.ts';

type EditContext = HandlerContext<typeof contract>;

/** Deletes a draft and closes its account, which was never used for a test. */
const removeDraft = async (ctx: EditContext, record: CandidateRecord) => {
  const { tx, now, refuse } = ctx;
  if (record.publishedAt !== null || record.assignmentId !== null) return refuse('candidate.published');
  const account = await getAccount(tx, record.personId);
  await deleteCandidate(tx, record.id);
  // A person hired since then keeps the account.
  if (isCandidateAccount(account)) {
    await updatePerson(tx, { personId: record.personId }, { leftAt: now });
    await signOutPerson(ctx, { personId: record.personId, exceptId: null, by: 'left' });
  }
  return {};
};

/** Edits a record; the names of a hired person's account can no longer be edited here. */
export const updateCandidate = handleCall(contract, async (ctx) => {
  const { input, me, tx, refuse, notFound } = ctx;
  const record = await lockCandidate(tx, { ...recordScopeFor(me), id: input.id });
  if (!record) return notFound();
  if (input.remove) return removeDraft(ctx, record);
  const { name } = input;
  const nameZh = input.nameZh || null;
  await updateCandidateRow(tx, record.id, toRecordColumns(input));
  const account = await getAccount(tx, record.personId);
  if (input.deadline !== undefined) {
    if (!isCandidateAccount(account)) return refuse('candidate.hired');
    await moveDeadlineTo(ctx, record, new Date(input.deadline));
  }
  if (account.name === name && account.nameZh === nameZh) return {};
  if (!isCandidateAccount(account)) return refuse('candidate.hired');
  const names = { name, nameZh, sortName: sortNameFor(name, nameZh) };
  await updateNames(tx, { personId: record.personId }, names);
  return {};
});
