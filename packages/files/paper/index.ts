export { embedFaces, type Face, type Faces } from './fonts.ts';
export { openPdf } from './open-pdf.ts';
export { getPageGeometry, isDrawable, type PageGeometry, type Point, type Rotation } from './page-geometry.ts';
export type { TextSpan } from './lines.ts';
export { drawRing, pdfColors, createPdfWriter, pageSize, type PdfWriter } from './pdf-writer.ts';
