import { isTestKind, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import { getRubricBounds, combineMarks, type Rubric } from '@inkstone/exam/blueprint';

/** Kinds of error that a note can name. */
export const errorCodes = [
  'agreement',
  'tense',
  'article',
  'wordChoice',
  'spelling',
  'punctuation',
  'wordOrder',
  'fragment',
  'logic',
  'pronunciation',
  'intonation',
  'pace',
  'grammar',
  'content',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** How long a hold lasts unless it is renewed. */
export const holdSeconds = 90;

/** The smallest difference between two holistic marks, in hundredths. */
export const holisticStep = 50;

/** The state of a submission: without a mark, with an unreleased mark, or released. */
export const getSubmissionState = (mark: { releasedAt: unknown } | null): 'toMark' | 'draft' | 'released' => {
  if (mark === null) return 'toMark';
  return mark.releasedAt === null ? 'draft' : 'released';
};

/** What a call that saves marks of one kind of work asks of a submission. */
export interface MarkedPiece {
  kind: AssignmentKind;
  programme: string;
  /** The skill of its section. */
  skill: string;
  /** Whether it answers a recording. */
  isHeard: boolean;
}

const isToefl = ({ programme }: MarkedPiece): boolean => programme.startsWith('toefl-');

/** The submissions that a call for one kind of work may mark, by its name. */
export const markScopes = {
  test: ({ kind }) => isTestKind(kind),
  piece: ({ kind }) => !isTestKind(kind),
  toeflListening: (piece) => isToefl(piece) && piece.skill === 'listening',
  toeflWriting: (piece) => isToefl(piece) && piece.skill === 'writing',
  heard: ({ isHeard }) => isHeard,
} satisfies Record<string, (piece: MarkedPiece) => boolean>;

/** The highest mark in hundredths: the rubric's, or the question's points without a rubric. */
export const getMaxPoints = (rubric: Rubric | null, possible: number): number =>
  rubric ? getRubricBounds(rubric).most : possible;

/** Whether scores are within the rubric's bounds and on its steps; the mark may be incomplete. */
export const areScoresValid = (
  rubric: Rubric | null,
  possible: number,
  { scores, points }: { scores: Readonly<Record<string, number>>; points: number | null },
): boolean => {
  const criteria = new Map((rubric?.criteria ?? []).map((criterion) => [criterion.id, criterion]));
  const fits = Object.entries(scores).every(([id, score]) => {
    const criterion = criteria.get(id);
    if (!criterion || score < criterion.least || score > criterion.most) return false;
    return (score - criterion.least) % criterion.step === 0;
  });
  if (!fits || points === null || (rubric && rubric.joined !== 'holistic')) return fits;
  const least = rubric ? getRubricBounds(rubric).least : 0;
  const most = getMaxPoints(rubric, possible);
  return points >= least && points <= most && ((points - least) % holisticStep === 0 || points === most);
};

/** The mark on the rubric's scale, computed from the criteria or given as a whole; null while incomplete. */
export const computeMarkPoints = (
  rubric: Rubric | null,
  { scores, points }: { scores: Readonly<Record<string, number>>; points: number | null },
): number | null => (rubric && rubric.joined !== 'holistic' ? combineMarks(rubric, scores) : points);

/** Points that a question earns: its points times the mark's share of the scale, in hundredths. */
export const computeEarnedPoints = (
  points: number,
  { pointsMost, possible }: { pointsMost: number; possible: number },
): number => (pointsMost > 0 ? Math.round((points / pointsMost) * possible) : 0);

/** The text of an answer, also beside files and recordings; null where there is none. */
export const getWrittenText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};

const readList = (value: unknown, name: string): readonly unknown[] => {
  const holder = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return Array.isArray(holder) ? holder : [];
};

/** Ids of the recordings in an answer, in order. */
export const getRecordingIds = (value: unknown): string[] =>
  readList(value, 'recordings').filter((id): id is string => typeof id === 'string');
