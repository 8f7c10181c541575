import type { AttemptState, BrowserEvent } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { Met, SetRecord } from '../place/place-in-exam.ts';
import { boundSetOf } from './bound-set.ts';
import { recordingOf } from './recording-of.ts';

/** What is heard: the recording of a set, or the clip of it that a question plays again. */
export interface Sound {
  /** By this name the desk and the device know it. */
  key: string;
  setId: number;
  /** The question whose clip it is; null: the whole recording. */
  questionId: number | null;
  /** Second of the recording at which it begins. */
  from: number;
  /** Its length at the recorded speed; null where nobody could measure it. */
  seconds: number | null;
}

const wholeOf = (set: SetRecord): Sound[] => {
  const recording = recordingOf(set);
  if (!recording) return [];
  return [{ key: String(set.id), setId: set.id, questionId: null, from: 0, seconds: recording.seconds }];
};

const clipOf = (set: SetRecord, { id, clip }: Met['question']): Sound[] => {
  if (!clip || !recordingOf(set)) return [];
  const { from, to } = clip;
  return [{ key: `clip.${id}`, setId: set.id, questionId: id, from, seconds: to - from }];
};

/** What is heard before a question, in its order: the recording of its set, then its clip. */
export const soundsOf = ({ set, question }: Pick<Met, 'set' | 'question'>): Sound[] => [
  ...wholeOf(set),
  ...clipOf(set, question),
];

/** Everything that can be heard of some sets. */
export const soundsIn = (sets: readonly SetRecord[]): Sound[] =>
  sets.flatMap((set) => [...wholeOf(set), ...set.questions.flatMap((question) => clipOf(set, question))]);

/** How often it may begin by the rules of its part; null: as often as wished. A clip plays once where plays are counted. */
export const limitOf = (blueprint: Blueprint, { setId, questionId }: Sound): number | null => {
  const plays = boundSetOf(blueprint, setId)?.part.plays ?? null;
  return plays === null || questionId === null ? plays : 1;
};

/** How often it was begun, as the attempt has counted. */
export const playsOf = ({ plays, clipPlays }: AttemptState, { setId, questionId }: Sound): number =>
  (questionId === null ? plays[setId] : clipPlays?.[questionId]) ?? 0;

/** What the journal says when it begins. */
export const beginningOf = ({ setId, questionId }: Sound): BrowserEvent =>
  questionId === null ? { kind: 'audio-played', setId } : { kind: 'clip-played', questionId };
