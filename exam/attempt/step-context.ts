import {
  findQuestionLocation,
  listNavigationUnits,
  type Blueprint,
  type NavigationUnit,
  type QuestionLocation,
} from '../blueprint/index.ts';
import type { AdvanceResult, AttemptState, Instant, Moment, RejectionReason } from './types.ts';

/** The claimed time of an event and its sequence number; server events have seq 0. */
export interface ClaimedTime extends Moment {
  claimedAt: Instant;
  /** When the answer was given, where that is before the lower bound of all claims; orders answers. */
  givenAt?: Instant;
  seq: number;
}

/** Everything besides the state that applying an event depends on. */
export interface StepContext extends ClaimedTime {
  blueprint: Blueprint;
  navigationUnits: readonly NavigationUnit[];
}

export const buildStepContext = (state: AttemptState, blueprint: Blueprint, claim: ClaimedTime): StepContext => ({
  ...claim,
  blueprint,
  navigationUnits: listNavigationUnits(blueprint, state.routes),
});

/** Position of a question among the units of this student. */
export const findQuestion = (scene: StepContext, questionId: number): QuestionLocation | undefined =>
  findQuestionLocation(scene.navigationUnits, questionId);

/** The event takes effect. */
export const appliedResult = (state: AttemptState, lateDelivered = false): AdvanceResult => ({
  state,
  verdict: { is: 'applied', lateDelivered },
  answer: null,
});

/** The event is stored in the journal and changes nothing. */
export const rejectedResult = (state: AttemptState, why: RejectionReason): AdvanceResult => ({
  state,
  verdict: { is: 'rejected', why },
  answer: null,
});

/** The event is invalid in this state. */
export const invalidResult = (state: AttemptState, why: RejectionReason): AdvanceResult => ({
  state,
  verdict: { is: 'invalid', why },
  answer: null,
});
