/** So many questions make up the set of a day. */
const setOfADay = 20;

/**
 * The set of a day from what is due, most urgent first: kinds take turns, so that no kind fills it, and what a teacher
 * would mark comes behind all others.
 */
export const toDaySet = <Due extends { kind: string; byTeacher: boolean }>(due: readonly Due[]): Due[] => {
  const turns = (those: readonly Due[]): Due[] => {
    const kinds = [...Map.groupBy(those, ({ kind }) => kind).values()];
    const longest = Math.max(0, ...kinds.map((own) => own.length));
    return Array.from({ length: longest }, (_, turn) => kinds.flatMap((own) => own[turn] ?? [])).flat();
  };
  const quick = turns(due.filter(({ byTeacher }) => !byTeacher));
  return [...quick, ...turns(due.filter(({ byTeacher }) => byTeacher))].slice(0, setOfADay);
};
