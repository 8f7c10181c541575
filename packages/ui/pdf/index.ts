export { toPdfObstacle, type PdfObstacle } from './obstacles.ts';
export { findPdfObstacle, openPdf, openPdfFile, type Pdf } from './pdf.ts';
export type { OutlineRow } from './outline.ts';
export type { TextPiece } from './page-text.ts';
