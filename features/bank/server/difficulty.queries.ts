/**
 * The difficulty of a question row `asked`, from 0 (everybody is right) to 1 (nobody is): as enough answers show it, else
 * as a teacher set it from 1 to 5, else null.
 */
export const difficultyText = 'coalesce(asked.measured_difficulty, (asked.difficulty - 0.5)::real / 5)';
