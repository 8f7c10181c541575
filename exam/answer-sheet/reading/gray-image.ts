/** A picture in grey: one byte a pixel, row by row, 0 black. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Grey of a place between pixels; places outside take the nearest pixel. */
export const sampleGray = ({ width, height, pixels }: GrayImage, x: number, y: number): number => {
  const column = Math.min(Math.max(x, 0), width - 1.001);
  const row = Math.min(Math.max(y, 0), height - 1.001);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [across, down] = [column - left, row - top];
  const at = top * width + left;
  const upper = (pixels[at] ?? 0) * (1 - across) + (pixels[at + 1] ?? 0) * across;
  const lower = (pixels[at + width] ?? 0) * (1 - across) + (pixels[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
};

/** Sums of all pixels above and left of a place, with a row and a column of zeros before them. */
const sumArea = ({ width, height, pixels }: GrayImage): Float64Array => {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let row = 0; row < height; row += 1) {
    let line = 0;
    for (let column = 0; column < width; column += 1) {
      line += pixels[row * width + column] ?? 0;
      sums[(row + 1) * stride + column + 1] = (sums[row * stride + column + 1] ?? 0) + line;
    }
  }
  return sums;
};

/**
 * Marks each pixel that is darker than its neighbourhood by a share: 1 dark, 0 light. Shade across a page changes the
 * neighbourhood too, so that one threshold serves light and dark corners.
 */
export const thresholdLocally = (image: GrayImage, share = 0.72): Uint8Array => {
  const { width, height, pixels } = image;
  const sums = sumArea(image);
  const stride = width + 1;
  const reach = Math.max(8, Math.round(Math.max(width, height) / 16));
  const dark = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach)];
    for (let column = 0; column < width; column += 1) {
      const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach)];
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      dark[row * width + column] = (pixels[row * width + column] ?? 0) < mean * share ? 1 : 0;
    }
  }
  return dark;
};
