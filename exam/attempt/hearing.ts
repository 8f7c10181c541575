import type { Place } from '../blueprint/index.ts';
import { clocksOfLeg, clocksOfQuestion, playingMs, stopForAudio } from './clocks.ts';
import { blocked } from './moving.ts';
import { applied, kept, placeIn, refused, type Scene } from './scene.ts';
import type { Advanced, AttemptState } from './types.ts';
import { delayWindows } from './windows.ts';

/** What begins to play, where it belongs, and the state in which it is counted. */
interface Hearing {
  place: Pick<Place, 'leg' | 'part' | 'set'>;
  heard: number;
  /** Null: as often as wished. */
  limit: number | null;
  seconds: number | undefined;
  counted: AttemptState;
}

/** It is counted, and clocks that stop for what plays stop for its length. */
function hear(state: AttemptState, scene: Scene, { place, heard, limit, seconds, counted }: Hearing): Advanced {
  const why = blocked(state);
  if (why) return kept(state, why);
  if (state.legs[place.leg.id]?.closedAt !== null) return kept(state, 'notOpen');
  if (limit !== null && heard >= limit) return kept(state, 'noPlaysLeft');
  const audio = { from: scene.claimedAt, until: scene.claimedAt + playingMs(seconds, scene.blueprint) };
  const at = state.questionId === null ? undefined : placeIn(scene, state.questionId);
  const here = at?.set.id === place.set.id ? at : undefined;
  const clocks = [...clocksOfLeg(scene.blueprint, place.leg), ...(here ? clocksOfQuestion(here) : [])];
  const stopped = stopForAudio(counted, clocks, audio);
  return applied(here ? delayWindows(stopped, here, audio) : stopped);
}

/** The recording of a set begins to play. */
export function playAudio(state: AttemptState, scene: Scene, setId: number): Advanced {
  const place = scene.legs
    .flatMap((leg) => leg.parts.flatMap((part) => part.sets.map((set) => ({ leg, part, set }))))
    .find(({ set }) => set.id === setId);
  if (!place) return refused(state, 'unknownSet');
  const heard = state.plays[setId] ?? 0;
  const counted = { ...state, plays: { ...state.plays, [setId]: heard + 1 } };
  return hear(state, scene, { place, heard, limit: place.part.plays, seconds: place.set.audioSeconds, counted });
}

/** The clip of a question begins to play: once, where the part says how often its recordings may be heard. */
export function playClip(state: AttemptState, scene: Scene, questionId: number): Advanced {
  const place = placeIn(scene, questionId);
  const seconds = place?.question.clipSeconds;
  if (!place || seconds === undefined) return refused(state, 'unknownQuestion');
  const heard = state.clipPlays?.[questionId] ?? 0;
  const counted = { ...state, clipPlays: { ...state.clipPlays, [questionId]: heard + 1 } };
  return hear(state, scene, { place, heard, limit: place.part.plays === null ? null : 1, seconds, counted });
}
