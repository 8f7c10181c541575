/** Whom a choice comes to. */
export interface AudienceSize {
  /** Everyone, each once. */
  count: number;
  /** Not all of the classes are known: at most so many. */
  isExact: boolean;
  /** How many of them are staff, and no students. */
  staff: number;
}

/** The words that say so, with `count` in them: students, staff, or both. */
export const audienceMessageKey = ({ count, isExact, staff }: AudienceSize) => {
  if (count === 0) return 'nobody';
  if (staff === 0) return isExact ? 'toStudents' : 'upToStudents';
  if (staff === count) return 'toStaff';
  return isExact ? 'toPeople' : 'upToPeople';
};
