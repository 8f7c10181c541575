import type {
  PDFDataRangeTransport,
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
  RenderTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { findObstacle } from './obstacles.ts';
import { readOutline, type OutlineRow } from './outline.ts';
import { renderTextLayer, readPieces, type TextPiece } from './page-text.ts';

/** An open PDF. */
export interface Pdf {
  pages: number;
  /** Size of a page in points, after rotation. */
  size(page: number): Promise<{ width: number; height: number }>;
  /** The text of a page in reading order; empty where it is a scan. */
  text(page: number): Promise<string>;
  /** Renders a page as wide as the canvas should be; the result cancels it. */
  draw(page: number, canvas: HTMLCanvasElement, width: number): { done: Promise<void>; cancel(): void };
  /** The text items of a page, as `renderTextLayer` uses them. */
  pieces(page: number): Promise<readonly TextPiece[]>;
  /** Lays the text of a page over its picture, to be selected; returns one element for each text item. */
  renderTextLayer(page: number, container: HTMLElement): { done: Promise<readonly HTMLElement[]>; cancel(): void };
  outline(): Promise<readonly OutlineRow[]>;
  close(): void;
}

// A canvas larger than this is refused by some devices.
const maxPixels = 16_000_000;

const startRender = (opened: Promise<PDFPageProxy>, canvas: HTMLCanvasElement, targetWidth: number) => {
  let task: RenderTask | null = null;
  let isCancelled = false;
  const draw = async (): Promise<void> => {
    const page = await opened;
    if (isCancelled) return;
    const { width, height } = page.getViewport({ scale: 1 });
    const maxScale = Math.sqrt(maxPixels / (width * height));
    const viewport = page.getViewport({ scale: Math.min(targetWidth / width, maxScale) });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
  };
  return {
    done: draw().catch((error: unknown) => {
      if (!isCancelled) throw error;
    }),
    cancel: () => {
      isCancelled = true;
      task?.cancel();
    },
  };
};

const toPdf = (document: PDFDocumentProxy, close: () => void): Pdf => ({
  pages: document.numPages,
  size: async (page) => {
    const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 });
    return { width, height };
  },
  text: async (page) => {
    const pieces = await readPieces(await document.getPage(page));
    return pieces
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  },
  pieces: async (page) => readPieces(await document.getPage(page)),
  renderTextLayer: (page, container) => renderTextLayer(document.getPage(page), container),
  outline: () => readOutline(document),
  draw: (page, canvas, width) => startRender(document.getPage(page), canvas, width),
  close,
});

type PdfSource = { url: string } | { data: Uint8Array } | { range: PDFDataRangeTransport };

/** Starts to open a PDF; the reader and its files are served by the product, loaded with the first PDF. */
const startOpening = async (source: PdfSource): Promise<PDFDocumentLoadingTask> => {
  const { getDocument, GlobalWorkerOptions, version } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const assetsPath = `/assets/pdfjs-${version}`;
  GlobalWorkerOptions.workerSrc = `${assetsPath}/pdf.worker.min.mjs`;
  return getDocument({
    ...source,
    wasmUrl: `${assetsPath}/wasm/`,
    cMapUrl: `${assetsPath}/cmaps/`,
    iccUrl: `${assetsPath}/iccs/`,
    standardFontDataUrl: `${assetsPath}/standard_fonts/`,
    enableXfa: false,
  });
};

/** Opens a PDF by its URL. */
export const openPdf = async (url: string): Promise<Pdf> => {
  const task = await startOpening({ url });
  const document = await task.promise;
  return toPdf(document, () => void task.destroy());
};

/** Opens a PDF of this device. */
export const openPdfFile = async (file: Blob): Promise<Pdf> => {
  const task = await startOpening({ data: new Uint8Array(await file.arrayBuffer()) });
  const document = await task.promise;
  return toPdf(document, () => void task.destroy());
};

/**
 * Checks a PDF of this device before it is uploaded: what would keep everybody from reading it, or null where nothing
 * does, or where the reader cannot be loaded (without a network).
 */
export const findPdfObstacle = async (file: Blob): Promise<ReturnType<typeof findObstacle>> => {
  const reader = await import('pdfjs-dist/legacy/build/pdf.mjs').catch(() => null);
  return reader && findObstacle(file, { ...reader, open: (range) => startOpening({ range }) });
};
