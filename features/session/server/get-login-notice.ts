import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getLoginNotice as contract } from '../contract.ts';
import { findNotice } from './session.queries.ts';

/** The school's name and notice in the reader's language. */
export const getLoginNotice = handleCall(contract, async ({ tx, school, language, canMail, identity }) => {
  const { notice, noticeZh } = await findNotice(tx);
  return {
    school: localizedName(language, school.name, school.nameZh),
    notice: notice === null ? noticeZh : localizedName(language, notice, noticeZh),
    canMail,
    canSignOn: identity !== null,
  };
});
