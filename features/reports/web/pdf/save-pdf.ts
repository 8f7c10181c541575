import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import html2canvas from 'html2canvas-pro';
import { pageNonce } from '@inkstone/ui';
import { findBlankRow } from './blank-row.ts';
import { fitDrawings } from './fit-drawings.ts';
import { saveFile } from './save-file.ts';
import { withPrintLayout } from './print-layout.ts';
import { moveBackgroundToWords } from './word-backgrounds.ts';

// A4 in points with its margin; captures use a fixed width of their own.
const pageSize = { width: 595.28, height: 841.89, margin: 34 };
const contentSize = { width: pageSize.width - 2 * pageSize.margin, height: pageSize.height - 2 * pageSize.margin };
const captureWidth = 960;
const blockGap = 14;
const jpegQuality = 0.4;

/** The parts of a page that are captured separately, in order. */
const listPdfBlocks = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-pdf]')];

/** Charts carry inline colours from the screen; in the PDF they get those of the light scheme. */
const lightenDrawings = (block: HTMLElement): void => {
  const drawings = [...block.querySelectorAll<SVGElement>('svg, svg *')];
  const inks = ['color', 'fill', 'stroke'] as const;
  for (const { style } of drawings) for (const ink of inks) style.removeProperty(ink);
  for (const drawing of drawings) {
    const light = drawing.ownerDocument.defaultView?.getComputedStyle(drawing);
    for (const ink of inks) drawing.style.setProperty(ink, light?.getPropertyValue(ink) ?? null);
  }
};

/** A canvas draws curly quotes as wide as Chinese ones, so other languages use straight quotes. */
const plainQuotes = (block: HTMLElement): void => {
  const texts = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isChinese = text.parentElement?.closest('[lang]')?.getAttribute('lang')?.startsWith('zh');
    if (isChinese || !text.nodeValue) continue;
    text.nodeValue = text.nodeValue.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
  }
};

/** Captures one part as it is printed: light scheme, all answers shown, no controls. */
const capture = (block: HTMLElement): Promise<HTMLCanvasElement> => {
  block.dataset['capturing'] = '';
  return html2canvas(block, {
    scale: 2,
    backgroundColor: '#ffffff',
    windowWidth: captureWidth + 80,
    logging: false,
    cspNonce: pageNonce(),
    ignoreElements: (element) =>
      element.classList.contains('no-print') ||
      (element instanceof HTMLElement && element !== block && 'pdf' in element.dataset && !element.contains(block)),
    onclone: (copy) => {
      copy.documentElement.dataset['mantineColorScheme'] = 'light';
      copy.documentElement.dataset['capture'] = '';
      const own = copy.querySelector<HTMLElement>('[data-capturing]');
      if (!own) return;
      own.style.width = `${captureWidth}px`;
      fitDrawings(own);
      lightenDrawings(own);
      plainQuotes(own);
      moveBackgroundToWords(own);
    },
  }).finally(() => {
    delete block.dataset['capturing'];
  });
};

const sliceCanvas = (canvas: HTMLCanvasElement, from: number, height: number): HTMLCanvasElement => {
  const slice = document.createElement('canvas');
  slice.width = canvas.width;
  slice.height = height;
  slice.getContext('2d')?.drawImage(canvas, 0, from, canvas.width, height, 0, 0, canvas.width, height);
  return slice;
};

/** Rows of pixels above a page's end that are searched for a gap between two lines. */
const maxSearchRows = 240;

/** How much of a capture fits on the page without cutting a line of text. */
const heightFor = (canvas: HTMLCanvasElement, from: number, room: number): number => {
  if (room >= canvas.height - from) return canvas.height - from;
  const above = Math.max(0, room - maxSearchRows);
  const pixels = canvas.getContext('2d')?.getImageData(0, from + above, canvas.width, room - above);
  return pixels ? above + findBlankRow(pixels) : room;
};

interface PagePosition {
  page: PDFPage | null;
  /** Remaining height of the page in points. */
  remaining: number;
}

interface CapturedBlock {
  canvas: HTMLCanvasElement;
  /** A long table: it starts on a partly filled page where its head and some rows fit. */
  isBreakable: boolean;
}

const minStartHeight = 120;

/** Places a capture below the previous one; the rest continues on further pages. */
const draw = async (pdf: PDFDocument, { canvas, isBreakable }: CapturedBlock, place: PagePosition): Promise<void> => {
  const scale = contentSize.width / canvas.width;
  let from = 0;
  // A last strip without room for a line is the bottom of a frame and starts no new page.
  while (from === 0 || (canvas.height - from) * scale > blockGap) {
    const blockHeight = (canvas.height - from) * scale;
    const begins = isBreakable && from === 0 && place.remaining > minStartHeight;
    if (!place.page || (blockHeight > place.remaining && place.remaining < contentSize.height && !begins)) {
      place.page = pdf.addPage([pageSize.width, pageSize.height]);
      place.remaining = contentSize.height;
    }
    const height = heightFor(canvas, from, Math.floor(place.remaining / scale));
    const jpeg = sliceCanvas(canvas, from, height).toDataURL('image/jpeg', jpegQuality);
    const image = await pdf.embedJpg(jpeg);
    const y = pageSize.height - pageSize.margin - (contentSize.height - place.remaining) - height * scale;
    place.page.drawImage(image, { x: pageSize.margin, y, width: contentSize.width, height: height * scale });
    place.remaining -= height * scale;
    from += height;
  }
  place.remaining -= blockGap;
};

/** Saves the marked parts of a page as a PDF of pictures; reports progress after each part. */
export const savePdf = async (
  page: HTMLElement,
  fileName: string,
  onProgress: (done: number, all: number) => void,
): Promise<void> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(fileName);
  await withPrintLayout(async () => {
    const blocks = listPdfBlocks(page);
    const place: PagePosition = { page: null, remaining: 0 };
    for (const [index, block] of blocks.entries()) {
      onProgress(index, blocks.length);
      const canvas = await capture(block);
      await draw(pdf, { canvas, isBreakable: block.dataset['pdf'] === 'flow' }, place);
    }
  });
  saveFile(new Blob([(await pdf.save()).slice().buffer], { type: 'application/pdf' }), fileName);
};
