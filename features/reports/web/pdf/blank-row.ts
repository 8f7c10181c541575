const minBlankBrightness = 150;

/** Rows of pixels, four bytes each, as a canvas returns them. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

const isBlankRow = ({ data, width }: Pixels, row: number): boolean => {
  const start = row * width * 4;
  for (let at = start; at < start + width * 4; at += 4) {
    if ((data[at] ?? 0) < minBlankBrightness && (data[at + 1] ?? 0) < minBlankBrightness) return false;
  }
  return true;
};

/** Number of rows up to and including the lowest blank one; all rows where none is blank. */
export const findBlankRow = (pixels: Pixels): number => {
  for (let row = pixels.height - 1; row >= 0; row -= 1) if (isBlankRow(pixels, row)) return row + 1;
  return pixels.height;
};
