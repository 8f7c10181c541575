/**
 * A range of departments, exclusive of the first. A department is one teacher with two classes of twenty, and the data
 * that they and the bank gather in two years.
 */
export interface Departments {
  from: number;
  to: number;
}

/** The whole school: 5,040 students, 12,600 assignments, 20,160 question sets. */
export const wholeSchool = 126;

/** A tenth of the school. */
export const tenthOfSchool = 13;

/** Departments of 53 persons whose people alone are in a school: a thousand persons, and a hundred thousand. */
export const personDepartments = { few: 18, many: 1887 } as const;

/** Departments whose people and bank alone are in a school: some two thousand questions, and two hundred thousand. */
export const bankDepartments = { few: 1, many: 126 } as const;
