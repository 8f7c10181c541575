/** The number of questions in the day's set. */
const daySetSize = 20;

/**
 * Builds the day's set from due entries, most urgent first: question types alternate, and those marked by teachers come
 * last.
 */
export const toDaySet = <Due extends { kind: string; byTeacher: boolean }>(due: readonly Due[]): Due[] => {
  const interleaveKinds = (entries: readonly Due[]): Due[] => {
    const kinds = [...Map.groupBy(entries, ({ kind }) => kind).values()];
    const longest = Math.max(0, ...kinds.map((sameKind) => sameKind.length));
    return Array.from({ length: longest }, (_, turn) => kinds.flatMap((sameKind) => sameKind[turn] ?? [])).flat();
  };
  const quick = interleaveKinds(due.filter(({ byTeacher }) => !byTeacher));
  return [...quick, ...interleaveKinds(due.filter(({ byTeacher }) => byTeacher))].slice(0, daySetSize);
};
