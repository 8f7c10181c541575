import { handleCall } from '@inkstone/call/server';
import { sortNameFor } from '@inkstone/base/pinyin';
import { hashPassword, insertPerson, newPassword } from '@inkstone/session/server';
import { createCandidate as contract } from '../contract.ts';
import { buildAccountName } from './account-name.ts';
import { insertCandidate, nextAccountNumber, toRecordColumns } from './candidates.queries.ts';
import { listBankPapers } from './records.queries.ts';

/**
 * Creates a draft and an account; the mail address is stored in the record only, so that it cannot shadow another account's.
 */
export const createCandidate = handleCall<typeof contract, { password: string; passwordHash: string }>(contract, {
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
    const username = buildAccountName(sortName, accountNumber);
    const personId = await insertPerson(tx, {
      ...{ username, name, nameZh: nameZh || null, sortName, passwordHash: prepared.passwordHash },
      ...{ roles: ['candidate'], role: 'candidate', permissions: [], language: me.language },
      ...{ isGuideSeen: true, createdAt: now },
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
});
