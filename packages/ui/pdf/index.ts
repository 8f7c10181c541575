export { findPdfObstacle, openPdf, type Pdf, type PdfObstacle } from './pdf.ts';
export type { OutlineRow } from './outline.ts';
export type { TextPiece } from './page-text.ts';
