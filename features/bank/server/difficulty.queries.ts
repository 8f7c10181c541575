/**
 * The difficulty of a question row `asked`, from 0 (everybody is right) to 1 (nobody is): as it was measured, else as a
 * teacher set it from 1 to 5, else null. Read by name from the row's fields, of which a bank may have either or none.
 */
export const difficultyText = `coalesce(
    (to_jsonb(asked) ->> 'measured_difficulty')::real,
    ((to_jsonb(asked) ->> 'difficulty')::real - 0.5) / 5)`;
