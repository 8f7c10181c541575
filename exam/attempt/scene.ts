import { findPlace, legsOf, type Blueprint, type Leg, type Place } from '../blueprint/index.ts';
import type { Advanced, AttemptState, Instant, Moment, Why } from './types.ts';

/** When an event happened by its claim, and where it stands in the journal; server events have seq 0. */
export interface Claim extends Moment {
  claimedAt: Instant;
  /** When it was given, where that was before the floor of all claims: what it comes to in the order of answers. */
  givenAt?: Instant;
  seq: number;
}

/** Everything that a step looks at besides the state. */
export interface Scene extends Claim {
  blueprint: Blueprint;
  legs: readonly Leg[];
}

/** The scene of one event. */
export const sceneOf = (state: AttemptState, blueprint: Blueprint, claim: Claim): Scene => ({
  ...claim,
  blueprint,
  legs: legsOf(blueprint, state.routes),
});

/** Where a question stands among what the student meets. */
export const placeIn = (scene: Scene, questionId: number): Place | undefined => findPlace(scene.legs, questionId);

/** The event is in force. */
export const applied = (state: AttemptState, lateDelivered = false): Advanced => ({
  state,
  verdict: { is: 'applied', lateDelivered },
  answer: null,
});

/** The event stays in the journal and changes nothing. */
export const kept = (state: AttemptState, why: Why): Advanced => ({
  state,
  verdict: { is: 'kept', why },
  answer: null,
});

/** The event makes no sense here. */
export const refused = (state: AttemptState, why: Why): Advanced => ({
  state,
  verdict: { is: 'refused', why },
  answer: null,
});
