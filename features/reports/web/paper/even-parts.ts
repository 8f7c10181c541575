/** All of them in order, in as few parts as hold at most so many each, of as even a length as can be. */
export const evenParts = <T>(all: readonly T[], most: number): T[][] => {
  const parts = Math.ceil(all.length / most);
  const startOf = (part: number): number => Math.round((part * all.length) / parts);
  return Array.from({ length: parts }, (_, part) => all.slice(startOf(part), startOf(part + 1)));
};
