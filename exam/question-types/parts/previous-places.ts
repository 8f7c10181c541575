const countBefore = (numbers: readonly number[], place: number): number =>
  numbers.slice(0, place).filter((number) => number === numbers[place]).length;

/**
 * For each marker of an edited text its place before the edit, from 0, or -1 for a new one; markers keep their numbers.
 * A copied marker has the number of its original: the first of a number stays the first, a fresh copy has the place of
 * the original.
 */
export const listPreviousPlaces = (numbers: readonly number[], previousNumbers: readonly number[]): number[] =>
  numbers.map((number, place) => {
    const candidates = previousNumbers.flatMap((previousNumber, index) => (previousNumber === number ? [index] : []));
    return candidates[countBefore(numbers, place)] ?? candidates[0] ?? -1;
  });
