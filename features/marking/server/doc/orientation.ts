/** Transformation of a picture's pixels to upright: a matrix on the unit square, y upwards. */
export type OrientationMatrix = readonly [number, number, number, number, number, number];

// EXIF orientations 1 to 8 (JEITA CP-3451, tag 0x0112).
const matrices: readonly OrientationMatrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
];

const parseExif = (view: DataView, at: number, end: number): number => {
  const isLittle = view.getUint16(at) === 0x4949;
  const first = at + view.getUint32(at + 4, isLittle);
  const count = view.getUint16(first, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = first + 2 + 12 * index;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle);
  }
  return 1;
};

const exifSignature = 0x45786966;

const parseOrientation = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + 10 < view.byteLength && view.getUint8(at) === 0xff) {
    const [marker, size] = [view.getUint8(at + 1), view.getUint16(at + 2)];
    if (marker === 0xe1 && view.getUint32(at + 4) === exifSignature) return parseExif(view, at + 10, at + 2 + size);
    if (marker === 0xda) return 1;
    at += 2 + size;
  }
  return 1;
};

/** EXIF orientation of a JPEG, from 1 (upright) to 8; 1 where it is missing or invalid. */
export const getJpegOrientation = (bytes: Uint8Array): number => {
  try {
    const orientation = parseOrientation(bytes);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
};

/** The matrix for an orientation. */
export const getOrientationMatrix = (orientation: number): OrientationMatrix =>
  matrices[orientation - 1] ?? [1, 0, 0, 1, 0, 0];

/** Whether the orientation swaps width and height. */
export const isSideways = (orientation: number): boolean => orientation >= 5;
