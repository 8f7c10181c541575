import { daysAsMs } from '@inkstone/base';

/** How far a candidate's record has come. */
export const candidateStates = ['draft', 'published', 'started', 'submitted', 'marked'] as const;

/** One of them. */
export type CandidateState = (typeof candidateStates)[number];

/** What the state is decided from; `work` is null while no test was given. */
export interface CandidateFacts {
  work: 'none' | 'started' | 'submitted' | 'marked' | null;
  deadline: Date | null;
}

const stateByProgress = { none: 'published', started: 'started', submitted: 'submitted', marked: 'marked' } as const;

/** The state of a record: a draft until its test is given, then as far as the test is. */
export const computeState = ({ work }: CandidateFacts): CandidateState =>
  work === null ? 'draft' : stateByProgress[work];

/** Whether a test can no longer be sat: handed in, or its time is over. */
export const isOver = (facts: CandidateFacts, now: Date): boolean => {
  const state = computeState(facts);
  if (state === 'submitted' || state === 'marked') return true;
  return facts.deadline !== null && now >= facts.deadline;
};

/** What makes a link useless before its deadline: a draft has no test, a test that is over takes nobody in. */
export const canShare = (facts: CandidateFacts, now: Date): 'candidate.notPublished' | 'candidate.over' | null => {
  if (computeState(facts) === 'draft') return 'candidate.notPublished';
  return isOver(facts, now) ? 'candidate.over' : null;
};

/** A test may be changed as long as nobody has begun it and it can still be sat. */
export const canChange = (facts: CandidateFacts, now: Date): 'candidate.started' | 'candidate.over' | null => {
  const state = computeState(facts);
  if (state !== 'draft' && state !== 'published') return 'candidate.started';
  return isOver(facts, now) ? 'candidate.over' : null;
};

/** The same, with what decides whether more time opens a test again. */
export interface DeadlineFacts extends CandidateFacts {
  /** The clock handed it in, and not the candidate. */
  closedByClock: boolean;
}

/** A deadline may move once there is one, also after it has passed, as long as the candidate has not handed in. */
export const canMoveDeadline = (facts: DeadlineFacts): 'candidate.notPublished' | 'candidate.handedIn' | null => {
  const state = computeState(facts);
  if (state === 'draft') return 'candidate.notPublished';
  return (state === 'submitted' || state === 'marked') && !facts.closedByClock ? 'candidate.handedIn' : null;
};

/** Whether an account is a candidate's alone: somebody who was hired has another role, or this one is closed. */
export const isCandidateAccount = ({ roles, leftAt }: { roles: readonly string[]; leftAt: Date | null }): boolean =>
  leftAt === null && roles.length === 1 && roles[0] === 'candidate';

/** Until when a link that is made now works: a week, and never longer than the test. */
export const computeLinkExpiry = (now: Date, deadline: Date): Date =>
  new Date(Math.min(now.getTime() + daysAsMs(7), deadline.getTime()));
