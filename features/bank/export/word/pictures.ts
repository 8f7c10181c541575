import type { ExportedFile } from '../format.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

const usualSize: Size = { width: 320, height: 240 };

const readAttribute = (svg: string, name: string): number =>
  Number(new RegExp(`<svg[^>]*\\s${name}="([\\d.]+)(?:px)?"`).exec(svg)?.[1] ?? Number.NaN);

const measureSvg = (bytes: Buffer): Size | null => {
  const svg = bytes.toString('utf8', 0, 4000);
  const [width, height] = [readAttribute(svg, 'width'), readAttribute(svg, 'height')];
  if (width > 0 && height > 0) return { width, height };
  const [, , boxWidth, boxHeight] =
    /<svg[^>]*\sviewBox="([\d.-]+)[\s,]+([\d.-]+)[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  return boxWidth && boxHeight ? { width: boxWidth, height: boxHeight } : null;
};

/** The frame of a JPEG follows other segments (ITU-T T.81, B.1.1). */
const measureJpeg = (bytes: Buffer): Size | null => {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
};

const measure = ({ bytes, mimeType }: ExportedFile): Size | null => {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mimeType === 'image/svg+xml') return measureSvg(data);
  if (mimeType === 'image/png' && data.length > 24)
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (mimeType === 'image/gif' && data.length > 10)
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  return mimeType === 'image/jpeg' ? measureJpeg(data) : null;
};

/** The most pixels that a line of the page has. */
const maxWidth = 600;

/** The size in which a picture stands on the page: that of its tag, or its own, and no wider than the page. */
export const fitPicture = (
  file: ExportedFile,
  tagSize: { width: string | undefined; height: string | undefined },
): Size => {
  const own = measure(file) ?? usualSize;
  const ratio = own.width > 0 && own.height > 0 ? own.height / own.width : usualSize.height / usualSize.width;
  const width =
    Number(tagSize.width ?? (tagSize.height ? Number(tagSize.height) / ratio : own.width)) || usualSize.width;
  const height = Number(tagSize.height ?? width * ratio) || usualSize.height;
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** File extensions by media type, for pictures that Word draws. */
export const pictureExtensions = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/svg+xml', 'svg'],
]);

/** A picture without anything on it, for programs that draw no SVG. */
export const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
