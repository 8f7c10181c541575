import type { Blueprint } from '../blueprint/index.ts';
import { answerRecordingsAtMost } from '../fields.ts';
import { judgeTimeliness } from './timeliness.ts';
import { applyExpiry, applyExtension, applyReopening, applyStart, applySubmit, applyTakeover } from './closing.ts';
import { judgeOvertime } from './overtime.ts';
import { applyElapsedTime } from './transitions.ts';
import {
  applySectionRequest,
  findBlockingReason,
  applyQuestionEntry,
  applySectionEntry,
  applyBreakEnd,
  applyPrepEnd,
  applySectionFinish,
  applyQuestionExit,
  applyRetake,
  applyBreakStart,
} from './navigation.ts';
import { applyAudioPlayed, applyClipPlayed } from './audio-playback.ts';
import { recordingsIn } from './answer-parts.ts';
import { applyConfirmation, isAnswerFinal, withAnsweredQuestion } from './confirmation.ts';
import {
  appliedResult,
  rejectedResult,
  findQuestion,
  invalidResult,
  buildStepContext,
  type ClaimedTime,
  type StepContext,
} from './step-context.ts';
import type { AdvanceResult, AnswerEffect, AttemptEvent, AttemptState } from './types.ts';

const toggleItem = <Item>(list: readonly Item[], item: Item, on: boolean): readonly Item[] =>
  on ? [...list.filter((current) => current !== item), item] : list.filter((current) => current !== item);

// As long as the id of a recording may be on the wire.
const longestRecordingId = 100;

/** The recordings that an answer names, as far as an answer can have them: the state is read and written with every save. */
const keptRecordingsIn = (value: unknown): readonly string[] | undefined =>
  recordingsIn(value)
    ?.filter(({ length }) => length <= longestRecordingId)
    .slice(0, answerRecordingsAtMost);

/**
 * An answer replaces the list of recordings of its question: a cleared answer has none, and later recordings start a
 * new list.
 */
const withAnswerRecordings = (state: AttemptState, { questionId, value }: { questionId: number; value: unknown }) => {
  const parts = value === null ? [] : keptRecordingsIn(value);
  const before = state.recordings[questionId] ?? [];
  if (!parts || (parts.length === 0 && before.length === 0)) return state;
  return { ...state, recordings: { ...state.recordings, [questionId]: parts } };
};

function applyAnswer(
  state: AttemptState,
  scene: StepContext,
  input: { questionId: number; value: unknown },
): AdvanceResult {
  const place = findQuestion(scene, input.questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  if (isAnswerFinal(state, input.questionId)) return rejectedResult(state, 'answerFinal');
  const timely = judgeTimeliness(state, scene, { place, recording: false });
  const { claimedAt, givenAt = claimedAt, seq } = scene;
  const { dueAt } = timely;
  const effect = { ...input, claimedAt: givenAt, seq, dueAt };
  if (!timely.counts) return { ...rejectedResult(state, timely.why), late: { ...effect, lateDelivered: true } };
  const { lateDelivered } = timely;
  const over = judgeOvertime(state, scene.blueprint, { place, claim: scene });
  if (over?.is === 'late')
    return { ...rejectedResult(state, 'late'), late: { ...effect, dueAt: over.timeUpAt, lateDelivered: true } };
  if (over)
    return {
      ...appliedResult(state, lateDelivered),
      overtime: { ...effect, lateDelivered, timeUpAt: over.timeUpAt },
    };
  const answered = withAnsweredQuestion(withAnswerRecordings(state, input), scene, input);
  return { ...appliedResult(answered, lateDelivered), answer: { ...effect, lateDelivered } };
}

/** Adds a recording to the answer of its question, after the parts recorded before. */
function applyRecording(
  state: AttemptState,
  scene: StepContext,
  input: { questionId: number; recordingId: string },
): AdvanceResult {
  const place = findQuestion(scene, input.questionId);
  if (!place) return invalidResult(state, 'unknownQuestion');
  if (isAnswerFinal(state, input.questionId)) return rejectedResult(state, 'answerFinal');
  const timely = judgeTimeliness(state, scene, { place, recording: true });
  const { questionId, recordingId } = input;
  const before = state.recordings[questionId] ?? [];
  const { claimedAt, givenAt = claimedAt, seq } = scene;
  const { dueAt } = timely;
  const buildEffect = (recordings: readonly string[], lateDelivered: boolean): AnswerEffect => {
    return { questionId, value: { recordings }, isPart: true, claimedAt: givenAt, seq, lateDelivered, dueAt };
  };
  if (!timely.counts) return { ...rejectedResult(state, timely.why), late: buildEffect([recordingId], true) };
  const { lateDelivered } = timely;
  if (before.includes(recordingId)) return appliedResult(state, lateDelivered);
  if (before.length >= answerRecordingsAtMost) return invalidResult(state, 'tooMany');
  const parts = [...before, recordingId];
  const recordings = { ...state.recordings, [questionId]: parts };
  return { ...appliedResult({ ...state, recordings }, lateDelivered), answer: buildEffect(parts, lateDelivered) };
}

/** Tool events are accepted while the attempt runs; they are stored and never scored. */
function applyTool(
  state: AttemptState,
  scene: StepContext,
  tool: { questionId: number; state: AttemptState },
): AdvanceResult {
  if (!findQuestion(scene, tool.questionId)) return invalidResult(state, 'unknownQuestion');
  const why = findBlockingReason(state);
  return why ? rejectedResult(state, why) : appliedResult(tool.state);
}

// More than the options of any question; the state is read and written with every save.
const mostEliminated = 50;

function eliminate(
  state: AttemptState,
  scene: StepContext,
  { questionId, optionId, on }: { questionId: number; optionId: string; on: boolean },
): AdvanceResult {
  const options = toggleItem(state.eliminated[questionId] ?? [], optionId, on);
  if (options.length > mostEliminated) return invalidResult(state, 'tooMany');
  return applyTool(state, scene, {
    questionId,
    state: { ...state, eliminated: { ...state.eliminated, [questionId]: options } },
  });
}

function applyAnnotation(state: AttemptState, scene: StepContext, setId: number): AdvanceResult {
  const isKnownUnit = scene.navigationUnits.some((unit) =>
    unit.parts.some((part) => part.sets.some((set) => set.id === setId)),
  );
  if (!isKnownUnit) return invalidResult(state, 'unknownSet');
  const why = findBlockingReason(state);
  return why ? rejectedResult(state, why) : appliedResult(state);
}

function applyFocusLoss(state: AttemptState): AdvanceResult {
  const why = findBlockingReason(state);
  return why ? rejectedResult(state, why) : appliedResult({ ...state, focusLost: state.focusLost + 1 });
}

function applyEvent(state: AttemptState, event: AttemptEvent, scene: StepContext): AdvanceResult {
  switch (event.kind) {
    case 'started':
      return applyStart(state, scene);
    case 'section-asked':
      return applySectionRequest(state, scene, event);
    case 'section-entered':
      return applySectionEntry(state, scene, event);
    case 'question-entered':
      return applyQuestionEntry(state, scene, event.questionId);
    case 'question-left':
      return applyQuestionExit(state, scene, event.questionId);
    case 'answered':
      return applyAnswer(state, scene, { questionId: event.questionId, value: event.value });
    case 'answer-confirmed':
      return applyConfirmation(state, scene, event.questionId);
    case 'audio-played':
      return applyAudioPlayed(state, scene, event.setId);
    case 'clip-played':
      return applyClipPlayed(state, scene, event.questionId);
    case 'prep-ended':
      return applyPrepEnd(state, scene, event.questionId);
    case 'retake-begun':
      return applyRetake(state, scene, event.questionId);
    case 'recording-saved':
      return applyRecording(state, scene, event);
    case 'flagged':
      return applyTool(state, scene, {
        questionId: event.questionId,
        state: { ...state, flagged: toggleItem(state.flagged, event.questionId, event.on) },
      });
    case 'eliminated':
      return eliminate(state, scene, event);
    case 'annotated':
      return applyAnnotation(state, scene, event.setId);
    case 'section-finished':
      return applySectionFinish(state, scene, event);
    case 'break-started':
      return applyBreakStart(state);
    case 'break-ended':
      return applyBreakEnd(state, scene);
    case 'focus-lost':
      return applyFocusLoss(state);
    default:
      return applyClosingEvent(state, event, scene);
  }
}

type ClosingEvent = Extract<AttemptEvent, { kind: 'submitted' | 'taken-over' | 'expired' | 'reopened' | 'extended' }>;

function applyClosingEvent(state: AttemptState, event: ClosingEvent, scene: StepContext): AdvanceResult {
  switch (event.kind) {
    case 'submitted':
      return applySubmit(state, scene);
    case 'taken-over':
      return applyTakeover(state, event.writerEpoch);
    case 'expired':
      return applyExpiry(state, scene);
    case 'reopened':
      return applyReopening(state, scene, event.seconds);
    case 'extended':
      return applyExtension(state, scene, event.seconds);
  }
}

const isIndependentOfClocks = (event: AttemptEvent): boolean =>
  event.kind === 'extended' || event.kind === 'taken-over' || event.kind === 'expired' || event.kind === 'reopened';

/**
 * Applies one event to an attempt. The clocks are first advanced to the claimed instant, then the event is judged.
 * Depends on the arguments alone, so that replaying a journal always gives the same state.
 */
export function advance(
  state: AttemptState,
  event: AttemptEvent,
  blueprint: Blueprint,
  claim: ClaimedTime,
): AdvanceResult {
  const before = isIndependentOfClocks(event)
    ? state
    : applyElapsedTime(state, blueprint, { at: claim.claimedAt, window: claim.window });
  return applyEvent(before, event, buildStepContext(before, blueprint, claim));
}

/** Applies an event of the server itself, now. */
export const advanceByServer = (
  state: AttemptState,
  event: AttemptEvent,
  { blueprint, now, window }: { blueprint: Blueprint } & Pick<ClaimedTime, 'now' | 'window'>,
): AdvanceResult => advance(state, event, blueprint, { now, window, claimedAt: now, seq: 0 });
