import { findTooManyMegapixels, isJpegOfUnknownSize } from '@inkstone/exam/picture-size';
import { openPdfFile } from '@inkstone/ui/pdf';

/** One page of a file: the picture that is kept, and its pixels to be read. */
export interface SheetPicture {
  picture: Blob;
  name: string;
  /** The page of a PDF, from 1; null for a picture. */
  filePage: number | null;
  pixels: { width: number; height: number; data: Uint8ClampedArray };
}

/** The longer side of what is read, in pixels: seven of them are a millimetre. */
const readSide = 2000;
const pageWidth = 1654;
const headerBytes = 8 * 1024 * 1024;
const mostPages = 300;

const contextFor = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
};

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.88);
  });

const readPixels = (canvas: HTMLCanvasElement): SheetPicture['pixels'] => {
  const { width, height } = canvas;
  return { width, height, data: contextFor(canvas).getImageData(0, 0, width, height).data };
};

const drawPicture = async (file: Blob): Promise<HTMLCanvasElement> => {
  const header = await file.slice(0, headerBytes).arrayBuffer();
  if (findTooManyMegapixels(header) !== null || isJpegOfUnknownSize(header)) throw new Error('too large a picture');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, readSide / Math.max(bitmap.width, bitmap.height));
  const size = { width: Math.round(bitmap.width * scale), height: Math.round(bitmap.height * scale) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = contextFor(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return canvas;
};

async function* openPdfPages(file: File): AsyncGenerator<SheetPicture> {
  const pdf = await openPdfFile(file);
  try {
    for (let filePage = 1; filePage <= Math.min(pdf.pages, mostPages); filePage += 1) {
      const canvas = document.createElement('canvas');
      const { width, height } = await pdf.size(filePage);
      await pdf.draw(filePage, canvas, width > height ? readSide : pageWidth).done;
      yield { picture: await toJpeg(canvas), name: file.name, filePage, pixels: readPixels(canvas) };
    }
  } finally {
    pdf.close();
  }
}

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** The pages of a file. A JPEG or PNG is kept as it came; another picture that the browser shows is kept as a JPEG. */
export async function* openPages(file: File): AsyncGenerator<SheetPicture> {
  if (isPdf(file)) yield* openPdfPages(file);
  else {
    const canvas = await drawPicture(file);
    const picture = ['image/jpeg', 'image/png'].includes(file.type) ? file : await toJpeg(canvas);
    yield { picture, name: file.name, filePage: null, pixels: readPixels(canvas) };
  }
}
