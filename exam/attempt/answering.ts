import type { Blueprint, Leg, Place } from '../blueprint/index.ts';
import { clocksOfLeg, clocksOfQuestion, endOf, hardEnd } from './clocks.ts';
import { isFree, openLegs, settled } from './flow.ts';
import { placeIn, sceneOf, type Claim, type Scene } from './scene.ts';
import { isHandedIn } from './state.ts';
import type { AttemptState, Instant, ReachedQuestion, Why } from './types.ts';

/** Whether an answer counts, and the end that had passed when it was received; null where none had. */
export type Timeliness = { dueAt: Instant | null } & (
  | { counts: true; lateDelivered: boolean }
  | { counts: false; why: Why }
);

const no = (why: Why, dueAt: Instant | null = null): Timeliness => ({ counts: false, why, dueAt });

/** An answer to judge: where its question stands, and whether it is a recording. */
interface Given {
  place: Place;
  recording: boolean;
}

/** A recorder stops by itself when a clock ends; its event, a moment later, is still in time. */
const recordingSlackMs = 5000;

/** Every border is the first instant outside: what is claimed at an end itself is after it. */
const isAfter = (claimedAt: Instant, end: Instant, hasSlack: boolean): boolean =>
  claimedAt >= end + (hasSlack ? recordingSlackMs : 0);

/** The section from which a closed one was answered again when it was claimed (AP calculus, free-response parts). */
const revisitedFrom = (state: AttemptState, { legs, claimedAt }: Scene, place: Place): Leg | undefined =>
  legs.find(({ id, section }) => {
    const it = state.legs[id];
    return section.revisits.includes(place.section.id) && it && (it.closedAt === null || claimedAt < it.closedAt);
  });

/** True where a closed section may be answered from another one. */
export const isRevisitable = (state: AttemptState, scene: Scene, place: Place): boolean =>
  openLegs(state, scene.blueprint).some(isFree) || revisitedFrom(state, scene, place) !== undefined;

/** True where one never comes back to a question, or to a set, that was left. */
export const isForwardOnly = ({ navigation }: Pick<Place['section'], 'navigation'>): boolean =>
  navigation === 'none' || navigation === 'task';

/** The question reached in a section where one only goes forward; states of before this was kept say the one at hand. */
const furthestIn = (state: AttemptState, { id }: Place['section']): ReachedQuestion | null => {
  const known = state.furthestQuestions?.[id];
  if (known) return known;
  return state.questionId === null ? null : { questionId: state.questionId, at: state.questionEnteredAt ?? 0 };
};

/**
 * Where one only goes forward, what was left stays left, also after a question was put away or a section visited again
 * meanwhile; an answer claimed before the leaving still counts.
 */
export function isBehind(state: AttemptState, scene: Scene, place: Place): boolean {
  const { navigation } = place.section;
  if (!isForwardOnly(place.section)) return false;
  const furthest = furthestIn(state, place.section);
  if (!furthest || scene.claimedAt < furthest.at) return false;
  const here = placeIn(scene, furthest.questionId);
  if (!here || here.leg.id !== place.leg.id) return false;
  return navigation === 'none' ? place.order < here.order : place.setOrder < here.setOrder;
}

/** True where a question has clocks or windows of its own that begin only when it is entered, and it was not. */
const isUnentered = (state: AttemptState, place: Place): boolean =>
  clocksOfQuestion(place).some(({ key }) => !state.clocks[key]) ||
  (place.part.windows !== null && !state.clocks[`prep:${place.question.id}`]);

const endOfQuestion = (state: AttemptState, scene: Scene, place: Place): Instant => {
  const response = state.clocks[`response:${place.question.id}`];
  const isClosed = (state.legs[place.leg.id]?.closedAt ?? null) !== null;
  // Answered from a later section, it goes by the clock of that one.
  const leg = (isClosed ? revisitedFrom(state, scene, place) : undefined) ?? place.leg;
  const own = hardEnd(state, [...clocksOfLeg(scene.blueprint, leg), ...clocksOfQuestion(place)]);
  const ends = [own, response ? endOf(response) : null, scene.window.closesAt];
  return Math.min(...ends.filter((end) => end !== null));
};

function inOpenAttempt(state: AttemptState, scene: Scene, { place, recording }: Given): Why | null {
  const leg = state.legs[place.leg.id];
  if (!leg) return 'notOpen';
  if (leg.closedAt !== null && !isRevisitable(state, scene, place)) {
    const { closedAt, closedBy } = leg;
    if (isAfter(scene.claimedAt, closedAt, closedBy === 'clock' && recording)) {
      return closedBy === 'clock' ? 'late' : 'sectionClosed';
    }
  }
  // Whoever leaves out the entering would answer without a clock.
  if (isUnentered(state, place)) return 'notOpen';
  return isBehind(state, scene, place) ? 'wrongWay' : null;
}

/** When the attempt is over as things stand, by hand, clock or window; null while it goes on. */
export const closingOf = (state: AttemptState, scene: Scene): Instant | null =>
  settled(state, scene.blueprint, { at: scene.now, window: scene.window }).closedAt;

/** The earliest end that an answer to a question has, of its own clocks, its section or module, and the attempt. */
function borderOf(state: AttemptState, scene: Scene, place: Place): Instant {
  const leftAt = isRevisitable(state, scene, place) ? null : (state.legs[place.leg.id]?.closedAt ?? null);
  const ends = [endOfQuestion(state, scene, place), leftAt, closingOf(state, scene)];
  return Math.min(...ends.filter((end) => end !== null));
}

/**
 * Whether an answer or a recording counts: said before the hand-in, claimed while its question was open and its clocks
 * ran, and received within the grace after the first of these to end. Otherwise it is kept and the teacher decides: a
 * claim alone would let a browser that holds its events back stretch every clock.
 */
export function timelinessOf(state: AttemptState, scene: Scene, given: Given): Timeliness {
  const { place, recording } = given;
  const { claimedAt, now, window } = scene;
  if (state.status === 'fresh') return no('notStarted');
  const border = borderOf(state, scene, place);
  const lateDelivered = now >= border;
  const dueAt = lateDelivered ? border : null;
  if (isHandedIn(state)) return no('handedIn', dueAt);
  if (state.closedAt !== null && isAfter(claimedAt, state.closedAt, recording)) return no('late', dueAt);
  const why = inOpenAttempt(state, scene, given);
  if (why) return no(why, dueAt);
  if (isAfter(claimedAt, endOfQuestion(state, scene, place), recording)) return no('late', dueAt);
  if (now >= border + window.graceSeconds * 1000) return no('late', dueAt);
  return { counts: true, lateDelivered, dueAt };
}

// Asked of what is kept, no window cuts a clock short: the end of the attempt is known by then.
const endless: Claim = {
  ...{ now: 0, claimedAt: 0, seq: 0 },
  window: { opensAt: 0, closesAt: Infinity, graceSeconds: 0 },
};

/** The first end that an answer to a question met: of its clocks, its section or module, the attempt; null where none was. */
export function findAnswerEnd(state: AttemptState, blueprint: Blueprint, questionId: number): Instant | null {
  const scene = sceneOf(state, blueprint, endless);
  const place = placeIn(scene, questionId);
  if (!place) return null;
  const { id } = revisitedFrom(state, scene, place) ?? place.leg;
  const ends = [endOfQuestion(state, scene, place), state.legs[id]?.closedAt ?? Infinity, state.closedAt ?? Infinity];
  const end = Math.min(...ends);
  return Number.isFinite(end) ? end : null;
}

/** Whether an answer counts that comes by another way than the attempt's own journal, as in a file of unsent answers. */
export function judgeAnswer(
  state: AttemptState,
  blueprint: Blueprint,
  { claimedAt, ...said }: Omit<Claim, 'seq'> & { questionId: number; recording: boolean },
): Timeliness {
  const { questionId, recording, now, window } = said;
  // Nobody reaches behind what the journal has claimed: the file proves no more than a journal would.
  const at = Math.max(claimedAt, ...Object.values(state.claimedAt));
  const before = settled(state, blueprint, { at, window });
  const scene = sceneOf(before, blueprint, { now, window, claimedAt: at, seq: 0 });
  const place = placeIn(scene, questionId);
  return place ? timelinessOf(before, scene, { place, recording }) : no('unknownQuestion');
}
