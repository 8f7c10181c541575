import { BlendMode, LineCapStyle, rgb, type PDFDocument } from '@cantoo/pdf-lib';
import type { PdfTask } from '@inkstone/files/apart';
import { embedFaces, getPageGeometry, pdfColors, isDrawable, createPdfWriter, openPdf } from '@inkstone/files/paper';
import type { PageGeometry, PdfWriter } from '@inkstone/files/paper';
import type { BookMark } from '../../contract.ts';
import {
  sortByReadingOrder,
  highlightColours,
  getMarkNote,
  numberMarks,
  penColours,
  getMarkStart,
} from '../../mark-style.ts';

/** The marks to draw into a book. */
export interface BookDrawing {
  name: string;
  marks: readonly BookMark[];
}

type ContentOfKind<Kind extends BookMark['content']['kind']> = Extract<BookMark['content'], { kind: Kind }>;

const toRgb = ([red, green, blue]: readonly [number, number, number]) => rgb(red, green, blue);

const drawHighlight = ({ page, toPagePoint }: PageGeometry, { rects, colour }: ContentOfKind<'highlight'>): void => {
  for (const [x, y, width, height] of rects) {
    const [from, to] = [toPagePoint({ x, y }), toPagePoint({ x: x + width, y: y + height })];
    page.drawRectangle({
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
      color: toRgb(highlightColours[colour]),
      // Multiplied, so that it appears below the text although it is drawn later.
      blendMode: BlendMode.Multiply,
    });
  }
};

const drawPen = (
  { page, toPagePoint, width: wide }: PageGeometry,
  { path, colour, width }: ContentOfKind<'pen'>,
): void => {
  const line = path.map(([x, y], index) => {
    const to = toPagePoint({ x, y });
    return `${index === 0 ? 'M' : 'L'}${to.x.toFixed(2)} ${(-to.y).toFixed(2)}`;
  });
  page.drawSvgPath(line.join(''), {
    x: 0,
    y: 0,
    borderColor: toRgb(penColours[colour]),
    borderWidth: width * wide,
    borderLineCap: LineCapStyle.Round,
  });
};

const drawPin = (ground: PageGeometry, mark: BookMark, options: { number: number; paper: PdfWriter }): void => {
  const { page, toPagePoint, width, height, rotation } = ground;
  const size = Math.max(6, 0.013 * width);
  const [x, y] = getMarkStart(mark);
  const spot = { x: Math.min(1 - size / width, Math.max(x, size / width)), y: Math.max(y, size / height) };
  page.drawCircle({
    ...toPagePoint(spot),
    size,
    borderColor: pdfColors.cinnabar,
    borderWidth: size * 0.16,
    color: pdfColors.white,
  });
  const text = String(options.number);
  const points = size * (text.length > 2 ? 0.8 : 1.1);
  const half = options.paper.faces.strong.widthAt(text, points) / 2;
  const from = toPagePoint({ x: spot.x - half / width, y: spot.y + (points * 0.36) / height });
  options.paper.faces.strong.draw(page, text, { ...from, size: points, color: pdfColors.cinnabar, turn: rotation });
};

const drawContent = (ground: PageGeometry, { content }: BookMark): void => {
  if (content.kind === 'highlight') drawHighlight(ground, content);
  if (content.kind === 'pen') drawPen(ground, content);
};

const headings = { title: 'Notes · 批注', page: (page: number) => `p. ${page} · 第 ${page} 页` } as const;

const getQuote = ({ content }: BookMark): string =>
  content.kind === 'highlight' && content.quote !== '' ? `“${content.quote}” ` : '';

/** Adds the notes after the last page, each with its number and page. */
const writeNotes = (paper: PdfWriter, { name, marks }: BookDrawing, numbers: ReadonlyMap<string, number>): void => {
  const listedMarks = sortByReadingOrder(marks).filter(({ id }) => numbers.has(id));
  if (listedMarks.length === 0) return;
  paper.paragraph(headings.title, { size: 18, isStrong: true, after: 2 });
  paper.paragraph(name, { size: 11, color: pdfColors.faint, after: 6 });
  paper.rule(true);
  let page = 0;
  for (const mark of listedMarks) {
    if (mark.page !== page) paper.heading(headings.page(mark.page));
    page = mark.page;
    if (getQuote(mark) !== '')
      paper.paragraph(getQuote(mark), { size: 9.5, color: pdfColors.faint, indent: 22, after: 1 });
    const [first = '', ...more] = getMarkNote(mark).split('\n');
    paper.listItem(numbers.get(mark.id) ?? null, first);
    for (const line of more) paper.paragraph(line, { size: 10.5, color: pdfColors.cinnabar, indent: 22, after: 3 });
  }
};

const loadPdf = async (
  bytes: Uint8Array | undefined,
): Promise<{ pdf: PDFDocument; grounds: PageGeometry[] } | null> => {
  if (!bytes) return null;
  try {
    const pdf = await openPdf(bytes);
    const grounds = pdf.getPages().map(getPageGeometry);
    return grounds.length > 0 && grounds.every(isDrawable) ? { pdf, grounds } : null;
  } catch {
    return null;
  }
};

/** A book's PDF with the marks drawn on its pages and the notes appended; null where it cannot be drawn on. */
export const drawBook = async ({ facts: input, files }: PdfTask): Promise<Uint8Array | null> => {
  const facts = input as BookDrawing;
  const book = await loadPdf(files[0]?.bytes);
  if (!book) return null;
  const { pdf, grounds } = book;
  const notes = facts.marks.map((mark) => getMarkNote(mark) + getQuote(mark)).join('');
  const paper = createPdfWriter(
    pdf,
    await embedFaces(pdf, `${notes}${facts.name}${headings.title}${headings.page(0)}“”`),
  );
  const numbers = numberMarks(facts.marks);
  const onPages = sortByReadingOrder(facts.marks).flatMap((mark) => {
    const ground = grounds[mark.page - 1];
    return ground ? [{ ground, mark }] : [];
  });
  for (const { ground, mark } of onPages) drawContent(ground, mark);
  for (const { ground, mark } of onPages) {
    const number = numbers.get(mark.id);
    if (number !== undefined) drawPin(ground, mark, { number, paper });
  }
  writeNotes(paper, facts, numbers);
  return pdf.save();
};
