import { findSitting } from '@inkstone/assignments/server';
import { languageCode, localizedName, err, ok, type Language } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { countUse, getAccount, hashToken, newToken, linkLimit, openSession } from '@inkstone/session/server';
import { timeOfWork } from '@inkstone/taking/server';
import { candidateGuide, enterTest, shareCandidate } from '../contract.ts';
import { canShare, isCandidates, isOver, linkUntil, stateOf } from '../rules.ts';
import { putLink } from './keeping.queries.ts';
import { findBehindLink, findRecord } from './records.queries.ts';
import { scopeOf } from './scope.ts';
import { factsOf, shownTest } from './shown.ts';

/** Makes a link; the one before it works no longer. */
export const share = handleCall(shareCandidate, async ({ input, me, tx, now, refuse, notFound }) => {
  const row = await findRecord(tx, { ...scopeOf(me), id: input.id });
  if (!row) return notFound();
  const facts = factsOf(row);
  const refusal = canShare(facts, now);
  if (refusal) return refuse(refusal);
  if (!isCandidates(await getAccount(tx, row.person_id))) return refuse('candidate.hired');
  const token = newToken();
  const expiresAt = linkUntil(now, facts.deadline ?? now);
  const made = { madeBy: me.id, madeAt: now, expiresAt };
  await putLink(tx, { candidateId: row.id, tokenHash: hashToken(token), ...made });
  return { token, expiresAt: expiresAt.toISOString() };
});

/** What a link leads to, or why it leads nowhere. That it has ended is told to who has the whole link alone. */
const findLinkedTest = async (
  db: Handle,
  { token, now, language }: { token: string; now: Date; language: Language },
) => {
  const row = await findBehindLink(db, { tokenHash: hashToken(token) });
  const test = row && shownTest(row, { language, now });
  if (!test) return err('candidate.linkOver');
  const hasEnded = row.link_until === null || new Date(row.link_until) <= now;
  return hasEnded ? err('candidate.linkEnded') : ok({ row, test, facts: factsOf(row) });
};

/** Guesses are counted before anything is looked at. */
const counted = async ({ db, now, request }: Pick<PrepareContext<typeof candidateGuide>, 'db' | 'now' | 'request'>) =>
  countUse(db, now, linkLimit(request.address));

/** What stands before the test. */
export const readGuide = handleCall(candidateGuide, {
  prepare: counted,
  async decide({ input, tx, now, language, school, refuse }) {
    const linked = await findLinkedTest(tx, { token: input.token, now, language });
    if (!linked.ok) return refuse(linked.code);
    const { row, test, facts } = linked.value;
    const sitting = await findSitting(tx, { assignmentId: test.assignmentId, studentId: row.person_id });
    if (!sitting) return refuse('candidate.linkOver');
    const time = await timeOfWork(tx, sitting);
    return {
      school: localizedName(language, school.name, school.nameZh),
      ...{ name: test.name, position: test.position, title: test.title, message: row.message },
      ...{ questions: test.questions, isTimed: time.isTimed, timeLimit: time.seconds, deadline: test.deadline },
      ...{ isBegun: stateOf(facts) === 'started', isOver: isOver(facts, now), personId: row.person_id },
    };
  },
});

/** Signs the candidate in for half a day. */
export const enter = handleCall(enterTest, {
  prepare: counted,
  async decide(it) {
    const { input, tx, now, language, refuse } = it;
    const linked = await findLinkedTest(tx, { token: input.token, now, language });
    if (!linked.ok) return refuse(linked.code);
    const { row, test, facts } = linked.value;
    if (isOver(facts, now)) return refuse('candidate.over');
    const account = await getAccount(tx, row.person_id);
    // The account was made in the recruiter's language; the test goes on in that of the guide.
    const chosen = input.language && languageCode(input.language);
    const user = await openSession(it, {
      ...{ account, role: 'candidate', language: chosen, timeZone: input.timeZone },
      ...{ isShared: true, byProvider: false },
    });
    return { user, id: test.assignmentId };
  },
});
