/** The letter of an option: index 0 is A; AA follows Z. */
export const optionLetter = (index: number): string => {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : optionLetter(Math.floor(index / 26) - 1) + last;
};

/** Formats hundredths of a point with at most two decimals and no trailing zeros. */
export const pointsText = (hundredths: number): string => String(Math.round(hundredths) / 100);
