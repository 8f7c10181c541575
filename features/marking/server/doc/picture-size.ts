// Embedding a PNG decodes it completely, at about ten bytes per pixel.
const maxPixels = 50_000_000;

const toDataView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

// The header comes first: width and height follow its length and name (PNG, 5.6 and 11.2.2).
const countPngPixels = (view: DataView): number => view.getUint32(16) * view.getUint32(20);

// Height and width are in the first start of frame: C0 to CF without C4, C8 and CC (T.81, B.2.2).
const countJpegPixels = (view: DataView): number => {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return Infinity;
};

/** Whether the picture's header declares a pixel count above zero and within the limit. */
export const isWithinPixelLimit = (mime: 'image/png' | 'image/jpeg', bytes: Uint8Array): boolean => {
  try {
    const pixels = (mime === 'image/png' ? countPngPixels : countJpegPixels)(toDataView(bytes));
    return pixels > 0 && pixels <= maxPixels;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
};
