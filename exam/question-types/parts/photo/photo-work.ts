import { findPage } from './find-page.ts';
import { findTooManyMegapixels, isJpegOfUnknownSize, type PictureSize } from './picture-size.ts';
import { isWholePicture, type Quad } from './quad.ts';
import { measurePage, straighten, type Pixels } from './straighten.ts';

/** What is asked of a photo, turned right by quarters first. */
export type PhotoJob = { photo: Blob; quarters: number } & (
  | { kind: 'preview' }
  /** Cut to the page between the corners, and straightened. */
  | { kind: 'edit'; quad: Quad }
);

/** What came of it. */
export type PhotoResult =
  | { is: 'preview'; picture: Blob; guess: Quad | null }
  | { is: 'edited'; photo: Blob }
  | { is: 'failed'; megapixels: number | null };

type Canvas = OffscreenCanvas | HTMLCanvasElement;

const createCanvas = ({ width, height }: PictureSize): Canvas => {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
};

const contextFor = (canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !('drawImage' in context)) throw new Error('no canvas');
  return context;
};

const toJpeg = (canvas: Canvas, quality: number): Promise<Blob> =>
  'convertToBlob' in canvas
    ? canvas.convertToBlob({ type: 'image/jpeg', quality })
    : new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality);
      });

interface Limits {
  maxSide: number;
  maxPixels: number;
}

// What is edited and what comes of it, together some 80 MB while it lasts.
const sourceLimits: Limits = { maxSide: 5000, maxPixels: 12_000_000 };
const pageLimits: Limits = { maxSide: 3200, maxPixels: 7_000_000 };
const previewLimits: Limits = { maxSide: 1200, maxPixels: 1_440_000 };
const guessLimits: Limits = { maxSide: 240, maxPixels: 57_600 };

/** Draws a picture turned by quarters, as its EXIF orientation says it was held, and no larger than allowed. */
const drawTurned = (picture: ImageBitmap | Canvas, quarters: number, limits: Limits): Canvas => {
  const { width, height } = picture;
  const scale = Math.min(1, limits.maxSide / Math.max(width, height), Math.sqrt(limits.maxPixels / (width * height)));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = createCanvas(quarters % 2 === 0 ? size : { width: size.height, height: size.width });
  const context = contextFor(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -size.width / 2, -size.height / 2, size.width, size.height);
  return canvas;
};

const readPixels = (canvas: Canvas): Pixels => {
  const { data } = contextFor(canvas).getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data: Uint8ClampedArray.from(data) };
};

const drawPage = (canvas: Canvas, quad: Quad): Canvas => {
  const size = measurePage(quad, canvas, pageLimits);
  const { data } = straighten(readPixels(canvas), quad, size);
  const page = createCanvas(size);
  const context = contextFor(page);
  const image = context.createImageData(size.width, size.height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return page;
};

const runOn = async (bitmap: ImageBitmap, job: PhotoJob): Promise<PhotoResult> => {
  const { quarters } = job;
  if (job.kind === 'preview') {
    const preview = drawTurned(bitmap, quarters, previewLimits);
    const guess = findPage(readPixels(drawTurned(preview, 0, guessLimits)));
    return { is: 'preview', picture: await toJpeg(preview, 0.85), guess };
  }
  const source = drawTurned(bitmap, quarters, sourceLimits);
  const page = isWholePicture(job.quad) ? drawTurned(source, 0, pageLimits) : drawPage(source, job.quad);
  return { is: 'edited', photo: await toJpeg(page, 0.88) };
};

/** The header of a picture lies within its first bytes; phones put a depth map of some megabytes before a JPEG's frame. */
export const headerBytes = 8 * 1024 * 1024;

/**
 * Runs a job on a photo. One with too many pixels is told by its header, before it is decoded, and a JPEG whose header
 * does not tell its size is not decoded; the photo stays as it is.
 */
export const runPhotoJob = async (job: PhotoJob): Promise<PhotoResult> => {
  try {
    const header = await job.photo.slice(0, headerBytes).arrayBuffer();
    const megapixels = findTooManyMegapixels(header);
    if (megapixels !== null || isJpegOfUnknownSize(header)) return { is: 'failed', megapixels };
    const bitmap = await createImageBitmap(job.photo, { imageOrientation: 'from-image' });
    try {
      return await runOn(bitmap, job);
    } finally {
      bitmap.close();
    }
  } catch {
    return { is: 'failed', megapixels: null };
  }
};
