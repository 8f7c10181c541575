/** Splits a list into as few parts as a maximum size allows, of nearly equal length. */
export const splitEvenly = <T>(all: readonly T[], most: number): T[][] => {
  const parts = Math.ceil(all.length / most);
  const getStart = (part: number): number => Math.round((part * all.length) / parts);
  return Array.from({ length: parts }, (_, part) => all.slice(getStart(part), getStart(part + 1)));
};
