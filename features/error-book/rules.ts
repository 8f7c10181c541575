import { addDays, dayIn, nextDayIn, dayStartIn, zoneOffset } from '@inkstone/base';
import { createEmptyCard, fsrs, generatorParameters, Rating, type Card, type Grade } from 'ts-fsrs';

const scheduler = fsrs(generatorParameters({ request_retention: 0.9, enable_fuzz: false }));

// A question is known and leaves the book once two right reviews are this many days apart.
const knownAfterDays = 60;

/** The maximum number of questions per day that are due for their first review. */
export const maxNewPerDay = 20;

/** The day of a review, in the school's time zone. */
export interface ReviewDay {
  timeZone: string;
  /** Whether the question was reviewed earlier on this day. */
  wasReviewedToday: boolean;
}

const firstReviewOfDay: ReviewDay = { timeZone: 'UTC', wasReviewedToday: false };

/** The scheduler's card as stored: instants as text. */
export type StoredCard = Omit<Card, 'due' | 'last_review'> & {
  due: string;
  last_review?: string | undefined;
  /** When the student said that they know it; absent: they did not, or it was answered wrongly since. */
  knownAt?: string | undefined;
};

const toStoredCard = (card: Card): StoredCard => ({
  ...card,
  due: card.due.toISOString(),
  last_review: card.last_review?.toISOString(),
});

const toCard = ({ due, last_review, knownAt: _, ...rest }: StoredCard): Card => ({
  ...rest,
  due: new Date(due),
  ...(last_review ? { last_review: new Date(last_review) } : {}),
});

const rateCard = (card: Card, grade: Grade, now: Date): Card => scheduler.next(card, now, grade).card;

/**
 * The card after a review, with days as the school's calendar counts them: the scheduler counts days of UTC, in which
 * nine in the morning in Shanghai and seven on the next day are one. A due time keeps its hour over a change of clocks.
 */
const rateCardIn = (card: Card, grade: Grade, now: Date, timeZone: string): Card => {
  const toWall = (at: Date): Date => new Date(at.getTime() + zoneOffset(at, timeZone));
  const wallCard = card.last_review ? { ...card, last_review: toWall(card.last_review) } : card;
  const next = rateCard(wallCard, grade, toWall(now));
  const step = next.due.getTime() - toWall(now).getTime();
  const due = next.scheduled_days > 0 ? addDays(now, next.scheduled_days, timeZone) : new Date(now.getTime() + step);
  return { ...next, due, last_review: now };
};

/** The card after the first wrong answer: "again" on an empty card. */
export const firstCard = (now: Date): StoredCard => toStoredCard(rateCard(createEmptyCard(now), Rating.Again, now));

/** The grade of an answer: wrong is "again", right with help "hard", right "good", right twice in a row "easy". */
export const computeGrade = (review: { isRight: boolean; withHelp: boolean; wasRightBefore: boolean }): Grade => {
  if (!review.isRight) return Rating.Again;
  if (review.withHelp) return Rating.Hard;
  return review.wasRightBefore ? Rating.Easy : Rating.Good;
};

/**
 * An answer to a question of the book; `rating` is the grade of a review, null for answers from before it was stored.
 */
export interface AnswerHistoryEntry {
  source: 'attempt' | 'practice' | 'mark';
  isRight: boolean;
  rating: number | null;
  at: Date;
}

/** The computed state of an entry. */
export interface EntryState {
  errorCount: number;
  firstErrorAt: Date;
  recentErrorAt: Date;
  card: StoredCard;
  removedAt: Date | null;
}

const isGrade = (rating: number | null): rating is Grade => rating !== null && rating >= 1 && rating <= 4;

/**
 * Computes the state from all answers to a question, oldest first; null without an error. A question that the student
 * knows (`knownAt`) stays out of the book until it is answered wrongly again.
 */
export const computeEntryState = (
  answers: readonly AnswerHistoryEntry[],
  timeZone = 'UTC',
  knownAt: Date | null = null,
): EntryState | null => {
  const errors = answers.filter(({ isRight }) => !isRight);
  const [first, latest] = [errors[0], errors.at(-1)];
  if (!first || !latest) return null;
  let card = toStoredCard(createEmptyCard(answers[0]?.at ?? first.at));
  let removedAt: Date | null = null;
  let wasRightBefore = false;
  let reviewedOn: string | null = null;
  for (const { source, isRight, rating, at } of answers) {
    if (!isRight && source !== 'practice') [card, removedAt] = [firstCard(at), null];
    else {
      const grade = isGrade(rating) ? rating : computeGrade({ isRight, withHelp: false, wasRightBefore });
      const day = dayIn(at, timeZone);
      const next = reviewCard(card, grade, at, { timeZone, wasReviewedToday: reviewedOn === day });
      reviewedOn = day;
      // A right answer keeps a question out that has left the book.
      [card, removedAt] = [next.card, next.isKnown ? at : isRight ? removedAt : null];
    }
    wasRightBefore = isRight;
  }
  if (knownAt && knownAt >= latest.at) {
    removedAt ??= knownAt;
    card = { ...card, knownAt: knownAt.toISOString() };
  }
  return { errorCount: errors.length, firstErrorAt: first.at, recentErrorAt: latest.at, card, removedAt };
};

/**
 * The card after a review, and whether the question leaves the book. Only the first review of a day lengthens the
 * interval; another right answer on the same day leaves the card as it is. After a right answer it is due on a later
 * day, after a wrong one at once.
 */
export const reviewCard = (
  card: StoredCard,
  grade: Grade,
  now: Date,
  { timeZone, wasReviewedToday }: ReviewDay = firstReviewOfDay,
): { card: StoredCard; isKnown: boolean } => {
  if (grade === Rating.Again)
    return { card: toStoredCard(rateCardIn(toCard(card), grade, now, timeZone)), isKnown: false };
  const next = wasReviewedToday ? card : toStoredCard(rateCardIn(toCard(card), grade, now, timeZone));
  const tomorrow = nextDayIn(now, timeZone).toISOString();
  const due = next.due < tomorrow ? tomorrow : next.due;
  const isKnown = !wasReviewedToday && grade >= Rating.Good && next.scheduled_days >= knownAfterDays;
  return { card: { ...next, due }, isKnown };
};

/** Whether a past answer was a review: practice, or a right answer in a redo or after marking. */
const isReview = ({ source, isRight }: Pick<AnswerHistoryEntry, 'source' | 'isRight'>): boolean =>
  source === 'practice' || isRight;

/** Whether a question was reviewed on the day of an instant. */
export const wasReviewedOn = (
  answers: readonly Pick<AnswerHistoryEntry, 'source' | 'isRight' | 'at'>[],
  now: Date,
  timeZone: string,
): boolean => answers.some((answer) => isReview(answer) && dayIn(answer.at, timeZone) === dayIn(now, timeZone));

/** The default threshold: marked answers below this percentage of the points count as errors. */
export const defaultErrorsBelow = 60;

/**
 * Whether a marked answer counts as an error by its share of the points, from 0 to 1; compared in whole percents, as
 * displayed.
 */
export const isBelowThreshold = (share: number, errorsBelow: number): boolean => Math.round(share * 100) < errorsBelow;

/** A day in the school's time zone. */
export interface DueDay {
  start: Date;
  end: Date;
  /** The maximum number of first reviews on it. */
  maxNew: number;
}

/** The school's day of an instant: what is due by its end is due today. */
export const getDueDay = (now: Date, timeZone: string): DueDay => ({
  start: dayStartIn(now, timeZone),
  end: nextDayIn(now, timeZone),
  maxNew: maxNewPerDay,
});
