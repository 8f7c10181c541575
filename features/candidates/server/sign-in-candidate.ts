import { handleCall } from '@inkstone/call/server';
import { getAccount, openSession } from '@inkstone/session/server';
import { signInCandidate as contract } from '../contract.ts';
import { isOver } from '../rules.ts';
import { findLinkedTest, countAttempt } from './linked-test.ts';

/** Signs the candidate in for twelve hours. */
export const signInCandidate = handleCall(contract, {
  prepare: countAttempt,
  async decide(ctx) {
    const { input, tx, now, language, refuse } = ctx;
    const linkedTest = await findLinkedTest(tx, { token: input.token, now, language });
    if (!linkedTest.ok) return refuse(linkedTest.code);
    const { row, test, facts } = linkedTest.value;
    if (isOver(facts, now)) return refuse('candidate.over');
    const account = await getAccount(tx, row.personId);
    // The account has the recruiter's language; the session uses the language of the guide.
    const user = await openSession(ctx, {
      isByLink: true,
      ...{ account, role: 'candidate', language: input.guideLanguage, timeZone: input.timeZone },
      ...{ isShared: true, isSso: false },
    });
    return { user, id: test.assignmentId };
  },
});
