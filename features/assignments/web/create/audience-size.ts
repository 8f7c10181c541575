/** How many people a selection includes. */
export interface AudienceSize {
  /** Everyone, each once. */
  count: number;
  /** False if not all classes are loaded: then `count` is an upper bound. */
  isExact: boolean;
  /** How many of them are staff. */
  staff: number;
}

/** The message key for students, staff, or both. */
export const audienceMessageKey = ({ count, isExact, staff }: AudienceSize) => {
  if (count === 0) return 'nobody';
  if (staff === 0) return isExact ? 'toStudents' : 'upToStudents';
  if (staff === count) return 'toStaff';
  return isExact ? 'toPeople' : 'upToPeople';
};
