import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import html2canvas from 'html2canvas-pro';
import { pageNonce } from '@inkstone/ui';
import { calmRows } from './calm-row.ts';
import { fitDrawings } from './fit-drawings.ts';
import { laidOnPaper } from './on-paper.ts';
import { washWords } from './word-washes.ts';

// A4 in points, with its margin; captures are drawn in the page's own width.
const paper = { width: 595.28, height: 841.89, margin: 34 };
const inner = { width: paper.width - 2 * paper.margin, height: paper.height - 2 * paper.margin };
const captureWidth = 960;
const between = 14;
const jpegQuality = 0.4;

/** The parts of a page that are captured one by one, in order. */
const blocksOf = (page: HTMLElement): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-pdf]')];

/** Drawings carry the colours that they had on the screen; on paper they take those of the light scheme. */
const lightenDrawings = (block: HTMLElement): void => {
  const drawings = [...block.querySelectorAll<SVGElement>('svg, svg *')];
  const inks = ['color', 'fill', 'stroke'] as const;
  for (const { style } of drawings) for (const ink of inks) style.removeProperty(ink);
  for (const drawing of drawings) {
    const light = drawing.ownerDocument.defaultView?.getComputedStyle(drawing);
    for (const ink of inks) drawing.style.setProperty(ink, light?.getPropertyValue(ink) ?? null);
  }
};

/** A canvas draws curly quotes as wide as Chinese ones; in other languages straight ones take their place. */
const plainQuotes = (block: HTMLElement): void => {
  const texts = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isChinese = text.parentElement?.closest('[lang]')?.getAttribute('lang')?.startsWith('zh');
    if (isChinese || !text.nodeValue) continue;
    text.nodeValue = text.nodeValue.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
  }
};

/** Captures one part as it is printed: light, all answers shown, nothing to press. */
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
      washWords(own);
    },
  }).finally(() => {
    delete block.dataset['capturing'];
  });
};

const sliceOf = (canvas: HTMLCanvasElement, from: number, height: number): HTMLCanvasElement => {
  const slice = document.createElement('canvas');
  slice.width = canvas.width;
  slice.height = height;
  slice.getContext('2d')?.drawImage(canvas, 0, from, canvas.width, height, 0, 0, canvas.width, height);
  return slice;
};

/** Rows of pixels above a page's end that are looked through for one between two lines. */
const searched = 240;

/** What of a capture goes on the page: all that is left, or as far down as no line of text is cut. */
const heightFor = (canvas: HTMLCanvasElement, from: number, room: number): number => {
  if (room >= canvas.height - from) return canvas.height - from;
  const above = Math.max(0, room - searched);
  const pixels = canvas.getContext('2d')?.getImageData(0, from + above, canvas.width, room - above);
  return pixels ? above + calmRows(pixels) : room;
};

interface Place {
  page: PDFPage | null;
  /** Points that are left on the page. */
  left: number;
}

interface Captured {
  canvas: HTMLCanvasElement;
  /** A long table: it begins on what is left of a page, where that holds its head and some rows. */
  flows: boolean;
}

const leastBegun = 120;

/** Puts a capture under what is there; what does not fit goes on on further pages. */
const draw = async (pdf: PDFDocument, { canvas, flows }: Captured, place: Place): Promise<void> => {
  const scale = inner.width / canvas.width;
  let from = 0;
  // A last strip without room for a line is the foot of a frame: no page is begun for it.
  while (from === 0 || (canvas.height - from) * scale > between) {
    const whole = (canvas.height - from) * scale;
    const begins = flows && from === 0 && place.left > leastBegun;
    if (!place.page || (whole > place.left && place.left < inner.height && !begins)) {
      place.page = pdf.addPage([paper.width, paper.height]);
      place.left = inner.height;
    }
    const height = heightFor(canvas, from, Math.floor(place.left / scale));
    const jpeg = sliceOf(canvas, from, height).toDataURL('image/jpeg', jpegQuality);
    const image = await pdf.embedJpg(jpeg);
    const y = paper.height - paper.margin - (inner.height - place.left) - height * scale;
    place.page.drawImage(image, { x: paper.margin, y, width: inner.width, height: height * scale });
    place.left -= height * scale;
    from += height;
  }
  place.left -= between;
};

const download = (bytes: Uint8Array, name: string): void => {
  const link = document.createElement('a');
  const url = URL.createObjectURL(new Blob([bytes.slice().buffer], { type: 'application/pdf' }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Saves the marked parts of a page as a PDF of pictures; says after each part how far it is. */
export const savePdf = async (
  page: HTMLElement,
  fileName: string,
  onProgress: (done: number, all: number) => void,
): Promise<void> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(fileName);
  await laidOnPaper(async () => {
    const blocks = blocksOf(page);
    const place: Place = { page: null, left: 0 };
    for (const [index, block] of blocks.entries()) {
      onProgress(index, blocks.length);
      const canvas = await capture(block);
      await draw(pdf, { canvas, flows: block.dataset['pdf'] === 'flow' }, place);
    }
  });
  download(await pdf.save(), `${fileName.replaceAll(/[\\/:*?"<>|]/g, ' ')}.pdf`);
};
