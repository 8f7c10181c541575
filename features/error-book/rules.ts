import { dayIn, nextDayIn } from '@inkstone/base';
import { createEmptyCard, fsrs, generatorParameters, Rating, type Card, type Grade } from 'ts-fsrs';

const scheduler = fsrs(generatorParameters({ request_retention: 0.9, enable_fuzz: false }));

// So many days between two reviews, both right: the question is known and leaves the book.
const knownAfterDays = 60;

/** Questions that were never reviewed come up for review so many at most on one day. */
export const mostNewADay = 20;

/** Where and when a review happens: days are those of the school's zone. */
export interface ReviewDay {
  timeZone: string;
  /** The question was reviewed on this day before. */
  wasReviewedToday: boolean;
}

const firstOfDay: ReviewDay = { timeZone: 'UTC', wasReviewedToday: false };

/** The scheduler's card as the database keeps it: instants as text. */
export type StoredCard = Omit<Card, 'due' | 'last_review'> & { due: string; last_review?: string | undefined };

const stored = (card: Card): StoredCard => ({
  ...card,
  due: card.due.toISOString(),
  last_review: card.last_review?.toISOString(),
});

const cardOf = ({ due, last_review, ...rest }: StoredCard): Card => ({
  ...rest,
  due: new Date(due),
  ...(last_review ? { last_review: new Date(last_review) } : {}),
});

const rated = (card: Card, grade: Grade, now: Date): Card => scheduler.next(card, now, grade).card;

/** The card of a question that was wrong for the first time: "again" on an empty card. */
export const firstCard = (now: Date): StoredCard => stored(rated(createEmptyCard(now), Rating.Again, now));

/** How an answer is rated: wrong again, right with help hard, right good, right twice running easy. */
export const gradeOf = (it: { isRight: boolean; withHelp: boolean; wasRightBefore: boolean }): Grade => {
  if (!it.isRight) return Rating.Again;
  if (it.withHelp) return Rating.Hard;
  return it.wasRightBefore ? Rating.Easy : Rating.Good;
};

/** An answer to a question of the book; `rating` is how the scheduler took a review, null where that was not kept. */
export interface GivenAnswer {
  source: 'attempt' | 'practice' | 'mark';
  isRight: boolean;
  rating: number | null;
  at: Date;
}

/** How an entry stands. */
export interface Standing {
  errorCount: number;
  firstErrorAt: Date;
  recentErrorAt: Date;
  card: StoredCard;
  leftAt: Date | null;
}

const isGrade = (rating: number | null): rating is Grade => rating !== null && rating >= 1 && rating <= 4;

/** What the answers to a question, oldest first, come to; null without an error among them. */
export const standingOf = (answers: readonly GivenAnswer[], timeZone = 'UTC'): Standing | null => {
  const errors = answers.filter(({ isRight }) => !isRight);
  const [first, recent] = [errors[0], errors.at(-1)];
  if (!first || !recent) return null;
  let card = stored(createEmptyCard(answers[0]?.at ?? first.at));
  let leftAt: Date | null = null;
  let wasRightBefore = false;
  let reviewedOn: string | null = null;
  for (const { source, isRight, rating, at } of answers) {
    if (!isRight && source !== 'practice') [card, leftAt] = [firstCard(at), null];
    else {
      const grade = isGrade(rating) ? rating : gradeOf({ isRight, withHelp: false, wasRightBefore });
      const day = dayIn(at, timeZone);
      const next = reviewed(card, grade, at, { timeZone, wasReviewedToday: reviewedOn === day });
      reviewedOn = day;
      [card, leftAt] = [next.card, next.isKnown ? at : null];
    }
    wasRightBefore = isRight;
  }
  return { errorCount: errors.length, firstErrorAt: first.at, recentErrorAt: recent.at, card, leftAt };
};

/**
 * The card after a review, and whether the question is known well enough to leave the book. Only the first review of a day
 * lengthens: right again on the same day leaves the card as it is. What was right comes back on a later day; what was
 * wrong is due again at once.
 */
export const reviewed = (
  card: StoredCard,
  grade: Grade,
  now: Date,
  { timeZone, wasReviewedToday }: ReviewDay = firstOfDay,
): { card: StoredCard; isKnown: boolean } => {
  if (grade === Rating.Again) return { card: stored(rated(cardOf(card), grade, now)), isKnown: false };
  const next = wasReviewedToday ? card : stored(rated(cardOf(card), grade, now));
  const tomorrow = nextDayIn(now, timeZone).toISOString();
  const due = next.due < tomorrow ? tomorrow : next.due;
  const isKnown = !wasReviewedToday && grade >= Rating.Good && next.scheduled_days >= knownAfterDays;
  return { card: { ...next, due }, isKnown };
};

/** An answer of the past that was a review: tried by oneself, or right in work that was done again. */
const isReview = ({ source, isRight }: Pick<GivenAnswer, 'source' | 'isRight'>): boolean =>
  source === 'practice' || (source === 'attempt' && isRight);

/** Whether a question was reviewed before on the day of an instant. */
export const wasReviewedOn = (
  answers: readonly Pick<GivenAnswer, 'source' | 'isRight' | 'at'>[],
  now: Date,
  timeZone: string,
): boolean => answers.some((answer) => isReview(answer) && dayIn(answer.at, timeZone) === dayIn(now, timeZone));

/** Marked work below so many percent of its points is an error where its teacher has not said otherwise. */
export const usualErrorsBelow = 60;

/** Whether marked work is an error by its share of the points, from 0 to 1: whole percents are compared, as they are shown. */
export const isPoor = (share: number, errorsBelow: number): boolean => Math.round(share * 100) < errorsBelow;
