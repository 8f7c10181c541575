import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { layOutSheetFor, pageSize, type Bubble, type SheetLayout } from '@inkstone/exam/answer-sheet';

/** What the canvas of pdf.js in Node can do, as far as sheets are drawn with it. */
interface NodeCanvas {
  toBuffer(type: 'image/jpeg', quality: number): Buffer;
}

interface Drawing {
  canvas: NodeCanvas & HTMLCanvasElement;
  context: CanvasRenderingContext2D;
}

interface DrawingFactory {
  create(width: number, height: number): Drawing;
}

/** A page that a student filled by pencil. */
interface FilledSheet {
  /** The page of the PDF, from 1. */
  pageNumber: number;
  /** The letters that are filled, by question in the printed order; none where it is left blank. */
  letters: readonly (readonly string[])[];
}

const dotsPerInch = 200;
const pencil = 'rgb(45, 45, 52)';
const table = 'rgb(120, 116, 110)';
/** How far a page lies turned on the glass, in degrees. */
const turns = [0.8, -1.3, 0, 1.9, -0.5];

const fill = (context: CanvasRenderingContext2D, { x, y }: Bubble, scale: number): void => {
  context.fillStyle = pencil;
  context.beginPath();
  context.ellipse(x * scale + 0.6, y * scale - 0.5, 1.95 * scale, 1.8 * scale, 0.4, 0, 2 * Math.PI);
  context.fill();
};

/** The sheet of questions of one right letter each that names its student. */
const layOut = (questions: number, options: number): SheetLayout =>
  layOutSheetFor(
    Array.from({ length: questions }, (_, index) => ({ kind: 'single', label: String(index + 1), options })),
    { recipientId: 1 },
  );

/** Lays the page a little turned on a dark glass. */
const scan = (factory: DrawingFactory, page: Drawing, degrees: number): Buffer => {
  const { width, height } = page.canvas;
  const margin = 40;
  const { canvas, context } = factory.create(width + 2 * margin, height + 2 * margin);
  context.fillStyle = table;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(page.canvas, -width / 2, -height / 2);
  return canvas.toBuffer('image/jpeg', 85);
};

/** Fills answer sheets of a printed PDF and scans them, one JPEG each. */
export const scanSheets = async (pdf: Uint8Array, sheets: readonly FilledSheet[], options: number) => {
  const task = getDocument({ data: new Uint8Array(pdf) });
  const document = await task.promise;
  const factory = document.canvasFactory as DrawingFactory;
  const files = [];
  for (const [index, { pageNumber, letters }] of sheets.entries()) {
    const page = await document.getPage(pageNumber);
    const viewport = page.getViewport({ scale: dotsPerInch / 72 });
    const drawing = factory.create(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: drawing.canvas, viewport }).promise;
    for (const { index: at, bubbles } of layOut(letters.length, options).pages[0]?.questions ?? [])
      for (const bubble of bubbles.filter(({ value }) => letters[at]?.includes(value)))
        fill(drawing.context, bubble, viewport.width / pageSize.width);
    const buffer = scan(factory, drawing, turns[index % turns.length] ?? 0);
    files.push({ name: `scan-${index + 1}.jpg`, mimeType: 'image/jpeg', buffer });
  }
  await task.destroy();
  return files;
};
