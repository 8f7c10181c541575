import { listShownPlaces } from '../build-question.ts';

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
  return listShownPlaces(lines.length).flatMap((index) => lines.slice(index, index + 1));
};
