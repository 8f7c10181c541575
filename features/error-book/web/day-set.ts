import { groupBy } from '@inkstone/base';
/** The number of questions in the day's set. */
const daySetSize = 20;

/**
 * Builds the day's set from the most urgent of the due entries, given by urgency: question types alternate, and those
 * marked by teachers come last.
 */
export const toDaySet = <Due extends { kind: string; byTeacher: boolean }>(due: readonly Due[]): Due[] => {
  const interleaveKinds = (entries: readonly Due[]): Due[] => {
    const kinds = [...groupBy(entries, ({ kind }) => kind).values()];
    const longest = Math.max(0, ...kinds.map((sameKind) => sameKind.length));
    return Array.from({ length: longest }, (_, turn) => kinds.flatMap((sameKind) => sameKind[turn] ?? [])).flat();
  };
  const urgent = due.slice(0, daySetSize);
  const quick = interleaveKinds(urgent.filter(({ byTeacher }) => !byTeacher));
  return [...quick, ...interleaveKinds(urgent.filter(({ byTeacher }) => byTeacher))];
};
