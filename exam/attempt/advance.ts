import type { Blueprint } from '../blueprint/index.ts';
import { answerRecordingsAtMost } from '../fields.ts';
import { timelinessOf } from './answering.ts';
import { expire, extend, reopen, start, submit, takeOver } from './closing.ts';
import { settled } from './flow.ts';
import {
  askSection,
  blocked,
  enterQuestion,
  enterSection,
  finishBreak,
  finishPrep,
  finishSection,
  leaveQuestion,
  recordAgain,
  startBreak,
} from './moving.ts';
import { playAudio, playClip } from './hearing.ts';
import { recordingsIn } from './parts.ts';
import { applied, kept, placeIn, refused, sceneOf, type Claim, type Scene } from './scene.ts';
import type { Advanced, AnswerEffect, AttemptEvent, AttemptState } from './types.ts';

const toggled = <Item>(list: readonly Item[], item: Item, on: boolean): readonly Item[] =>
  on ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);

// As long as the id of a recording may be on the wire.
const longestRecordingId = 100;

/** The recordings that an answer names, as far as an answer can have them: the state is read and written with every save. */
const keptRecordingsIn = (value: unknown): readonly string[] | undefined =>
  recordingsIn(value)
    ?.filter(({ length }) => length <= longestRecordingId)
    .slice(0, answerRecordingsAtMost);

/** What an answer says of its recordings holds: a cleared one has none, and what is recorded afterwards begins anew. */
const withItsRecordings = (state: AttemptState, { questionId, value }: { questionId: number; value: unknown }) => {
  const parts = value === null ? [] : keptRecordingsIn(value);
  const before = state.recordings[questionId] ?? [];
  if (!parts || (parts.length === 0 && before.length === 0)) return state;
  return { ...state, recordings: { ...state.recordings, [questionId]: parts } };
};

function answer(state: AttemptState, scene: Scene, given: { questionId: number; value: unknown }): Advanced {
  const place = placeIn(scene, given.questionId);
  if (!place) return refused(state, 'unknownQuestion');
  const timely = timelinessOf(state, scene, { place, recording: false });
  const { claimedAt, givenAt = claimedAt, seq } = scene;
  const { dueAt } = timely;
  const effect = { ...given, claimedAt: givenAt, seq, dueAt };
  if (!timely.counts) return { ...kept(state, timely.why), late: { ...effect, lateDelivered: true } };
  const { lateDelivered } = timely;
  return { ...applied(withItsRecordings(state, given), lateDelivered), answer: { ...effect, lateDelivered } };
}

/** A recording is the answer of its question, or one part of it: its own parts in the order made. */
function saveRecording(state: AttemptState, scene: Scene, made: { questionId: number; recordingId: string }): Advanced {
  const place = placeIn(scene, made.questionId);
  if (!place) return refused(state, 'unknownQuestion');
  const timely = timelinessOf(state, scene, { place, recording: true });
  const { questionId, recordingId } = made;
  const before = state.recordings[questionId] ?? [];
  const { claimedAt, givenAt = claimedAt, seq } = scene;
  const { dueAt } = timely;
  const effectOf = (recordings: readonly string[], lateDelivered: boolean): AnswerEffect => {
    return { questionId, value: { recordings }, isPart: true, claimedAt: givenAt, seq, lateDelivered, dueAt };
  };
  if (!timely.counts) return { ...kept(state, timely.why), late: effectOf([recordingId], true) };
  const { lateDelivered } = timely;
  if (before.includes(recordingId)) return applied(state, lateDelivered);
  if (before.length >= answerRecordingsAtMost) return refused(state, 'tooMany');
  const parts = [...before, recordingId];
  const recordings = { ...state.recordings, [questionId]: parts };
  return { ...applied({ ...state, recordings }, lateDelivered), answer: effectOf(parts, lateDelivered) };
}

/** Tools work wherever the attempt is open; they are kept and never scored. */
function useTool(state: AttemptState, scene: Scene, tool: { questionId: number; state: AttemptState }): Advanced {
  if (!placeIn(scene, tool.questionId)) return refused(state, 'unknownQuestion');
  const why = blocked(state);
  return why ? kept(state, why) : applied(tool.state);
}

// More than the options of any question; the state is read and written with every save.
const mostEliminated = 50;

function eliminate(
  state: AttemptState,
  scene: Scene,
  { questionId, optionId, on }: { questionId: number; optionId: string; on: boolean },
): Advanced {
  const options = toggled(state.eliminated[questionId] ?? [], optionId, on);
  if (options.length > mostEliminated) return refused(state, 'tooMany');
  return useTool(state, scene, {
    questionId,
    state: { ...state, eliminated: { ...state.eliminated, [questionId]: options } },
  });
}

function annotate(state: AttemptState, scene: Scene, setId: number): Advanced {
  const known = scene.legs.some((leg) => leg.parts.some((part) => part.sets.some((set) => set.id === setId)));
  if (!known) return refused(state, 'unknownSet');
  const why = blocked(state);
  return why ? kept(state, why) : applied(state);
}

function loseFocus(state: AttemptState): Advanced {
  const why = blocked(state);
  return why ? kept(state, why) : applied({ ...state, focusLost: state.focusLost + 1 });
}

function step(state: AttemptState, event: AttemptEvent, scene: Scene): Advanced {
  switch (event.kind) {
    case 'started':
      return start(state, scene);
    case 'section-asked':
      return askSection(state, scene, event);
    case 'section-entered':
      return enterSection(state, scene, event);
    case 'question-entered':
      return enterQuestion(state, scene, event.questionId);
    case 'question-left':
      return leaveQuestion(state, scene, event.questionId);
    case 'answered':
      return answer(state, scene, { questionId: event.questionId, value: event.value });
    case 'audio-played':
      return playAudio(state, scene, event.setId);
    case 'clip-played':
      return playClip(state, scene, event.questionId);
    case 'prep-ended':
      return finishPrep(state, scene, event.questionId);
    case 'retake-begun':
      return recordAgain(state, scene, event.questionId);
    case 'recording-saved':
      return saveRecording(state, scene, event);
    case 'flagged':
      return useTool(state, scene, {
        questionId: event.questionId,
        state: { ...state, flagged: toggled(state.flagged, event.questionId, event.on) },
      });
    case 'eliminated':
      return eliminate(state, scene, event);
    case 'annotated':
      return annotate(state, scene, event.setId);
    case 'section-finished':
      return finishSection(state, scene, event);
    case 'break-started':
      return startBreak(state);
    case 'break-ended':
      return finishBreak(state, scene);
    case 'focus-lost':
      return loseFocus(state);
    default:
      return closingStep(state, event, scene);
  }
}

type ClosingEvent = Extract<AttemptEvent, { kind: 'submitted' | 'taken-over' | 'expired' | 'reopened' | 'extended' }>;

function closingStep(state: AttemptState, event: ClosingEvent, scene: Scene): Advanced {
  switch (event.kind) {
    case 'submitted':
      return submit(state, scene);
    case 'taken-over':
      return takeOver(state, event.holder);
    case 'expired':
      return expire(state, scene);
    case 'reopened':
      return reopen(state, scene, event.seconds);
    case 'extended':
      return extend(state, scene, event.seconds);
  }
}

const isOutsideTime = (event: AttemptEvent): boolean =>
  event.kind === 'extended' || event.kind === 'taken-over' || event.kind === 'expired' || event.kind === 'reopened';

/**
 * One event of an attempt. First the clocks do what they did until the claimed instant, then the event is judged.
 * Nothing but the arguments is looked at, so that the same journal always leads to the same state.
 */
export function advance(state: AttemptState, event: AttemptEvent, blueprint: Blueprint, claim: Claim): Advanced {
  const before = isOutsideTime(event)
    ? state
    : settled(state, blueprint, { at: claim.claimedAt, window: claim.window });
  return step(before, event, sceneOf(before, blueprint, claim));
}

/** What the server itself does to an attempt, now. */
export const advanceByServer = (
  state: AttemptState,
  event: AttemptEvent,
  { blueprint, now, window }: { blueprint: Blueprint } & Pick<Claim, 'now' | 'window'>,
): Advanced => advance(state, event, blueprint, { now, window, claimedAt: now, seq: 0 });
