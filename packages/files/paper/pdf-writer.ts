import { rgb, type PDFDocument, type PDFPage, type RGB } from '@cantoo/pdf-lib';
import type { Face, Faces } from './fonts.ts';
import { layOutLines, type Line, type TextSpan, type Token } from './lines.ts';

/** The colours of a document. */
export const pdfColors = {
  ink: rgb(0.11, 0.12, 0.14),
  faint: rgb(0.42, 0.42, 0.4),
  hair: rgb(0.82, 0.8, 0.75),
  cinnabar: rgb(0.68, 0.18, 0.11),
  light: rgb(1, 0.84, 0.25),
  white: rgb(1, 1, 1),
} as const;

/** A4 with its margin, in points. */
export const pageSize = { width: 595.28, height: 841.89, margin: 50 } as const;
const textWidth = pageSize.width - 2 * pageSize.margin;

/** The style of a paragraph. */
export interface ParagraphStyle {
  size?: number;
  color?: RGB;
  isStrong?: boolean;
  indent?: number;
  /** Space below, in points. */
  after?: number;
}

/** Writes a document from top to bottom; pages are added as needed. */
export interface PdfWriter {
  pdf: PDFDocument;
  faces: Faces;
  paragraph(text: string | readonly TextSpan[], how?: ParagraphStyle): void;
  heading(text: string): void;
  /** A numbered or bulleted list item. */
  listItem(mark: number | null, text: string): void;
  rule(isThick?: boolean): void;
  /** Starts a new page. */
  startPage(): void;
}

/** Draws an annotation's number in a ring around a centre. */
export const drawRing = (
  page: PDFPage,
  face: Face,
  at: { x: number; y: number; number: number; size: number },
): void => {
  const { x, y, number, size } = at;
  page.drawCircle({ x, y, size, borderColor: pdfColors.cinnabar, borderWidth: size * 0.16, color: pdfColors.white });
  const text = String(number);
  const points = size * (text.length > 1 ? 1 : 1.25);
  const width = face.widthAt(text, points);
  face.draw(page, text, { x: x - width / 2, y: y - points * 0.36, size: points, color: pdfColors.cinnabar });
};

/** The style of a line. */
interface LineStyle {
  x: number;
  size: number;
  face: Face;
  color: RGB;
}

/** Draws a word, underlined where it is annotated, or an annotation's ring. */
const drawToken = (
  on: PDFPage,
  { token, x, width }: Line['tokens'][number],
  { x: from, base, size, face, color, ring }: LineStyle & { base: number; ring: Face },
): void => {
  const left = from + x;
  if (token.kind === 'ring') {
    const middle = { x: left + width / 2, y: base + size * 0.38 };
    return drawRing(on, ring, { ...middle, number: token.number, size: size * 0.5 });
  }
  face.draw(on, token.text, { x: left, y: base, size, color });
  if (!token.isMarked) return;
  const under = base - size * 0.22;
  on.drawLine({
    start: { x: left, y: under },
    end: { x: left + width, y: under },
    thickness: 1,
    color: pdfColors.cinnabar,
  });
};

/** Draws a horizontal line across the page. */
const drawRule = (on: PDFPage, y: number, { thickness, color }: { thickness: number; color: RGB }): void =>
  on.drawLine({ start: { x: pageSize.margin, y }, end: { x: pageSize.width - pageSize.margin, y }, thickness, color });

/** Creates a writer for a document. */
export const createPdfWriter = (pdf: PDFDocument, faces: Faces): PdfWriter => {
  let page: PDFPage | null = null;
  let y = 0;
  const pageWithRoom = (height: number): PDFPage => {
    if (page && y - height >= pageSize.margin) return page;
    y = pageSize.height - pageSize.margin;
    page = pdf.addPage([pageSize.width, pageSize.height]);
    return page;
  };
  const drawLine = (line: Line, how: LineStyle): void => {
    const height = how.size * 1.55;
    const on = pageWithRoom(height);
    y -= height;
    for (const token of line.tokens) drawToken(on, token, { ...how, base: y + how.size * 0.42, ring: faces.strong });
  };
  const paragraph: PdfWriter['paragraph'] = (
    text,
    { size = 11, color = pdfColors.ink, isStrong = false, indent = 0, after = 6 } = {},
  ) => {
    const face = isStrong ? faces.strong : faces.plain;
    const measure = measureTokens(face, size);
    const stretches = typeof text === 'string' ? [{ text }] : text;
    const clean = stretches.map((span) => ({ ...span, text: faces.drawable(span.text) }));
    for (const line of layOutLines(clean, { room: textWidth - indent, widthOf: measure })) {
      drawLine(line, { x: pageSize.margin + indent, size, face, color });
    }
    y -= after;
  };
  return {
    pdf,
    faces,
    paragraph,
    heading: (text) => {
      // Never alone at the foot of a page.
      pageWithRoom(64);
      y -= 8;
      paragraph(text, { size: 13, isStrong: true, after: 4 });
    },
    listItem: (mark, text) => {
      const size = 10.5;
      const on = pageWithRoom(size * 1.55);
      const x = pageSize.margin + 7;
      const middle = y - size * 0.75;
      if (mark === null) on.drawCircle({ x, y: middle, size: 1.8, color: pdfColors.cinnabar });
      else drawRing(on, faces.strong, { x, y: middle, number: mark, size: 6.2 });
      paragraph(text, { size, color: pdfColors.cinnabar, indent: 22, after: 3 });
    },
    rule: (isThick = false) => {
      const on = pageWithRoom(10);
      if (isThick) drawRule(on, y, { thickness: 2.2, color: pdfColors.ink });
      drawRule(on, y - (isThick ? 3.4 : 0), { thickness: 0.7, color: isThick ? pdfColors.ink : pdfColors.hair });
      y -= isThick ? 14 : 10;
    },
    startPage: () => {
      page = null;
    },
  };
};

/** The width of a token in a face and size; each text is measured once. */
const measureTokens = (face: Faces['plain'], size: number): ((token: Token) => number) => {
  const widths = new Map<string, number>();
  return (token) => {
    if (token.kind === 'ring') return size * 1.3;
    const known = widths.get(token.text) ?? face.widthAt(token.text, size);
    widths.set(token.text, known);
    return known;
  };
};
