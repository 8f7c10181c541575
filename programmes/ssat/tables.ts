/** Upper Level, Verbal: points of 60 and estimated scores. */
export const verbalPoints: readonly (readonly [raw: number, score: number])[] = [
  [55, 800],
  [50, 779],
  [45, 752],
  [40, 725],
  [35, 698],
  [30, 671],
  [25, 644],
  [20, 617],
  [15, 590],
  [10, 563],
  [5, 533],
  [0, 506],
];

/** The same for Quantitative, both sections together, of 50; below 5 the last step is extended. */
export const quantitativePoints: readonly (readonly [raw: number, score: number])[] = [
  [50, 800],
  [45, 782],
  [40, 755],
  [35, 725],
  [30, 698],
  [25, 668],
  [20, 641],
  [15, 614],
  [10, 584],
  [5, 557],
  [0, 530],
];

/** A row for each whole point from the maximum down, interpolated between known points. */
export const interpolateRows = (
  known: readonly (readonly [raw: number, score: number])[],
  most: number,
): readonly (readonly [raw: number, score: number])[] =>
  Array.from({ length: most + 1 }, (_, below) => {
    const raw = most - below;
    const upper = known.findLast(([at]) => at >= raw) ?? known[0] ?? [raw, 0];
    const lower = known.find(([at]) => at <= raw) ?? upper;
    const share = upper[0] === lower[0] ? 0 : (raw - lower[0]) / (upper[0] - lower[0]);
    return [raw, Math.round(lower[1] + share * (upper[1] - lower[1]))] as const;
  });
