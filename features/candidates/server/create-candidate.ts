import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { sortNameFor } from '@inkstone/base/pinyin';
import {
  getAccount,
  hashPassword,
  insertPerson,
  newPassword,
  signOutPerson,
  updateNames,
  updatePerson,
} from '@inkstone/session/server';
import { createCandidate as createCandidateContract, updateCandidate as updateCandidateContract } from '../contract.ts';
import { isCandidateAccount } from '../rules.ts';
import { moveDeadlineTo } from './move-deadline.ts';
import {
  deleteCandidate,
  insertCandidate,
  lockCandidate,
  nextAccountNumber,
  updateCandidateRow,
  type CandidateRecord,
} from './candidates.queries.ts';
import { listBankPapers } from './records.queries.ts';
import { recordScopeFor } from './scope.ts';

interface Facts {
  mail?: string | undefined;
  phone?: string | undefined;
  position: string;
  message?: string | undefined;
}

const toRecordColumns = ({ mail, phone, position, message }: Facts) => ({
  mail: mail || null,
  phone: phone || null,
  position,
  message: message || null,
});

/**
 * Creates a draft and an account; the mail address is stored in the record only, so that it cannot shadow another account's.
 */
export const createCandidate = handleCall<typeof createCandidateContract, { password: string; passwordHash: string }>(
  createCandidateContract,
  {
    async prepare() {
      const password = newPassword();
      return { password, passwordHash: await hashPassword(password) };
    },
    async decide({ input, me, tx, now, prepared, refuse }) {
      const { name, nameZh, paperId } = input;
      if (paperId !== undefined && (await listBankPapers(tx, { id: paperId })).length === 0)
        return refuse('candidate.paperGone');
      const sortName = sortNameFor(name, nameZh || null);
      const accountNumber = await nextAccountNumber(tx);
      const username = `${
        sortName
          .toLowerCase()
          .replaceAll(/[^a-z]/g, '')
          .slice(0, 24) || 'candidate'
      }-c${accountNumber}`;
      const personId = await insertPerson(tx, {
        ...{ username, name, nameZh: nameZh || null, sortName, passwordHash: prepared.passwordHash },
        ...{ roles: ['candidate'], role: 'candidate', permissions: [], language: me.language === 'en' ? 1 : 2 },
        ...{ isTextbookTutorial: 1, createdAt: now },
      });
      const record = {
        ...toRecordColumns(input),
        personId,
        recruiterId: me.id,
        paperId: paperId ?? null,
        createdAt: now,
      };
      return { id: await insertCandidate(tx, record), username, password: prepared.password };
    },
  },
);

type EditContext = HandlerContext<typeof updateCandidateContract>;

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
export const updateCandidate = handleCall(updateCandidateContract, async (ctx) => {
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
