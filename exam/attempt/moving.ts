import { findLeg, type Leg } from '../blueprint/index.ts';
import { isBehind, isForwardOnly, isRevisitable } from './answering.ts';
import { clocksOfQuestion, playingMs, startClocks } from './clocks.ts';
import { contentUnitOf, isContentGiven } from './content.ts';
import { closeLeg, currentBreak, endBreak, enterLeg, isFree, openLegs } from './flow.ts';
import { applied, kept, placeIn, refused, type Scene } from './scene.ts';
import type { Advanced, AttemptState, Why } from './types.ts';
import { endPrep, openWindows, phaseAt, respondAnew, retakesLeft } from './windows.ts';

const notRunning: Readonly<Record<Exclude<AttemptState['status'], 'running'>, Why>> = {
  fresh: 'notStarted',
  break: 'onBreak',
  routing: 'notNow',
  closed: 'handedIn',
};

/** Why nothing can be moved now; null while the attempt runs. */
export const blocked = (state: AttemptState): Why | null =>
  state.status === 'running' ? null : notRunning[state.status];

function whyNotInto(state: AttemptState, { legs }: Scene, leg: Leg): Why | null {
  if (isFree(leg)) return null;
  const index = legs.findIndex((one) => one.id === leg.id);
  if (legs.slice(index + 1).some((later) => state.legs[later.id])) return 'sectionClosed';
  const skipped = legs
    .slice(0, index)
    .some((earlier) => !state.legs[earlier.id] && !earlier.section.optional && !isFree(earlier));
  return skipped ? 'notOpen' : null;
}

const at = (state: AttemptState, leg: Leg): AttemptState => ({
  ...state,
  sectionId: leg.section.id,
  partId: leg.parts[0]?.id ?? null,
  questionId: null,
  questionEnteredAt: null,
});

// Entered again, a section where one only goes forward does not forget how far one has come: that would be a way back.
const staysAt = (state: AttemptState, { section, parts }: Leg): boolean =>
  isForwardOnly(section) && state.sectionId === section.id && parts.some(({ id }) => id === state.partId);

/** Asks for what a section or module holds; its clock starts when it is entered. Nothing else may be open meanwhile. */
export function askSection(state: AttemptState, scene: Scene, where: { sectionId: string; partId?: string }): Advanced {
  const { blueprint, claimedAt } = scene;
  const leg = findLeg(scene.legs, where);
  if (!leg) return refused(state, 'unknownSection');
  const why = blocked(state) ?? whyNotInto(state, scene, leg);
  if (why) return kept(state, why);
  const unit = contentUnitOf(leg);
  if (state.asked?.[unit] !== undefined || isContentGiven(state, blueprint, leg)) return kept(state, 'alreadyDone');
  if (openLegs(state, blueprint).some((open) => !isFree(open))) return kept(state, 'notOpen');
  return applied({ ...state, asked: { ...state.asked, [unit]: claimedAt } });
}

/** Enters a section or part; the one that was open before is left for good unless one moves freely between sections. */
export function enterSection(
  state: AttemptState,
  scene: Scene,
  where: { sectionId: string; partId?: string },
): Advanced {
  const { blueprint, claimedAt } = scene;
  const leg = findLeg(scene.legs, where);
  if (!leg) return refused(state, 'unknownSection');
  const why = blocked(state);
  if (why) return kept(state, why);
  const before = state.legs[leg.id];
  if (before?.closedAt === null) return applied(staysAt(state, leg) ? state : at(state, leg));
  if (before) {
    const back = openLegs(state, blueprint).some((open) => open.section.revisits.includes(leg.section.id));
    return back ? applied(at(state, leg)) : kept(state, 'sectionClosed');
  }
  const barred = whyNotInto(state, scene, leg);
  if (barred) return kept(state, barred);
  const left = openLegs(state, blueprint)
    .filter((open) => !isFree(open))
    .reduce((so, open) => closeLeg(so, blueprint, { leg: open, at: claimedAt, by: 'student' }), state);
  if (left.status !== 'running') return applied(left);
  return applied(left.legs[leg.id] ? at(left, leg) : enterLeg(left, blueprint, { leg, at: claimedAt }));
}

/** Leaves a section for good and moves on; where one moves freely nothing closes before the end. */
export function finishSection(
  state: AttemptState,
  scene: Scene,
  where: { sectionId: string; partId?: string },
): Advanced {
  const open = scene.legs.filter((leg) => state.legs[leg.id]?.closedAt === null);
  const leg = findLeg(open, where) ?? findLeg(scene.legs, where);
  if (!leg) return refused(state, 'unknownSection');
  const why = blocked(state);
  if (why) return kept(state, why);
  const before = state.legs[leg.id];
  if (!before) return kept(state, 'notOpen');
  if (before.closedAt !== null) return kept(state, 'alreadyDone');
  if (isFree(leg)) return applied(state);
  return applied(closeLeg(state, scene.blueprint, { leg, at: scene.claimedAt, by: 'student' }));
}

/** Comes to a question: the position moves, its own clocks and windows open. */
export function enterQuestion(state: AttemptState, scene: Scene, questionId: number): Advanced {
  const place = placeIn(scene, questionId);
  if (!place) return refused(state, 'unknownQuestion');
  const why = blocked(state);
  if (why) return kept(state, why);
  const leg = state.legs[place.leg.id];
  if (!leg) return kept(state, 'notOpen');
  if (leg.closedAt !== null && !isRevisitable(state, scene, place)) return kept(state, 'sectionClosed');
  if (isBehind(state, scene, place)) return kept(state, 'wrongWay');
  const there: AttemptState = {
    ...state,
    sectionId: place.section.id,
    partId: place.part.id,
    questionId,
    questionEnteredAt: scene.claimedAt,
    ...(isForwardOnly(place.section) && {
      furthestQuestions: { ...state.furthestQuestions, [place.section.id]: { questionId, at: scene.claimedAt } },
    }),
  };
  const entered = { at: scene.claimedAt, audioMs: playingMs(place.set.audioSeconds, scene.blueprint) };
  return applied(openWindows(startClocks(there, clocksOfQuestion(place), entered.at), place, entered));
}

/**
 * A question is put away while nothing follows it, as beside a film: the position is at no question until the next one.
 * In practice every question may be taken up again afterwards; in a test it opens no way back.
 */
export function leaveQuestion(state: AttemptState, scene: Scene, questionId: number): Advanced {
  const place = placeIn(scene, questionId);
  if (!place) return refused(state, 'unknownQuestion');
  const why = blocked(state);
  if (why) return kept(state, why);
  if (state.questionId !== questionId) return applied(state);
  const left: AttemptState = { ...state, questionId: null, questionEnteredAt: null };
  if (scene.blueprint.mode === 'test' || !left.furthestQuestions) return applied(left);
  const { [place.section.id]: _, ...furthestQuestions } = left.furthestQuestions;
  return applied({ ...left, furthestQuestions });
}

/** The student is ready before preparation has run out. */
export function finishPrep(state: AttemptState, scene: Scene, questionId: number): Advanced {
  const place = placeIn(scene, questionId);
  if (!place) return refused(state, 'unknownQuestion');
  const why = blocked(state);
  if (why) return kept(state, why);
  if (!state.clocks[`prep:${questionId}`]) return kept(state, 'notOpen');
  return applied(endPrep(state, place, scene.claimedAt));
}

/** The student records the answer again, as often as the part allows, while the question stands open. */
export function recordAgain(state: AttemptState, scene: Scene, questionId: number): Advanced {
  const place = placeIn(scene, questionId);
  if (!place) return refused(state, 'unknownQuestion');
  const why = blocked(state);
  if (why) return kept(state, why);
  const phase = phaseAt(state, questionId, scene.claimedAt);
  if (phase !== 'response' && phase !== 'over') return kept(state, 'notOpen');
  if (state.legs[place.leg.id]?.closedAt !== null) return kept(state, 'sectionClosed');
  if (isBehind(state, scene, place)) return kept(state, 'wrongWay');
  if (!retakesLeft(state, place)) return kept(state, 'alreadyDone');
  return applied(respondAnew(state, place, scene.claimedAt));
}

/** The student asks for the break that is on; one that does not exist is kept as a wish. */
export const startBreak = (state: AttemptState): Advanced =>
  state.status === 'break' ? applied(state) : kept(state, 'noBreak');

/** The student ends the break: when its time is over, or before where it may end early. */
export function finishBreak(state: AttemptState, { blueprint, claimedAt }: Scene): Advanced {
  const rest = currentBreak(state, blueprint);
  if (!rest) return kept(state, 'noBreak');
  if (!rest.endsEarly && claimedAt < rest.until) return kept(state, 'onBreak');
  return applied(endBreak(state, blueprint, claimedAt));
}
