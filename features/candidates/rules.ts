import { daysAsMs } from '@inkstone/base';
import { isOnlyCandidate, getCandidateScope } from '@inkstone/session/contract';

/** The states of a candidate's record. */
export const candidateStates = ['draft', 'published', 'started', 'submitted', 'marked'] as const;

/** A state of a candidate's record. */
export type CandidateState = (typeof candidateStates)[number];

/** What the state is computed from; `work` is null before a test is assigned. */
export interface CandidateFacts {
  status: 'none' | 'started' | 'submitted' | 'marked' | null;
  deadline: Date | null;
}

const stateByProgress = { none: 'published', started: 'started', submitted: 'submitted', marked: 'marked' } as const;

/** Computes the state of a record: a draft until its test is assigned, then the progress of the test. */
export const computeState = ({ status }: CandidateFacts): CandidateState =>
  status === null ? 'draft' : stateByProgress[status];

/** Whether a test can no longer be taken: it was submitted, or its time is over. */
export const isOver = (facts: CandidateFacts, now: Date): boolean => {
  const state = computeState(facts);
  if (state === 'submitted' || state === 'marked') return true;
  return facts.deadline !== null && now >= facts.deadline;
};

/** Why a link would be useless: a draft has no test, and a test that is over cannot be entered. */
export const canShare = (facts: CandidateFacts, now: Date): 'candidate.notPublished' | 'candidate.over' | null => {
  if (computeState(facts) === 'draft') return 'candidate.notPublished';
  return isOver(facts, now) ? 'candidate.over' : null;
};

/** A test may be changed while it is not started and can still be taken. */
export const canChange = (facts: CandidateFacts, now: Date): 'candidate.started' | 'candidate.over' | null => {
  const state = computeState(facts);
  if (state !== 'draft' && state !== 'published') return 'candidate.started';
  return isOver(facts, now) ? 'candidate.over' : null;
};

/** What decides whether a deadline may move. */
export interface DeadlineFacts extends CandidateFacts {
  /** The clock ended it, not the candidate. */
  closedByClock: boolean;
}

/** A deadline may move, even after it has passed, unless the candidate has submitted. */
export const canMoveDeadline = (facts: DeadlineFacts): 'candidate.notPublished' | 'candidate.handedIn' | null => {
  const state = computeState(facts);
  if (state === 'draft') return 'candidate.notPublished';
  return (state === 'submitted' || state === 'marked') && !facts.closedByClock ? 'candidate.handedIn' : null;
};

/** Whether an account is only a candidate's: hired people have another role, and closed accounts do not count. */
export const isCandidateAccount = ({ roles, leftAt }: { roles: readonly string[]; leftAt: Date | null }): boolean =>
  leftAt === null && isOnlyCandidate(roles);

/** When a new link expires: after a week, but not later than the test's deadline. */
export const computeLinkExpiry = (now: Date, deadline: Date): Date =>
  new Date(Math.min(now.getTime() + daysAsMs(7), deadline.getTime()));

/** The records that a person may read: a recruiter's own, or all (null) for a supervisor. */
export const recordScopeFor = ({ id, role }: { id: number; role: string }): { recruiterId: number | null } => ({
  recruiterId: getCandidateScope(role) === 'all' ? null : id,
});
