const darkest = 150;

/** Rows of pixels, four bytes each, as a canvas gives them. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

const isCalm = ({ data, width }: Pixels, row: number): boolean => {
  const start = row * width * 4;
  for (let at = start; at < start + width * 4; at += 4) {
    if ((data[at] ?? 0) < darkest && (data[at + 1] ?? 0) < darkest) return false;
  }
  return true;
};

/** How many rows stand above the lowest one without ink, with it; all of them where every row has some. */
export const calmRows = (pixels: Pixels): number => {
  for (let row = pixels.height - 1; row >= 0; row -= 1) if (isCalm(pixels, row)) return row + 1;
  return pixels.height;
};
