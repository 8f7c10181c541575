const maxPixels = 390;
const hanPixels = 14;
const otherPixels = 7.5;

/** Whether a name is too long for its line of 390 px, at the list's font size. */
export const isLongName = (name: string): boolean => {
  const width = [...name].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? hanPixels : otherPixels), 0);
  return width > maxPixels;
};
