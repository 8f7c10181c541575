/** The most pixels of a photo that is decoded; the server takes no more either. */
export const maxPhotoPixels = 50_000_000;

export interface PictureSize {
  width: number;
  height: number;
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The frame of a JPEG follows other segments: profiles, thumbnails, comments (ITU-T T.81, B.1.1). */
const readJpegSize = (view: DataView): PictureSize | null => {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) || 65_535 };
    if (marker === 0xda || marker === 0xd9) return null;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

/** The canvas size in the three formats of WebP (RFC 9649, 2.5 to 2.7). */
const readWebpSize = (view: DataView): PictureSize | null => {
  const form = view.getUint32(12);
  const readThreeBytes = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
  // VP8X, VP8 and VP8L.
  if (form === 0x56_50_38_58) return { width: readThreeBytes(24), height: readThreeBytes(27) };
  if (form === 0x56_50_38_20)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form !== 0x56_50_38_4c) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const isJpeg = (view: DataView): boolean => view.getUint32(0) >>> 8 === 0xff_d8_ff;

/** The size that a picture's header declares, before anything is decoded; null for what is no picture. */
export const readPictureSize = (bytes: ArrayBuffer): PictureSize | null => {
  if (bytes.byteLength < 30) return null;
  const view = new DataView(bytes);
  const start = view.getUint32(0);
  if (isJpeg(view)) return readJpegSize(view);
  // PNG, GIF and RIFF.
  if (start === 0x89_50_4e_47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (start === 0x47_49_46_38) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return start === 0x52_49_46_46 ? readWebpSize(view) : null;
};

/** Whether a JPEG does not tell its size in its first bytes: how much decoding it would take is not known then. */
export const isJpegOfUnknownSize = (bytes: ArrayBuffer): boolean =>
  bytes.byteLength >= 30 && isJpeg(new DataView(bytes)) && readPictureSize(bytes) === null;

/** The megapixels of a photo that is too large to be decoded; null where it is not. */
export const findTooManyMegapixels = (bytes: ArrayBuffer): number | null => {
  const size = readPictureSize(bytes);
  const pixels = size ? size.width * size.height : 0;
  return pixels > maxPhotoPixels ? Math.ceil(pixels / 1_000_000) : null;
};
