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

/** How long a hold lasts without being renewed. */
export const holdSeconds = 90;

/** The smallest difference between two marks of a whole, in hundredths. */
export const holisticStep = 50;

/** How far a piece has come: nothing said, said for oneself, told to the student. */
export const getSubmissionState = (mark: { releasedAt: unknown } | null): 'toMark' | 'draft' | 'released' => {
  if (mark === null) return 'toMark';
  return mark.releasedAt === null ? 'draft' : 'released';
};

/** The highest mark of a piece in hundredths: the rubric's, or the question's own points where there is none. */
export const getMaxPoints = (rubric: Rubric | null, possible: number): number =>
  rubric ? getRubricBounds(rubric).most : possible;

/** Whether scores stand inside a rubric and on its steps; a mark may still be incomplete. */
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

/** What a mark comes to on the rubric's scale: made of the criteria, or given for the whole; null while it is open. */
export const computeMarkPoints = (
  rubric: Rubric | null,
  { scores, points }: { scores: Readonly<Record<string, number>>; points: number | null },
): number | null => (rubric && rubric.joined !== 'holistic' ? combineMarks(rubric, scores) : points);

/** What a question earns by a mark: its own points times the share of the scale. Hundredths. */
export const computeEarnedPoints = (
  points: number,
  { pointsMost, possible }: { pointsMost: number; possible: number },
): number => (pointsMost > 0 ? Math.round((points / pointsMost) * possible) : 0);

/** The written part of an answer: the answer itself, or its text beside files and recordings; null where nothing is written. */
export const getWrittenText = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : null;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};
