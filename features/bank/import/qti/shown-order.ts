/**
 * The order in which lines are shown that are to be put in order: that of the source, or where it is the right one
 * already, another one, the same at every import.
 */
export const toShownOrder = <Line>(
  lines: readonly Line[],
  right: readonly string[],
  getId: (line: Line) => string,
): readonly Line[] => {
  if (lines.some((line, index) => getId(line) !== right[index])) return lines;
  const indices = lines.map((_, index) => index);
  const shown = indices.toSorted((first, second) => (first % 2) - (second % 2) || second - first);
  return shown.flatMap((index) => lines.slice(index, index + 1));
};
