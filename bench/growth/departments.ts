/**
 * A span of departments, from after the first to the last. Each is one teacher with two classes of twenty, and everything
 * that such a teacher, these students and the bank gather in two years.
 */
export interface Departments {
  from: number;
  to: number;
}

/** The whole school: 5,040 students, 12,600 assignments, 20,160 question sets. */
export const wholeSchool = 126;

/** A tenth of it. */
export const tenthOfSchool = 13;
