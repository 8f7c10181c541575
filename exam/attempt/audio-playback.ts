import type { QuestionLocation } from '../blueprint/index.ts';
import { clocksForUnit, clocksForQuestion, playbackMs, stopClocksForAudio } from './clocks.ts';
import { findBlockingReason } from './navigation.ts';
import { appliedResult, rejectedResult, findQuestion, invalidResult, type StepContext } from './step-context.ts';
import type { AdvanceResult, AttemptState } from './types.ts';
import { delayWindows } from './windows.ts';

/** A recording that starts to play, its position, and the state in which the play is counted. */
interface AudioPlayback {
  place: Pick<QuestionLocation, 'unit' | 'part' | 'set'>;
  heard: number;
  /** Null: unlimited. */
  limit: number | null;
  seconds: number | undefined;
  counted: AttemptState;
}

/** Counts the play and stops the clocks that pause during audio. */
function startPlayback(
  state: AttemptState,
  scene: StepContext,
  { place, heard, limit, seconds, counted }: AudioPlayback,
): AdvanceResult {
  const why = findBlockingReason(state);
  if (why) return rejectedResult(state, why);
  if (state.navigationUnits[place.unit.id]?.closedAt !== null) return rejectedResult(state, 'notOpen');
  if (limit !== null && heard >= limit) return rejectedResult(state, 'noPlaysLeft');
  const audio = { from: scene.claimedAt, until: scene.claimedAt + playbackMs(seconds, scene.blueprint) };
  const at = state.questionId === null ? undefined : findQuestion(scene, state.questionId);
  const here = at?.set.id === place.set.id ? at : undefined;
  const clocks = [...clocksForUnit(scene.blueprint, place.unit), ...(here ? clocksForQuestion(here) : [])];
  const stopped = stopClocksForAudio(counted, clocks, audio);
  // A repeated play, or one of nothing, would give as much time to prepare as a window likes.
  const movesWindows = heard === 0 && audio.until > audio.from;
  return appliedResult(here && movesWindows ? delayWindows(stopped, here, audio) : stopped);
}

/** Starts the recording of a set. */
export function applyAudioPlayed(state: AttemptState, scene: StepContext, setId: number): AdvanceResult {
  const place = scene.navigationUnits
    .flatMap((unit) => unit.parts.flatMap((part) => part.sets.map((set) => ({ unit, part, set }))))
    .find(({ set }) => set.id === setId);
  if (!place) return invalidResult(state, 'unknownSet');
  const playCount = state.plays[setId] ?? 0;
  const counted = { ...state, plays: { ...state.plays, [setId]: playCount + 1 } };
  return startPlayback(state, scene, {
    place,
    heard: playCount,
    limit: place.part.plays,
    seconds: place.set.audioSeconds,
    counted,
  });
}

/** Starts the clip of a question: once, where the part limits plays. */
export function applyClipPlayed(state: AttemptState, scene: StepContext, questionId: number): AdvanceResult {
  const place = findQuestion(scene, questionId);
  const seconds = place?.question.clipSeconds;
  if (!place || seconds === undefined) return invalidResult(state, 'unknownQuestion');
  const playCount = state.clipPlays?.[questionId] ?? 0;
  const counted = { ...state, clipPlays: { ...state.clipPlays, [questionId]: playCount + 1 } };
  return startPlayback(state, scene, {
    place,
    heard: playCount,
    limit: place.part.plays === null ? null : 1,
    seconds,
    counted,
  });
}
