import { findSitting } from '@inkstone/assignments/server';
import { languageCode, localizedName, err, ok, type Language } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { countAnonymous, getAccount, hashToken, newToken, openSession } from '@inkstone/session/server';
import { computeAttemptDuration } from '@inkstone/taking/server';
import {
  getCandidateGuide as getCandidateGuideContract,
  signInCandidate as signInCandidateContract,
  shareCandidate as shareCandidateContract,
} from '../contract.ts';
import { canShare, isCandidateAccount, isOver, computeLinkExpiry, computeState } from '../rules.ts';
import { upsertLink } from './candidates.queries.ts';
import { findByLink, findRecord } from './records.queries.ts';
import { recordScopeFor } from './scope.ts';
import { toFacts, toTest } from './record-view.ts';

/** Creates a link, replacing the previous one. */
export const shareCandidate = handleCall(shareCandidateContract, async ({ input, me, tx, now, refuse, notFound }) => {
  const row = await findRecord(tx, { ...recordScopeFor(me), id: input.id });
  if (!row) return notFound();
  const facts = toFacts(row);
  const refusal = canShare(facts, now);
  if (refusal) return refuse(refusal);
  if (!isCandidateAccount(await getAccount(tx, row.person_id))) return refuse('candidate.hired');
  const token = newToken();
  const expiresAt = computeLinkExpiry(now, facts.deadline ?? now);
  const link = { createdBy: me.id, createdAt: now, expiresAt };
  await upsertLink(tx, { candidateId: row.id, tokenHash: hashToken(token), ...link });
  return { token, expiresAt: expiresAt.toISOString() };
});

/** Finds the test of a link, or the reason why it cannot be opened. Only the holder of the complete link learns that it has expired. */
const findLinkedTest = async (
  db: Handle,
  { token, now, language }: { token: string; now: Date; language: Language },
) => {
  const row = await findByLink(db, { tokenHash: hashToken(token) });
  const test = row && toTest(row, { language, now });
  if (!test) return err('candidate.linkOver');
  const hasEnded = row.link_until === null || new Date(row.link_until) <= now;
  return hasEnded ? err('candidate.linkEnded') : ok({ row, test, facts: toFacts(row) });
};

/** Attempts are rate-limited before anything is read. */
const countAttempt = (
  ctx: Pick<PrepareContext<typeof getCandidateGuideContract>, 'db' | 'now' | 'secret' | 'request'>,
): Promise<void> => countAnonymous(ctx, 'link');

/** The facts displayed before the test. */
export const getCandidateGuide = handleCall(getCandidateGuideContract, {
  prepare: countAttempt,
  async decide({ input, tx, now, language, school, refuse }) {
    const linkedTest = await findLinkedTest(tx, { token: input.token, now, language });
    if (!linkedTest.ok) return refuse(linkedTest.code);
    const { row, test, facts } = linkedTest.value;
    const recipientAssignment = await findSitting(tx, { assignmentId: test.assignmentId, studentId: row.person_id });
    if (!recipientAssignment) return refuse('candidate.linkOver');
    const time = await computeAttemptDuration(tx, recipientAssignment);
    return {
      school: localizedName(language, school.name, school.nameZh),
      ...{ name: test.name, position: test.position, title: test.title, message: row.message },
      ...{ questions: test.questions, isTimed: time.isTimed, timeLimit: time.seconds, deadline: test.deadline },
      ...{ isBegun: computeState(facts) === 'started', isOver: isOver(facts, now), personId: row.person_id },
    };
  },
});

/** Signs the candidate in for twelve hours. */
export const signInCandidate = handleCall(signInCandidateContract, {
  prepare: countAttempt,
  async decide(ctx) {
    const { input, tx, now, language, refuse } = ctx;
    const linkedTest = await findLinkedTest(tx, { token: input.token, now, language });
    if (!linkedTest.ok) return refuse(linkedTest.code);
    const { row, test, facts } = linkedTest.value;
    if (isOver(facts, now)) return refuse('candidate.over');
    const account = await getAccount(tx, row.person_id);
    // The account has the recruiter's language; the session uses the language of the guide.
    const languageChoice = input.language && languageCode(input.language);
    const user = await openSession(ctx, {
      ...{ account, role: 'candidate', language: languageChoice, timeZone: input.timeZone },
      ...{ isShared: true, isSso: false },
    });
    return { user, id: test.assignmentId };
  },
});
