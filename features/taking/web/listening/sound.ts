import type { AttemptState, BrowserEvent } from '@inkstone/exam/attempt';
import type { Blueprint, BoundPart, BoundSet } from '@inkstone/exam/blueprint';
import type { QuestionContext, SetRecord } from '../attempt-session/question-context.ts';
import { findSetRecording } from './set-recording.ts';

/** A set of the blueprint with its part; undefined where the blueprint has no such set. */
const findBoundSet = (blueprint: Blueprint, setId: number): { part: BoundPart; set: BoundSet } | undefined =>
  blueprint.sections
    .flatMap(({ parts }) => parts.flatMap((part) => part.sets.map((set) => ({ part, set }))))
    .find(({ set }) => set.id === setId);

/** A playable sound: the recording of a set, or the clip of it that a question replays. */
export interface Sound {
  /** Its key in the player and in storage. */
  key: string;
  setId: number;
  /** The question whose clip it is; null: the whole recording. */
  questionId: number | null;
  /** Second of the recording at which it begins. */
  from: number;
  /** Its length at the recorded speed, in seconds; null if unknown. */
  seconds: number | null;
}

const wholeSound = (set: SetRecord): Sound[] => {
  const recording = findSetRecording(set);
  if (!recording) return [];
  return [{ key: String(set.id), setId: set.id, questionId: null, from: 0, seconds: recording.seconds }];
};

const clipSound = (set: SetRecord, { id, clip }: QuestionContext['question']): Sound[] => {
  if (!clip || !findSetRecording(set)) return [];
  const { from, to } = clip;
  return [{ key: `clip.${id}`, setId: set.id, questionId: id, from, seconds: to - from }];
};

/** The sounds of a question in order: the recording of its set, then its clip. */
export const soundsForQuestion = ({ set, question }: Pick<QuestionContext, 'set' | 'question'>): Sound[] => [
  ...wholeSound(set),
  ...clipSound(set, question),
];

/** All sounds of some sets. */
export const soundsForSets = (sets: readonly SetRecord[]): Sound[] =>
  sets.flatMap((set) => [...wholeSound(set), ...set.questions.flatMap((question) => clipSound(set, question))]);

/** The play limit by the rules of its part; null for unlimited. A clip plays once where plays are limited. */
export const getPlayLimit = (blueprint: Blueprint, { setId, questionId }: Sound): number | null => {
  const plays = findBoundSet(blueprint, setId)?.part.plays ?? null;
  return plays === null || questionId === null ? plays : 1;
};

/** The number of plays that the attempt has counted. */
export const getPlayCount = ({ plays, clipPlays }: AttemptState, { setId, questionId }: Sound): number =>
  (questionId === null ? plays[setId] : clipPlays?.[questionId]) ?? 0;

/** The journal event of a play. */
export const toPlayEvent = ({ setId, questionId }: Sound): BrowserEvent =>
  questionId === null ? { kind: 'audio-played', setId } : { kind: 'clip-played', questionId };
