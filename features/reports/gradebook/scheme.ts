/** How the works of a class are weighed: all the same, by their points, by kind of work, or each by itself. */
export const schemeKinds = ['equal', 'points', 'families', 'works'] as const;

/** The weighing of a class's work. */
export interface GradebookScheme {
  kind: (typeof schemeKinds)[number];
  /** Percent, of weighing by kind of work. */
  homeworkWeight: number;
  testWeight: number;
  /** Weights by assignment, where each work is weighed by itself; absent: 1. */
  workWeights: readonly { id: number; weight: number }[];
  /** How many of a student's lowest percentages do not count. */
  dropLowest: number;
}

/** The weighing of a class for which none was saved. */
export const defaultScheme: GradebookScheme = {
  ...{ kind: 'equal', homeworkWeight: 40, testWeight: 60, workWeights: [], dropLowest: 0 },
};
